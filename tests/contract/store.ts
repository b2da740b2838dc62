import type { Store } from '@/lib/store/port'
import { testAdmission } from './store-admission'
import { testBounds } from './store-bounds'
import { testContactForm } from './store-contact'
import { testDownloads } from './store-downloads'
import { joe, type StoreHarness } from './store-harness'
import { testNewsletter } from './store-newsletter'
import { testOutbox } from './store-outbox'
import { testRecords } from './store-records'
import { testSuppression } from './store-suppression'

export function describeStore(name: string, open: () => Promise<StoreHarness>): void {
  describe(name, () => {
    let current: StoreHarness
    beforeEach(async () => {
      current = await open()
    })
    const store = new Proxy({} as Store, { get: (_, name) => current.store[name as keyof Store] })
    const harness: StoreHarness = {
      store,
      rows: (table) => current.rows(table),
      ageAdmissions: (milliseconds) => current.ageAdmissions(milliseconds),
      openBounded: (bounds) => current.openBounded(bounds),
    }
    const subscribers = () => harness.rows('email_subscribers')

    it('records a subscriber, and adds the template names of a known address to its row, each once, in order', async () => {
      const known = ['Zinc Estimate', 'Metal Estimate']
      await store.recordSubscriber({ ...joe, newsletterSubscribed: true, templatesDownloaded: known })
      const row = { email: 'Joe@Example.com', newsletter_subscribed: true, source: 'download', unsubscribed_at: null }
      expect(await subscribers()).toMatchObject([{ ...row, templates_downloaded: known }])
      const more = ['Safety Plan', 'Metal Estimate', 'Job "Hazard", {Analysis}']
      await store.recordSubscriber({ ...joe, email: 'joe@example.COM', templatesDownloaded: more })
      const all = ['Zinc Estimate', 'Metal Estimate', 'Safety Plan', 'Job "Hazard", {Analysis}']
      expect(await subscribers()).toMatchObject([{ email: 'Joe@Example.com', templates_downloaded: all }])
    })

    it('loses no template when an address is submitted many times concurrently', async () => {
      const names = Array.from({ length: 12 }, (_, index) => `Template ${index}`)
      await Promise.all(names.map((template) => store.recordSubscriber({ ...joe, templatesDownloaded: [template] })))
      const [row, ...others] = await subscribers()
      expect(others).toEqual([])
      expect([...(row?.templates_downloaded as string[])].sort()).toEqual([...names].sort())
    })

    it.each([true, false])('keeps a newsletter request of any download: first %s, then the other', async (first) => {
      for (const newsletterSubscribed of [first, !first]) await store.recordSubscriber({ ...joe, newsletterSubscribed })
      expect(await subscribers()).toMatchObject([{ newsletter_subscribed: true }])
    })

    it('unsubscribes an address in any letter case, and no other; only the newsletter form undoes it', async () => {
      await store.recordSubscriber({ ...joe, newsletterSubscribed: true })
      await store.recordSubscriber({ ...joe, email: 'ann@example.com', newsletterSubscribed: true })
      await store.setUnsubscribed('JOE@example.com')
      const byEmail = new Map((await subscribers()).map((row) => [row.email, row]))
      const day = expect.stringMatching(/^\d{4}-\d\d-\d\d/) as string
      expect(byEmail.get('Joe@Example.com')).toMatchObject({ newsletter_subscribed: false, unsubscribed_at: day })
      expect(byEmail.get('ann@example.com')).toMatchObject({ newsletter_subscribed: true, unsubscribed_at: null })
      await store.eraseAddress('ann@example.com')
      await store.recordSubscriber({ ...joe, newsletterSubscribed: true })
      expect(await subscribers()).toMatchObject([{ newsletter_subscribed: false }])
      await store.recordSubscriber({ ...joe, newsletterSubscribed: true, source: 'newsletter' })
      const again = { newsletter_subscribed: true, unsubscribed_at: day, source: 'download' }
      expect(await subscribers()).toMatchObject([again])
    })

    it('refuses an address longer than 255 characters, and reports a healthy state without changing records', async () => {
      await expect(store.recordSubscriber({ ...joe, email: `${'a'.repeat(250)}@example.com` })).rejects.toThrow('email')
      expect(await subscribers()).toEqual([])
      await store.recordSubscriber(joe)
      expect(await store.health()).toMatchObject({ state: 'ok', detail: expect.stringMatching(/\.$/) as string })
      expect(await subscribers()).toHaveLength(1)
    })

    it('records search queries, and a contact message once, however often it is sent', async () => {
      await store.recordSearchQuery({ query: 'estimate', results: 7 })
      expect(await harness.rows('search_queries')).toMatchObject([{ query: 'estimate', results: 7 }])
      const id = '3f2a1c1e-6f0b-4f5e-9a3c-0d8b7e6a5c41'
      const message = { name: 'Joe', email: 'joe@example.com', message: "It's raining; help" }
      await store.recordContactMessage({ ...message, id })
      await store.recordContactMessage({ ...message, id })
      expect(await harness.rows('contact_messages')).toMatchObject([{ ...message, message_id: id }])
      await store.recordContactMessage(message)
      await store.recordContactMessage(message)
      expect(await harness.rows('contact_messages')).toHaveLength(3)
    })

    describe.each([
      ['a contact form without scripts', testContactForm],
      ['the downloads', testDownloads],
      ['the newsletter', testNewsletter],
      ['the records', testRecords],
      ['the outbox', testOutbox],
      ['the suppression list', testSuppression],
      ['a message that a visitor requests', testAdmission],
      ['the bounds', testBounds],
    ])('%s', (_, testPart) => testPart(harness))
  })
}
