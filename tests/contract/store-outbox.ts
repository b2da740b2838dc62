import { joe, type StoreHarness } from './store-harness'
import { confirm } from './store-newsletter'

const HOUR = 3_600_000
const issue = { kind: 'issue', subject: 'Spring', markdown: 'Hello' }
const download = (id: string, recipient = 'Joe@Example.com') => ({
  id,
  recipient,
  payload: JSON.stringify({ kind: 'download', id, to: recipient }),
})

export function testOutbox({ store, rows }: StoreHarness): void {
  const claimIds = async (now: number, leasedUntil: number, limit = 100): Promise<string[]> =>
    (await store.outbox.claimDue(now, leasedUntil, limit)).map(({ id }) => id).sort()
  const recipients = async (): Promise<unknown[]> =>
    (await rows('mail_outbox')).map(({ recipient }) => recipient).sort()

  it('gives a message, unchanged, to one caller at a time, each time only after the lease has expired', async () => {
    await store.outbox.add(download('a'), 1000)
    expect(await store.outbox.claimDue(999, 5000, 10)).toEqual([])
    const [message, ...others] = await store.outbox.claimDue(1000, 5000, 10)
    expect(others).toEqual([])
    expect(message).toMatchObject({ id: 'a', attempts: 2, interrupted: true })
    expect(JSON.parse(message?.payload ?? '')).toEqual({ kind: 'download', id: 'a', to: 'Joe@Example.com' })
    expect(await claimIds(4999, 9000)).toEqual([])
    expect(await claimIds(5000, 9000)).toEqual(['a'])
  })

  it('stores one message per id, deletes removed messages and delays postponed ones', async () => {
    await store.outbox.add(download('a'), 1000)
    await store.outbox.add(download('a', 'ann@example.com'), 9000)
    await store.outbox.add(download('sent'), 10)
    expect(await recipients()).toEqual(['joe@example.com', 'joe@example.com'])
    await store.outbox.remove('sent')
    expect(await claimIds(1000, 5000)).toEqual(['a'])
    await store.outbox.postpone('a', 7000)
    expect(await claimIds(6999, 9000)).toEqual([])
    expect(await claimIds(7000, 9000)).toEqual(['a'])
  })

  it('gives two concurrent callers different messages, and all of them in total', async () => {
    const ids = Array.from({ length: 30 }, (_, index) => `id-${index}`)
    for (const id of ids) await store.outbox.add(download(id), 1000)
    const claims = await Promise.all(Array.from({ length: 8 }, () => claimIds(1000, 5000, 4)))
    expect(claims.flat().sort()).toEqual([...ids].sort())
  })

  it('returns at most the requested number, oldest first', async () => {
    await store.outbox.add(download('late'), 30)
    await store.outbox.add(download('early'), 10)
    await store.outbox.add(download('middle'), 20)
    expect(await claimIds(100, 200, 2)).toEqual(['early', 'middle'])
  })

  it('distinguishes a message whose attempt was interrupted from others', async () => {
    await confirm(store, 'ann@example.com')
    await store.outbox.add(download('answered'), 10)
    await store.outbox.postpone('answered', 20)
    await store.enqueueIssue('spring', issue, 20, 10)
    const claim = async (now: number) =>
      (await store.outbox.claimDue(now, now + 1, 10))
        .map(({ attempts, interrupted }) => `${attempts} ${interrupted}`)
        .sort()
    expect(await claim(5000)).toEqual(['1 false', '2 false'])
    expect(await claim(6000)).toEqual(['2 true', '3 true'])
  })

  it('uses a stable id for an address’s copy of an issue, and deletes all messages of an address that unsubscribes', async () => {
    await confirm(store, 'Ann@Example.com')
    expect(await store.enqueueIssue('spring', issue, 10, 10)).toBe(1)
    const [copy] = await store.outbox.claimDue(10, 20, 10)
    const id = '09f8fc1c11c066d106b616798900add5'
    expect(JSON.parse(copy?.payload ?? '')).toEqual({ ...issue, id, to: 'ann@example.com' })
    expect(copy?.id).toBe(id)
    await confirm(store, joe.email)
    await store.enqueueIssue('spring', issue, 10, 10)
    await store.outbox.add(download('download of joe'), 10)
    expect(await recipients()).toEqual(['ann@example.com', 'joe@example.com', 'joe@example.com'])
    await store.setUnsubscribed('JOE@example.com')
    expect(await recipients()).toEqual(['ann@example.com'])
  })

  describe('after a permanent refusal of an address', () => {
    beforeEach(async () => {
      for (const email of [joe.email, 'ann@example.com']) await confirm(store, email, Date.now())
      await store.enqueueIssue('spring', issue, 10, 10)
      await store.outbox.add(download('a'), 10)
      await store.outbox.refuse({ id: 'a', recipient: 'JOE@example.com' }, 'unknown')
    })

    it('deletes the messages queued for the address, marks only this subscriber, and queues no further issue', async () => {
      expect(await recipients()).toEqual(['ann@example.com'])
      const records = await store.listSubscribers()
      const marks = records.map(({ email, undeliverableAt: at, undeliverableReason }) => [
        email,
        !!at,
        undeliverableReason,
      ])
      expect(marks).toEqual([
        ['Joe@Example.com', true, 'unknown'],
        ['ann@example.com', false, null],
      ])
      expect(await store.enqueueIssue('summer', issue, 10, 10)).toBe(1)
      expect(await recipients()).toEqual(['ann@example.com', 'ann@example.com'])
    })

    it('makes it deliverable again when its owner confirms a later opt-in, but not for an older link', async () => {
      await confirm(store, joe.email, Date.now() - HOUR)
      expect(await store.enqueueIssue('summer', issue, 10, 10)).toBe(1)
      expect(await confirm(store, joe.email, Date.now() + HOUR)).toBe('known')
      const deliverable = { email: 'Joe@Example.com', undeliverableAt: null, undeliverableReason: null }
      expect(await store.listSubscribers()).toContainEqual(expect.objectContaining(deliverable))
      expect(await store.enqueueIssue('fall', issue, 10, 10)).toBe(2)
    })
  })
}
