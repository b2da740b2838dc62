import type { Store } from '@/lib/store/port'
import { describeAdmission } from './store-admission'
import { describeBounds } from './store-bounds'
import { describeContact } from './store-contact'
import { describeDownloads } from './store-downloads'
import { joe, type StoreHarness } from './store-harness'
import { describeNewsletter } from './store-newsletter'
import { describeOutbox } from './store-outbox'
import { describeRecords } from './store-records'
import { describeSuppression } from './store-suppression'

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

    it('records a subscriber', async () => {
      await store.recordSubscriber({ ...joe, newsletterSubscribed: true })
      expect(await subscribers()).toMatchObject([
        {
          email: 'Joe@Example.com',
          newsletter_subscribed: true,
          source: 'download',
          templates_downloaded: ['Metal Estimate'],
          unsubscribed_at: null,
        },
      ])
    })

    it('adds the template names of a known address to its row, each once, in order', async () => {
      await store.recordSubscriber({ ...joe, templatesDownloaded: ['Zinc Estimate', 'Metal Estimate'] })
      await store.recordSubscriber({
        ...joe,
        email: 'joe@example.COM',
        templatesDownloaded: ['Safety Plan', 'Metal Estimate', 'Job "Hazard", {Analysis}'],
      })
      expect(await subscribers()).toMatchObject([
        {
          email: 'Joe@Example.com',
          templates_downloaded: ['Zinc Estimate', 'Metal Estimate', 'Safety Plan', 'Job "Hazard", {Analysis}'],
        },
      ])
    })

    it('loses no template when an address is submitted many times concurrently', async () => {
      const names = Array.from({ length: 12 }, (_, index) => `Template ${index}`)
      await Promise.all(names.map((template) => store.recordSubscriber({ ...joe, templatesDownloaded: [template] })))
      const [row, ...others] = await subscribers()
      expect(others).toEqual([])
      expect([...(row?.templates_downloaded as string[])].sort()).toEqual([...names].sort())
    })

    it.each([
      [true, false],
      [false, true],
    ])('keeps a newsletter request of any download: first %s, then %s', async (...requests) => {
      for (const newsletterSubscribed of requests) await store.recordSubscriber({ ...joe, newsletterSubscribed })
      expect(await subscribers()).toMatchObject([{ newsletter_subscribed: true }])
    })

    it('unsubscribes an address in any letter case, and no other', async () => {
      await store.recordSubscriber({ ...joe, newsletterSubscribed: true })
      await store.recordSubscriber({ ...joe, email: 'ann@example.com', newsletterSubscribed: true })
      await store.setUnsubscribed('JOE@example.com')
      const byEmail = new Map((await subscribers()).map((row) => [row.email, row]))
      expect(byEmail.get('Joe@Example.com')).toMatchObject({
        newsletter_subscribed: false,
        unsubscribed_at: expect.stringMatching(/^\d{4}-\d\d-\d\d/) as string,
      })
      expect(byEmail.get('ann@example.com')).toMatchObject({ newsletter_subscribed: true, unsubscribed_at: null })
    })

    it('allows only the newsletter form to undo an unsubscribe', async () => {
      await store.recordSubscriber({ ...joe, newsletterSubscribed: true })
      await store.setUnsubscribed(joe.email)
      await store.recordSubscriber({ ...joe, newsletterSubscribed: true })
      expect(await subscribers()).toMatchObject([{ newsletter_subscribed: false }])
      await store.recordSubscriber({ ...joe, newsletterSubscribed: true, source: 'newsletter' })
      expect(await subscribers()).toMatchObject([
        {
          newsletter_subscribed: true,
          unsubscribed_at: expect.any(String) as string,
          source: 'download',
        },
      ])
    })

    it('refuses an address longer than 255 characters', async () => {
      await expect(store.recordSubscriber({ ...joe, email: `${'a'.repeat(250)}@example.com` })).rejects.toThrow('email')
      expect(await subscribers()).toEqual([])
    })

    it('records contact messages and search queries', async () => {
      await store.recordContactMessage({ name: 'Joe', email: 'joe@example.com', message: "It's raining; help" })
      await store.recordSearchQuery({ query: 'estimate', results: 7 })
      expect(await harness.rows('contact_messages')).toMatchObject([
        { name: 'Joe', email: 'joe@example.com', message: "It's raining; help" },
      ])
      expect(await harness.rows('search_queries')).toMatchObject([{ query: 'estimate', results: 7 }])
    })

    it('records a contact message once, however often it is sent', async () => {
      const id = '3f2a1c1e-6f0b-4f5e-9a3c-0d8b7e6a5c41'
      const message = { name: 'Joe', email: 'joe@example.com', message: 'Hello' }
      await store.recordContactMessage({ ...message, id })
      await store.recordContactMessage({ ...message, id })
      expect(await harness.rows('contact_messages')).toMatchObject([{ ...message, message_id: id }])
      await store.recordContactMessage(message)
      await store.recordContactMessage(message)
      expect(await harness.rows('contact_messages')).toHaveLength(3)
    })

    it('reports a healthy state without changing records', async () => {
      await store.recordSubscriber(joe)
      expect(await store.health()).toMatchObject({ state: 'ok', detail: expect.stringMatching(/\.$/) as string })
      expect(await subscribers()).toHaveLength(1)
    })

    describeContact(harness)
    describeDownloads(harness)
    describeNewsletter(harness)
    describeRecords(harness)
    describeOutbox(harness)
    describeSuppression(harness)
    describeAdmission(harness)
    describeBounds(harness)
  })
}
