import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Outbox, Store } from '@/lib/store/port'
import { openSqliteStore } from '@/lib/store/sqlite'

let folder: string
let file: string
let opened: Store[] = []

function open(): Store {
  const store = openSqliteStore(file)
  opened.push(store)
  return store
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ridgedocs-sqlite-'))
  file = path.join(folder, 'data', 'ridgedocs.sqlite')
})
afterEach(async () => {
  await Promise.all(opened.map((store) => store.close()))
  opened = []
  rmSync(folder, { recursive: true })
})

describe('openSqliteStore', () => {
  it('makes a file that only its owner reads, with a write-ahead log', () => {
    open()
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(statSync(path.dirname(file)).mode & 0o777).toBe(0o700)
    const database = new DatabaseSync(file)
    expect(database.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'wal' })
    database.close()
  })

  it('finds what an earlier process recorded', async () => {
    await open().recordDownloads([{ slug: 'safety-plan', format: 'PDF' }])
    expect((await open().downloadCounts()).get('safety-plan')).toBe(1)
  })

  it('refuses a database made by a newer version, and leaves it alone', () => {
    open()
    const database = new DatabaseSync(file)
    database.exec('pragma user_version = 99')
    expect(open).toThrow('newer version')
    expect(database.prepare('pragma user_version').get()).toEqual({ user_version: 99 })
    database.close()
  })

  it('says what is wrong with a folder that cannot be made', () => {
    file = '/dev/null/data/ridgedocs.sqlite'
    expect(open).toThrow('/dev/null')
  })
})

describe('the newsletter and the outbox', () => {
  const issueTo = (to: string) => JSON.stringify({ kind: 'issue', to })
  const wishedAt = Date.now() + 60_000
  const confirm = (store: Store, email: string) =>
    store.confirmNewsletter({ email, source: 'newsletter', textVersion: '1', wishedAt })
  const waiting = (store: Store) =>
    store.outbox
      ?.claimDue(100, 100, 10)
      .map(({ id }) => id)
      .sort()

  it('takes recipients only together with what is kept of them', async () => {
    const store = open()
    await confirm(store, 'joe@example.com')
    const failing = store.takeRecipients('spring', 10, () => {
      throw new Error('disk full')
    })
    await expect(failing).rejects.toThrow('disk full')
    const kept: string[] = []
    await store.takeRecipients('spring', 10, (emails) => kept.push(...emails))
    expect(kept).toEqual(['joe@example.com'])
  })

  it('drops the issues that wait for whoever unsubscribes, and nothing else', async () => {
    const store = open()
    await confirm(store, 'joe@example.com')
    store.outbox?.enqueue('issue to joe', issueTo('Joe@example.com'), 10)
    store.outbox?.enqueue('issue to ann', issueTo('ann@example.com'), 10)
    store.outbox?.enqueue('download of joe', JSON.stringify({ to: 'joe@example.com' }), 10)
    await store.setUnsubscribed('joe@example.com')
    expect(waiting(store)).toEqual(['download of joe', 'issue to ann'])
  })

  it('erases every message that waits for an address', async () => {
    const store = open()
    store.outbox?.enqueue('issue to joe', issueTo('Joe@example.com'), 10)
    store.outbox?.enqueue('issue to ann', issueTo('ann@example.com'), 10)
    expect(await store.eraseAddress('joe@example.com')).toMatchObject({ mail_outbox: 1 })
    expect(waiting(store)).toEqual(['issue to ann'])
  })

  it('keeps what an installation recorded before there was consent', async () => {
    await open().recordSubscriber({
      email: 'joe@example.com',
      newsletterSubscribed: true,
      source: 'newsletter',
      templatesDownloaded: [],
    })
    await Promise.all(opened.map((store) => store.close()))
    opened = []
    const database = new DatabaseSync(file)
    for (const column of ['confirmed_at', 'consent_source', 'consent_text'])
      database.exec(`alter table email_subscribers drop column ${column}`)
    database.exec('alter table mail_outbox drop column in_flight; drop table newsletter_deliveries')
    database.exec('drop index contact_messages_created_at; drop index contact_messages_message_id')
    database.exec('alter table contact_messages drop column message_id; drop table health_probe')
    database.exec('pragma user_version = 1')
    database.close()
    const store = open()
    expect(await store.takeRecipients('spring', 10)).toEqual([])
    expect(await store.listSubscribers()).toEqual([
      expect.objectContaining({ email: 'joe@example.com', newsletterWish: true, confirmedAt: null }),
    ])
  })
})

describe('the outbox', () => {
  let outbox: Outbox
  beforeEach(() => {
    const { outbox: found } = open()
    if (!found) throw new Error('The embedded store has no outbox')
    outbox = found
  })

  it('gives a message out only when its lease is over', () => {
    outbox.add('a', '{}', 1000)
    expect(outbox.claimDue(999, 5000, 10)).toEqual([])
    expect(outbox.claimDue(1000, 5000, 10)).toEqual([{ id: 'a', payload: '{}', attempts: 2, interrupted: true }])
  })

  it('gives a message to one caller at a time', () => {
    outbox.add('a', '{}', 1000)
    expect(outbox.claimDue(1000, 5000, 10)).toHaveLength(1)
    expect(outbox.claimDue(1000, 5000, 10)).toEqual([])
    expect(open().outbox?.claimDue(4999, 9000, 10)).toEqual([])
    expect(open().outbox?.claimDue(5000, 9000, 10)).toEqual([
      { id: 'a', payload: '{}', attempts: 3, interrupted: true },
    ])
  })

  it('gives out as many as are asked for, oldest first', () => {
    outbox.add('late', '{}', 30)
    outbox.add('early', '{}', 10)
    outbox.add('middle', '{}', 20)
    const claimed = outbox.claimDue(100, 200, 2).map(({ id }) => id)
    expect(claimed.sort()).toEqual(['early', 'middle'])
  })

  it('tells a message that was answered, or never tried, from one whose try was interrupted', () => {
    outbox.add('answered', '{}', 10)
    outbox.postpone('answered', 20)
    outbox.enqueue('new', '{}', 20)
    const claimed = () =>
      outbox.claimDue(5000, 5000, 10).map(({ id, attempts, interrupted }) => [id, attempts, interrupted])
    expect(claimed().sort()).toEqual([
      ['answered', 2, false],
      ['new', 1, false],
    ])
    expect(claimed().sort()).toEqual([
      ['answered', 3, true],
      ['new', 2, true],
    ])
  })

  it('forgets what is removed and waits with what is postponed', () => {
    outbox.add('sent', '{}', 10)
    outbox.add('later', '{}', 10)
    outbox.remove('sent')
    outbox.postpone('later', 500)
    expect(outbox.claimDue(499, 1000, 10)).toEqual([])
    expect(outbox.claimDue(500, 1000, 10)).toHaveLength(1)
  })
})
