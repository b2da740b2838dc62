import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { CircuitState } from 'cockatiel'
import { createSubscribeHandler } from '@/lib/subscriptions/subscribe-handler'
import { createCircuitBreaker } from '@/lib/store/supabase/circuit-breaker'
import { createOperation, type Operation } from '@/lib/store/spool/operation'
import { openSpool } from '@/lib/store/spool/spool'
import { openSupabaseStore, type HostedStore } from '@/lib/store/supabase/store'
import { startFaultServer, type Fault, type FaultServer } from '@/tests/support/fault-server'
import { SERVICE_KEY, startHosted, type Hosted } from '@/tests/support/hosted'
import { captureTestLogs, createLeadsContext } from '@/tests/support/leads'
import { newFolder } from '@/tests/support/new-folder'
import { answered, formContext, jsonPost } from '@/tests/support/post'
import { spread } from '@/tests/support/chosen'
import { writeIn } from '@/tests/support/write-in'
import { joe as subscriber, type TableName } from './store-harness'

const MINUTE = 60_000
/** Milliseconds. Tests end the time limits themselves: only the pause before a retry depends on this. */
const TIMEOUT = 50

let hosted: Hosted
let faults: FaultServer
let folder: string
let spoolFile: string
let opened: HostedStore[] = []
const readLog = captureTestLogs()
/** The time limits that have not expired: no clock ends them. */
let limits: Set<AbortController>
let timeout: jest.SpiedFunction<typeof AbortSignal.timeout>

/** Ends the time limit of every request. The fault server calls this for each request without a response. */
function expireLimits(): void {
  for (const limit of limits) limit.abort(new DOMException('The operation timed out', 'TimeoutError'))
  limits.clear()
}

type Options = Parameters<typeof openSupabaseStore>[1]

/** Opens a store that replays its spool only when the test asks for it. */
function open(options: Options = {}): HostedStore {
  const store = openSupabaseStore(
    { url: faults.url, serviceKey: SERVICE_KEY },
    { spoolFile, timeout: TIMEOUT, replayInterval: 10 * MINUTE, ...options },
  )
  opened.push(store)
  return store
}
const openHasty = (options: Options = {}) => open({ breaker: createCircuitBreaker({ failures: 1000 }), ...options })

/** Opens a store and writes with it while Supabase resets every connection. Afterward, Supabase responds again. */
async function writeWhileAway(write: (store: HostedStore) => Promise<unknown>, options?: Options) {
  const store = openHasty(options)
  faults.always('reset')
  await write(store)
  faults.always('none')
  return store
}

function spoolEarlier(...operations: Operation[]): void {
  const spool = openSpool(spoolFile)
  for (const operation of operations) spool.append(operation)
  spool.close()
}

beforeAll(async () => void (hosted = await startHosted()))
afterAll(() => hosted?.stop())
beforeEach(async () => {
  folder = newFolder()
  spoolFile = path.join(folder, 'data', 'spool.sqlite')
  faults = await startFaultServer(hosted.url, expireLimits)
  limits = new Set()
  timeout = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const limit = new AbortController()
    limits.add(limit)
    return limit.signal
  })
})
afterEach(async () => {
  faults.release()
  await Promise.all(opened.map((store) => store.close()))
  opened = []
  await faults.stop()
  await hosted.empty()
})

const joe = { ...subscriber, email: 'joe@example.com', newsletterSubscribed: true, source: 'newsletter' } as const
const download = [{ slug: 'safety-plan', format: 'PDF' }] as const
const message = { name: 'Joe', email: 'joe@example.com', message: 'Hello' }
const optIn = { email: joe.email, source: 'newsletter', consentVersion: '1' } as const
const allowance = { mailboxQuarterHour: 9, mailboxDay: 9, totalHour: 99 }

const writes: Record<string, readonly [TableName, (store: HostedStore) => Promise<unknown>]> = {
  recordSubscriber: ['email_subscribers', (store) => store.recordSubscriber(joe)],
  recordDownloads: ['template_downloads', (store) => store.recordDownloads(download)],
  recordContactMessage: ['contact_messages', (store) => store.recordContactMessage(message)],
  recordSearchQuery: ['search_queries', (store) => store.recordSearchQuery({ query: 'estimate', results: 7 })],
  confirmNewsletter: ['email_subscribers', (store) => store.confirmNewsletter({ ...optIn, requestedAt: Date.now() })],
}
const names = Object.keys(writes)
const withdrawn = { newsletter_subscribed: false, unsubscribed_at: expect.any(String) as string }
const expectSubscribers = async (...rows: object[]) =>
  expect(await hosted.rows('email_subscribers')).toMatchObject(rows)

async function expectOnce(name: string): Promise<void> {
  const rows = await hosted.rows(writes[name]![0])
  expect(rows).toHaveLength(1)
  if (name === 'recordDownloads') expect(rows[0]).toMatchObject({ downloads: 1 })
}
const waiting = (): number => {
  if (!existsSync(spoolFile)) return 0
  const spool = openSpool(spoolFile)
  const { waiting: count } = spool.count()
  spool.close()
  return count
}
/** Supabase responds again: the next process sends the one record that waits, which is then stored once. */
async function expectReplayed(name: string): Promise<void> {
  faults.always('none')
  expect(await open().replay()).toBe(1)
  await expectOnce(name)
  expect(waiting()).toBe(0)
}
const describeFault = (fault: Fault): string => (typeof fault === 'object' ? String(fault.status) : fault)

const failures: Fault[] = [500, 502, 503].map((status) => ({ status }))
const passing: Fault[] = ['silent', 'reset', 'html', 'truncated', 'nonsense', ...failures]
const named = (list: Fault[]) => list.map((fault): [string, Fault] => [describeFault(fault), fault])

describe('a write that meets a fault', () => {
  it.each(spread(named(passing), 3))('%s once, is retried and stored', async (_name, fault) => {
    const store = open()
    faults.next(fault)
    await store.recordContactMessage(message)
    expect(faults.asked()).toBe(2)
    await expectOnce('recordContactMessage')
    expect(waiting()).toBe(0)
  })

  const twice = spread(named(passing), 2, 1)
  it.each(twice)('%s permanently, fails without a spool after two attempts', async (_name, fault) => {
    const store = openHasty({ spoolFile: undefined })
    faults.always(fault)
    await expect(store.recordContactMessage(message)).rejects.toThrow('Supabase, apply_operation contact')
    expect(faults.asked()).toBe(2)
    expect(await hosted.rows('contact_messages')).toEqual([])
  })

  const spooled = spread(named([...passing, { status: 401 }, 'empty']), 3, 2)
  it.each(spooled)('%s permanently, is spooled, then stored', async (_name, fault) => {
    const store = openHasty()
    faults.always(fault)
    await store.recordContactMessage(message)
    expect(waiting()).toBe(1)
    await expectReplayed('recordContactMessage')
  })

  it('is spooled while connections are refused, and stored afterwards', async () => {
    await faults.refuse()
    const store = openHasty()
    await store.recordSubscriber(joe)
    expect(await store.replay()).toBe(0)
    expect(waiting()).toBe(1)
    await faults.accept()
    await expectReplayed('recordSubscriber')
  })

  it.each(spread([401, 403, 404, 429], 2, 5))('is not retried after a refusal with %i', async (status) => {
    faults.always({ status })
    const breaker = createCircuitBreaker({ failures: 1 })
    await expect(open({ breaker, spoolFile: undefined }).recordContactMessage(message)).rejects.toThrow(String(status))
    expect(faults.asked()).toBe(1)
    // A refusal is a response.
    expect(breaker.state).toBe(CircuitState.Closed)
  })

  it('is neither retried nor spooled if it violates a rule of the database', async () => {
    const store = open()
    await expect(store.recordContactMessage({ ...message, id: 'no UUID' })).rejects.toThrow('22P02')
    expect(faults.asked()).toBe(1)
    expect(waiting()).toBe(0)
  })
})

describe('a write whose response is lost', () => {
  it('ends the newsletter', async () => {
    await open().recordSubscriber(joe)
    faults.next('answer-lost')
    await open().setUnsubscribed('JOE@example.com')
    await expectSubscribers(withdrawn)
  })

  it.each(spread(names, 2, 3))('%s is stored once by the retry', async (name) => {
    faults.next('answer-lost')
    const answer = await writes[name]![1](open())
    expect(faults.asked()).toBe(2)
    await expectOnce(name)
    if (name === 'confirmNewsletter') expect(answer).toBe('confirmed')
  })

  it.each(spread(names, 2, 4))('%s is stored once by the spool', async (name) => {
    faults.always('answer-lost')
    await writes[name]![1](open())
    await expectOnce(name)
    expect(waiting()).toBe(1)
    await expectReplayed(name)
  })

  it('is stored once when the response comes too late', async () => {
    faults.always('late')
    const store = openHasty()
    const written = store.recordDownloads(download)
    await faults.held(1)
    expireLimits()
    await faults.held(2)
    expireLimits()
    await written
    faults.release()
    await expectReplayed('recordDownloads')
  })
})

describe('a spooled operation', () => {
  it('is sent in order, and nothing overtakes it', async () => {
    const store = await writeWhileAway((away) => away.recordSubscriber(joe))
    const asked = faults.asked()
    await store.setUnsubscribed(joe.email)
    await store.recordContactMessage(message)
    expect(faults.asked()).toBe(asked)
    expect(waiting()).toBe(3)
    expect(await store.replay()).toBe(3)
    await expectSubscribers(withdrawn)
  })

  it('takes effect as of the time when it was made: an opt-in after an unsubscribe is confirmed', async () => {
    await open().recordSubscriber(joe)
    await open().confirmNewsletter({ ...optIn, requestedAt: Date.now() })
    const store = await writeWhileAway((away) => away.setUnsubscribed(joe.email))
    expect(await store.confirmNewsletter({ ...optIn, requestedAt: Date.now() + 5 })).toBe('kept')
    expect(await store.replay()).toBe(2)
    await expectSubscribers({ newsletter_subscribed: true, unsubscribed_at: null })
  })

  it('carries the time when it was made', async () => {
    const madeAt = '2026-02-03T04:05:06.000Z'
    const confirmation = { email: joe.email, source: 'newsletter', textVersion: '1', wishedAt: 0 } as const
    spoolEarlier(
      { ...createOperation('contact', message), madeAt },
      { ...createOperation('downloads', { downloads: download }), madeAt },
      { ...createOperation('confirmation', confirmation), madeAt },
      { ...createOperation('search', { query: 'a', results: 1 }), madeAt: '2999-01-01T00:00:00.000Z' },
    )
    expect(await open().replay()).toBe(4)
    const time = /^2026-02-03[T ]04:05:06/
    expect(String((await hosted.rows('contact_messages'))[0]?.created_at)).toMatch(time)
    expect(String((await hosted.rows('template_downloads'))[0]?.day)).toMatch(/^2026-02-03/)
    expect(String((await hosted.rows('email_subscribers'))[0]?.confirmed_at)).toMatch(time)
    expect(Date.parse(String((await hosted.rows('search_queries'))[0]?.created_at))).toBeLessThan(Date.now() + MINUTE)
  })

  it('includes the outbox: a message that was sent in the meantime is not sent again', async () => {
    const message = (id: string) => ({ id, recipient: `${id}@example.com`, payload: '{}' })
    const store = await writeWhileAway(async ({ outbox }) => {
      for (const id of ['sent', 'postponed', 'refused', 'waits']) await outbox.add(message(id), Date.now() + MINUTE)
      await outbox.remove('sent')
      await outbox.postpone('postponed', Date.now() + 2 * MINUTE)
      await outbox.refuse(message('refused'), 'unknown')
    })
    expect(await store.replay()).toBe(7)
    expect((await hosted.rows('mail_outbox')).map(({ id }) => id)).toEqual(['postponed', 'waits'])
    expect(await store.outbox.claimDue(Date.now(), Date.now() + MINUTE, 9)).toEqual([])
  })

  it('does not make a message due before its removal is replayed', async () => {
    const input = { id: 'late', recipient: joe.email, payload: '{}', leasedUntil: 0 }
    spoolEarlier({ ...createOperation('keep-message', input), madeAt: '2026-02-03T04:05:06.000Z' })
    const store = open()
    expect(await store.replay()).toBe(1)
    expect(await store.outbox.claimDue(Date.now(), Date.now() + MINUTE, 9)).toEqual([])
    expect(await store.outbox.claimDue(Date.now() + 3 * MINUTE, Date.now() + 4 * MINUTE, 9)).toHaveLength(1)
  })

  it.each([
    ['when the next process starts', 10 * MINUTE],
    ['without a restart when Supabase responds again', 1],
  ])('is sent %s', async (_when, replayInterval) => {
    faults.always('reset')
    await openHasty({ replayInterval }).recordContactMessage(message)
    faults.always('late')
    if (replayInterval > 1) open()
    await faults.held(1)
    await expectOnce('recordContactMessage')
  })

  it('is set aside when the database rejects it, and does not block others', async () => {
    const store = await writeWhileAway((away) => away.recordContactMessage({ ...message, id: 'no UUID' }))
    await store.recordContactMessage(message)
    expect(await store.replay()).toBe(1)
    await expectOnce('recordContactMessage')
    const detail = expect.stringContaining('1 were permanently rejected') as string
    expect(await store.health()).toMatchObject({ state: 'degraded', spooled: 0, detail })
    expect(readLog()).toContain('"event":"spooled-record-refused"')
  })

  it('is sent by one of two processes at a time', async () => {
    faults.always('reset')
    const stores = [openHasty(), openHasty()]
    for (let index = 0; index < 5; index += 1) await stores[index % 2]?.recordDownloads(download)
    faults.always('none')
    const asked = faults.asked()
    const sent = await Promise.all(stores.map((store) => store.replay()))
    expect(sent.reduce((sum, count) => sum + count)).toBe(5)
    expect(faults.asked() - asked).toBe(5)
    expect(await hosted.rows('template_downloads')).toMatchObject([{ downloads: 5 }])
  })

  it('is applied once by a process killed before removing it, and by the next process', async () => {
    spoolEarlier(createOperation('downloads', { downloads: download }))
    faults.always('late')
    const file = 'tests/support/replaying-process.ts'
    const script = ['--conditions=react-server', file, faults.url, SERVICE_KEY, spoolFile]
    const child = spawn('node_modules/.bin/tsx', script, { stdio: ['pipe', 'ignore', 'inherit'], detached: true })
    await faults.held(1)
    await expectOnce('recordDownloads')
    const ended = new Promise((resolve) => child.once('close', resolve))
    process.kill(-Number(child.pid), 'SIGKILL')
    await ended
    expect(waiting()).toBe(1)
    faults.always('none')
    expect(await open().replay()).toBe(0)
    expect(await open({ now: () => Date.now() + MINUTE }).replay()).toBe(1)
    await expectOnce('recordDownloads')
    expect(waiting()).toBe(0)
  }, 60_000)

  it('suppresses and allows as of the time when it was made', async () => {
    await open().suppress('ann@example.com', 'asked')
    const store = await writeWhileAway((away) => away.suppress(joe.email, 'complained'))
    await store.recordBundleDownload({ bundle: 'estimates' })
    expect(await store.allow('ann@example.com')).toBe(true)
    expect(waiting()).toBe(3)
    expect(await store.replay()).toBe(3)
    expect(await store.outbox.admit(joe.email, allowance, 0)).toBe('suppressed')
    expect(await store.outbox.admit('ann@example.com', allowance, 0)).toBe('admitted')
    expect(await hosted.rows('bundle_downloads')).toMatchObject([{ format: 'all', downloads: 1 }])
    spoolEarlier({ ...createOperation('allow', { email: joe.email }), madeAt: '2026-02-03T04:05:06.000Z' })
    expect(await store.replay()).toBe(1)
    expect(await store.standingOf(joe.email)).toMatchObject({ isSuppressed: true })
  })

  it('is erased with its address and reported; one for the suppression list stays, and leaves only a hash', async () => {
    const store = await writeWhileAway((away) => away.recordSubscriber({ ...joe, email: 'Joe@Example.com' }))
    await store.setUnsubscribed('JOE@example.com')
    await store.recordContactMessage({ ...message, email: 'ann@example.com' })
    expect(await store.eraseAddress(joe.email)).toMatchObject({ 'spool of this machine': 1 })
    expect(await store.replay()).toBe(2)
    expect(waiting()).toBe(0)
    await expectSubscribers()
    expect(await hosted.rows('contact_messages')).toHaveLength(1)
    expect(await store.standingOf(joe.email)).toEqual({ isConfirmed: false, unsubscribedAt: null, isSuppressed: true })
  })

  it('fails if the spool is full', async () => {
    const spoolLimits = { records: 1, bytes: 1_000_000 }
    const store = await writeWhileAway((away) => away.recordContactMessage(message), { spoolLimits })
    faults.always('reset')
    await expect(store.recordContactMessage(message)).rejects.toThrow('The spool is full')
    expect(await store.health()).toMatchObject({ state: 'down', spooled: 1 })
    faults.always('none')
    expect(await store.replay()).toBe(1)
    await expectOnce('recordContactMessage')
  })
})

describe('without a spool', () => {
  it('a folder that cannot be written stops nothing, is logged once and reported', async () => {
    writeIn(folder, 'data')
    const store = openHasty()
    await store.recordContactMessage(message)
    await store.recordContactMessage(message)
    expect(readLog().match(/"event":"no-spool"/g)).toHaveLength(1)
    const detail = expect.stringMatching(/There is no spool.*no-spool.*in the log/) as string
    expect(await store.health()).toMatchObject({ state: 'degraded', detail })
    expect(JSON.stringify(await store.health())).not.toContain(folder)
    faults.always('reset')
    await expect(store.recordContactMessage(message)).rejects.toThrow('Supabase')
    expect(await store.health()).toMatchObject({ state: 'down' })
  })

  it('a damaged file stays unchanged, and records go to Supabase', async () => {
    writeIn(folder, 'data/spool.sqlite', 'this is no database, and long enough for a header to be read from it')
    const store = open()
    await store.recordContactMessage(message)
    await expectOnce('recordContactMessage')
    expect(readLog()).toContain('file is not a database')
  })

  it('an installation without a disk is healthy, and the report explains the consequence', async () => {
    const store = openHasty({ spoolFile: undefined })
    await store.recordContactMessage(message)
    const gap = 'There is no spool, so nothing is recorded while Supabase is unavailable.'
    const detail = `Supabase records. ${gap} This installation has no disk.`
    expect(await store.health()).toEqual({ state: 'ok', detail, spooled: 0, waiting: 0 })
    expect(readLog()).toContain('"event":"no-spool"')
  })
})

describe('a call to Supabase', () => {
  it.each(named(['html', 'nonsense', 'truncated', 'empty']))('rejects a response that is %s', async (_name, fault) => {
    faults.always(fault)
    const store = openHasty()
    await expect(store.downloadCounts()).rejects.toThrow('Supabase, download_counts')
    await expect(store.listSubscribers()).rejects.toThrow('Supabase, email_subscribers')
    await expect(store.enqueueIssue('spring', {}, 0, 1)).rejects.toThrow('Supabase, enqueue_issue')
    await expect(store.outbox.claimDue(0, 1, 1)).rejects.toThrow('Supabase, claim_messages')
    await expect(store.eraseAddress(joe.email)).rejects.toThrow('Supabase, erase_address')
    await expect(store.standingOf(joe.email)).rejects.toThrow('Supabase, standing_of')
    expect(await store.health()).toMatchObject({ state: 'degraded', spooled: 0 })
  })

  it('that reads is retried after a lost response, one that is not idempotent is made once and never spooled', async () => {
    faults.next('answer-lost')
    expect((await open().downloadCounts()).size).toBe(0)
    expect(faults.asked()).toBe(2)
    faults.always('answer-lost')
    await expect(open().enqueueIssue('spring', {}, 0, 1)).rejects.toThrow('enqueue_issue')
    await expect(open().eraseAddress(joe.email)).rejects.toThrow('erase_address')
    await expect(open().outbox.admit(joe.email, allowance, 0)).rejects.toThrow('admit_message')
    expect(faults.asked()).toBe(5)
    expect(waiting()).toBe(0)
  })
})

describe('the circuit breaker', () => {
  it('opens after failures, makes no calls while open, and closes when a trial call succeeds', async () => {
    let clock = 0
    const breaker = createCircuitBreaker({ failures: 4, pause: 1000, now: () => clock })
    const store = openHasty({ breaker, spoolFile: undefined })
    faults.always({ status: 503 })
    for (let index = 0; index < 2; index += 1) await expect(store.recordContactMessage(message)).rejects.toThrow('503')
    expect(faults.asked()).toBe(4)
    await expect(store.recordContactMessage(message)).rejects.toThrow('not called')
    const detail = expect.stringMatching(/^Supabase does not/) as string
    expect(await store.health()).toMatchObject({ state: 'down', detail })
    expect(faults.asked()).toBe(4)
    faults.always('none')
    clock = 1000
    await store.recordContactMessage(message)
    expect(breaker.state).toBe(CircuitState.Closed)
    await expectOnce('recordContactMessage')
    expect(readLog()).toMatch(/hosted-store-does-not-answer[\s\S]*hosted-store-answers-again/)
  })

  it('allows one trial call after the pause, and fails others at once in the meantime', async () => {
    let clock = 0
    const breaker = createCircuitBreaker({ failures: 1, pause: 1000, now: () => clock })
    const store = open({ breaker, spoolFile: undefined })
    faults.next('reset')
    await expect(store.recordContactMessage(message)).rejects.toThrow('fetch failed')
    expect(faults.asked()).toBe(1)
    clock = 1000
    faults.always('late')
    const trial = store.recordContactMessage(message)
    await faults.held(1)
    await expect(store.recordDownloads(download)).rejects.toThrow('not called')
    expect(faults.asked()).toBe(2)
    faults.release()
    await trial
    expect(breaker.state).toBe(CircuitState.Closed)
    await expectOnce('recordContactMessage')
  })
})

describe('a download while Supabase is away', () => {
  const form = { email: joe.email, newsletterSubscribed: true, source: 'download', templates: ['metal-estimate'] }

  const noNewsletter = { ok: true, email: 'sent', newsletter: false }
  const subscribe = (store: HostedStore) => {
    const leads = () => ({ ...createLeadsContext(), store })
    return answered(createSubscribeHandler({ ...formContext(1000), leads })(jsonPost('/api/subscribe', form)))
  }

  it('waits three seconds at most without a response, and then claims no newsletter', async () => {
    faults.always('silent')
    expect(await subscribe(open({ timeout: undefined, spoolFile: undefined }))).toEqual([200, noNewsletter])
    // Two attempts and the longest pause between them.
    expect(2 * Math.max(...timeout.mock.calls.map(([milliseconds]) => milliseconds)) + 240).toBeLessThanOrEqual(3000)
  })

  it('does not wait while the circuit is open', async () => {
    const breaker = createCircuitBreaker()
    breaker.isolate()
    expect(await subscribe(open({ breaker, spoolFile: undefined }))).toEqual([200, noNewsletter])
    expect(faults.asked()).toBe(0)
  })

  it('does not wait while the spool holds earlier records, and is recorded in full afterwards', async () => {
    const store = await writeWhileAway((away) => away.recordContactMessage(message))
    const asked = faults.asked()
    expect(await subscribe(store)).toMatchObject([200, { ok: true, email: 'sent' }])
    expect(faults.asked()).toBe(asked)
    expect(await store.replay()).toBe(3)
    await expectSubscribers({ templates_downloaded: ['Metal Estimate'], newsletter_subscribed: true })
    expect(await hosted.rows('template_downloads')).toHaveLength(1)
  })

  it('fails if only a record was requested and nothing can store it', async () => {
    faults.always('reset')
    form.templates = []
    expect((await subscribe(openHasty({ spoolFile: undefined })))[0]).toBe(503)
  })
})
