import type { SuppressionReason } from '@/lib/store/port'
import { joe, type StoreHarness } from './store-harness'
import { confirm, claimIssue } from './store-newsletter'

const HOUR = 3_600_000
const TAGGED = 'JOE+Roof@example.com'
const roomy = { mailboxQuarterHour: 100, mailboxDay: 100, totalHour: 100 }

export function testSuppression({ store, rows }: StoreHarness): void {
  const list = () => rows('suppressed_mailboxes')
  const recipients = async (): Promise<unknown[]> =>
    (await rows('mail_outbox')).map(({ recipient }) => recipient).sort()
  const keep = (recipient: string, id = recipient) =>
    store.outbox.add({ id, recipient, payload: JSON.stringify({ kind: 'download', id, to: recipient }) }, 10)
  const admit = (recipient: string) => store.outbox.admit(recipient, roomy, Date.now())

  const reasons: SuppressionReason[] = ['asked', 'refused', 'complained']
  it.each(reasons)('after "%s" drops what waits for the mailbox, and takes nothing more', async (reason) => {
    for (const recipient of ['joe@example.com', TAGGED, 'joel@example.com', 'joe@example.org']) await keep(recipient)
    await store.suppress('Joe+Gutter@Example.com', reason)
    expect(await recipients()).toEqual(['joe@example.org', 'joel@example.com'])
    for (const recipient of ['Joe@Example.com', TAGGED]) {
      await keep(recipient, `later ${recipient}`)
      expect(await admit(recipient)).toBe('suppressed')
      expect(await store.standingOf(recipient)).toMatchObject({ isSuppressed: true })
    }
    expect(await recipients()).toEqual(['joe@example.org', 'joel@example.com'])
    expect(await admit('joel@example.com')).toBe('admitted')
    expect(await store.standingOf('joel@example.com')).toMatchObject({ isSuppressed: false })
    expect(await list()).toMatchObject([{ reason }])
  })

  it('holds for all spellings of a Gmail mailbox, counts their messages together, and allows it by any of them', async () => {
    const [own, dotted, other] = ['victim@gmail.com', 'v.ic.tim+roof@Gmail.com', 'vic.tim@googlemail.com']
    const two = { ...roomy, mailboxDay: 2 }
    const verdicts: string[] = []
    for (const recipient of [own, dotted, other]) verdicts.push(await store.outbox.admit(recipient, two, Date.now()))
    expect(verdicts).toEqual(['admitted', 'admitted', 'mailbox'])
    await keep(other)
    await store.suppress(dotted, 'asked')
    expect(await recipients()).toEqual([])
    for (const recipient of [own, dotted, other])
      expect(await store.standingOf(recipient)).toMatchObject({ isSuppressed: true })
    expect(await store.standingOf('vic.tim@example.com')).toMatchObject({ isSuppressed: false })
    expect(await store.allow(other)).toBe(true)
    expect(await store.allow(own)).toBe(false)
    expect(await list()).toEqual([])
    expect(await store.standingOf(own)).toMatchObject({ isSuppressed: false })
    await keep(own)
    expect(await recipients()).toEqual([own])
    expect(await admit(own)).toBe('admitted')
  })

  it('includes a refused address, whose mailbox’s messages are deleted, and keeps the first reason and time', async () => {
    await keep(joe.email, 'a')
    await keep(TAGGED, 'b')
    await keep('ann@example.com', 'c')
    await admit(joe.email)
    await store.outbox.refuse({ id: 'a', recipient: joe.email }, 'disabled')
    expect(await recipients()).toEqual(['ann@example.com'])
    const first = await list()
    expect(first).toMatchObject([{ reason: 'refused' }])
    await store.suppress(TAGGED, 'complained')
    await store.setUnsubscribed(joe.email)
    expect(await list()).toEqual(first)
    for (const table of ['suppressed_mailboxes', 'mail_admissions'] as const)
      expect(await rows(table)).toMatchObject([{ mailbox: expect.stringMatching(/^[0-9a-f]{64}$/) as string }])
  })

  it('includes an address that unsubscribes, even an unknown one, and survives its erasure', async () => {
    await store.recordSubscriber(joe)
    await store.setUnsubscribed(joe.email)
    await store.setUnsubscribed('nobody@example.com')
    expect(await rows('email_subscribers')).toHaveLength(1)
    await store.eraseAddress(joe.email)
    expect(await list()).toMatchObject([{ reason: 'asked' }, { reason: 'asked' }])
    for (const email of ['nobody@example.com', joe.email]) expect(await admit(email)).toBe('suppressed')
    expect(await store.allow(TAGGED)).toBe(true)
  })

  it('ends the newsletter after a complaint, marks the subscriber after a refusal, and changes no other subscriber', async () => {
    for (const name of ['asked', 'complained', 'refused'] as const) {
      await confirm(store, `${name}@example.com`)
      await store.suppress(`${name.toUpperCase()}@example.com`, name)
    }
    const records = await store.listSubscribers()
    const marks = records.map(({ email, newsletterWish: wish, unsubscribedAt, undeliverableReason }) => [
      email,
      wish,
      unsubscribedAt !== null,
      undeliverableReason,
    ])
    expect(marks).toEqual([
      ['asked@example.com', true, false, null],
      ['complained@example.com', false, true, null],
      ['refused@example.com', true, false, 'refused'],
    ])
    expect(await claimIssue(store, 'spring', 10)).toEqual([])
  })

  it('blocks issues to a mailbox that another of its addresses has suppressed', async () => {
    for (const email of [TAGGED, 'ann@example.com']) await confirm(store, email)
    await store.suppress('joe@example.com', 'asked')
    expect(await claimIssue(store, 'spring', 10)).toEqual(['ann@example.com'])
    expect(await store.countRecipients('spring')).toBe(1)
  })

  it('no longer includes a mailbox that confirms a later opt-in, but still one that confirms an older one', async () => {
    await confirm(store, 'ann@example.com', Date.now() - HOUR)
    for (const email of ['ann@example.com', 'bob@example.com']) await store.suppress(email, 'asked')
    expect(await confirm(store, 'ann@example.com', Date.now() - HOUR)).toBe('known')
    expect(await list()).toHaveLength(2)
    expect(await confirm(store, 'Ann+Roof@example.com', Date.now() + HOUR)).toBe('confirmed')
    expect(await confirm(store, 'bob@example.com', Date.now() + HOUR)).toBe('confirmed')
    expect(await list()).toEqual([])
    expect(await claimIssue(store, 'spring', 10)).toHaveLength(3)
  })

  it.each<[SuppressionReason, string, number]>([
    ['asked', 'withdrawn', 0],
    ['complained', 'withdrawn', 0],
    ['refused', 'confirmed', 1],
  ])('after "%s" has an older opt-in of an unknown address %s', async (reason, outcome, count) => {
    await store.suppress(joe.email, reason)
    expect(await confirm(store, joe.email, Date.now() - HOUR)).toBe(outcome)
    expect(await rows('email_subscribers')).toHaveLength(count)
    expect(await list()).toHaveLength(1)
  })

  it('is part of the state of an address', async () => {
    const iso = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string
    const unknown = { isConfirmed: false, unsubscribedAt: null, isSuppressed: false }
    expect(await store.standingOf(joe.email)).toEqual(unknown)
    await store.recordSubscriber({ ...joe, newsletterSubscribed: true })
    expect(await store.standingOf(joe.email)).toMatchObject({ isConfirmed: false })
    await confirm(store, joe.email)
    expect(await store.standingOf('JOE@example.com')).toEqual({ ...unknown, isConfirmed: true })
    await store.setUnsubscribed(joe.email)
    expect(await store.standingOf('JOE@example.com')).toEqual({ ...unknown, unsubscribedAt: iso, isSuppressed: true })
    // Of the same mailbox, but not the address that was confirmed.
    expect(await store.standingOf(TAGGED)).toEqual({ ...unknown, isSuppressed: true })
  })
}
