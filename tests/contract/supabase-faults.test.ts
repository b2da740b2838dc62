import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createFormLimits } from '@/lib/leads/limits'
import { createSubscribeHandler } from '@/lib/leads/subscribe-handler'
import { createCircuit } from '@/lib/store/circuit'
import { createOperation } from '@/lib/store/operation'
import { openSpool } from '@/lib/store/spool'
import { openSupabaseStore, type HostedStore } from '@/lib/store/supabase'
import { startFaultServer, type Fault, type FaultServer } from '../support/fault-server'
import { SERVICE_KEY, startHosted, type Hosted } from '../support/hosted'
import { captureLog, createLeadsContext } from '../support/leads'
import type { TableName } from './store-harness'

const MINUTE = 60_000
const PATIENT = 8000
/** Milliseconds for a store that is to give up soon. */
const HASTY = 1500

/** A machine that is busy takes its time. */
jest.setTimeout(30_000)

let hosted: Hosted
let faults: FaultServer
let folder: string
let spoolFile: string
let opened: HostedStore[] = []
let readLog: () => string

type Options = Parameters<typeof openSupabaseStore>[1]

/** A store that sends what it keeps only when the test says so. */
function open(options: Options = {}): HostedStore {
  const store = openSupabaseStore(
    { url: faults.url, serviceKey: SERVICE_KEY },
    { spoolFile, timeout: PATIENT, replayInterval: 10 * MINUTE, ...options },
  )
  opened.push(store)
  return store
}
const openHasty = (options: Options = {}) =>
  open({ timeout: HASTY, circuit: createCircuit({ failures: 1000 }), ...options })

beforeAll(async () => {
  hosted = await startHosted()
}, 60_000)
afterAll(() => hosted?.stop())
beforeEach(async () => {
  readLog = captureLog()
  folder = mkdtempSync(path.join(tmpdir(), 'ridgedocs-faults-'))
  spoolFile = path.join(folder, 'data', 'spool.sqlite')
  faults = await startFaultServer(hosted.url)
})
afterEach(async () => {
  faults.release()
  await Promise.all(opened.map((store) => store.close()))
  opened = []
  await faults.stop()
  await hosted.empty()
  rmSync(folder, { recursive: true })
  jest.restoreAllMocks()
})

const joe = {
  email: 'joe@example.com',
  newsletterSubscribed: true,
  source: 'newsletter',
  templatesDownloaded: ['Metal Estimate'],
} as const
const download = [{ slug: 'safety-plan', format: 'PDF' }] as const
const message = { name: 'Joe', email: 'joe@example.com', message: 'Hello' }
const wish = { email: joe.email, source: 'newsletter', textVersion: '1' } as const

const writes: Record<string, { write: (store: HostedStore) => Promise<unknown>; table: TableName; count?: string }> = {
  recordSubscriber: { write: (store) => store.recordSubscriber(joe), table: 'email_subscribers' },
  recordDownloads: { write: (store) => store.recordDownloads(download), table: 'template_downloads' },
  recordContactMessage: { write: (store) => store.recordContactMessage(message), table: 'contact_messages' },
  recordSearchQuery: {
    write: (store) => store.recordSearchQuery({ query: 'estimate', results: 7 }),
    table: 'search_queries',
  },
  confirmNewsletter: {
    write: (store) => store.confirmNewsletter({ ...wish, wishedAt: Date.now() }),
    table: 'email_subscribers',
  },
}
const names = Object.keys(writes)

/** The one row that a write leaves. */
async function expectOnce(name: string): Promise<void> {
  const rows = await hosted.rows(writes[name]?.table ?? 'email_subscribers')
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
const describeFault = (fault: Fault): string => (typeof fault === 'object' ? String(fault.status) : fault)

const passing: Fault[] = [
  'silent',
  'reset',
  'html',
  'truncated',
  'nonsense',
  { status: 500 },
  { status: 502 },
  { status: 503 },
]
const named = (list: Fault[]) => list.map((fault): [string, Fault] => [describeFault(fault), fault])

describe('a write that meets a fault', () => {
  it.each(named(passing))('%s once, is tried again and stored', async (_name, fault) => {
    const store = open()
    faults.next(fault)
    await store.recordContactMessage(message)
    expect(faults.asked()).toBe(2)
    await expectOnce('recordContactMessage')
    expect(waiting()).toBe(0)
  })

  it.each(named(passing))(
    '%s for good, fails where nothing can be kept, and is not tried a third time',
    async (_name, fault) => {
      const store = openHasty({ spoolFile: undefined })
      faults.always(fault)
      await expect(store.recordContactMessage(message)).rejects.toThrow('Supabase, apply_operation contact')
      expect(faults.asked()).toBe(2)
      expect(await hosted.rows('contact_messages')).toEqual([])
    },
  )

  it.each(named([...passing, { status: 401 }, 'empty']))(
    '%s for good, is kept, and stored when it is over',
    async (_name, fault) => {
      const store = openHasty()
      faults.always(fault)
      await store.recordContactMessage(message)
      expect(waiting()).toBe(1)
      faults.always('none')
      expect(await open().replay()).toBe(1)
      await expectOnce('recordContactMessage')
      expect(waiting()).toBe(0)
    },
  )

  it('is kept where connections are refused, and stored when they are not', async () => {
    await faults.refuse()
    const store = openHasty()
    await store.recordSubscriber(joe)
    expect(await store.replay()).toBe(0)
    expect(waiting()).toBe(1)
    await faults.accept()
    expect(await open().replay()).toBe(1)
    await expectOnce('recordSubscriber')
  })

  it.each([401, 403, 404, 429])('is not tried again when it is refused with %i', async (status) => {
    faults.always({ status })
    await expect(open({ spoolFile: undefined }).recordContactMessage(message)).rejects.toThrow(String(status))
    expect(faults.asked()).toBe(1)
  })

  it('is not tried again and not kept when it breaks a rule of the database', async () => {
    const store = open()
    await expect(store.recordContactMessage({ ...message, id: 'no UUID' })).rejects.toThrow('22P02')
    expect(faults.asked()).toBe(1)
    expect(waiting()).toBe(0)
  })
})

describe('a write whose answer is lost', () => {
  it.each(names)('%s is stored once by the second try', async (name) => {
    faults.next('answer-lost')
    const answer = await writes[name]?.write(open())
    expect(faults.asked()).toBe(2)
    await expectOnce(name)
    if (name === 'confirmNewsletter') expect(answer).toBe('confirmed')
  })

  it.each(names)('%s is stored once by the spool', async (name) => {
    faults.always('answer-lost')
    await writes[name]?.write(open())
    await expectOnce(name)
    expect(waiting()).toBe(1)
    faults.always('none')
    expect(await open().replay()).toBe(1)
    await expectOnce(name)
    expect(waiting()).toBe(0)
  })

  it('is stored once when the answer only comes too late', async () => {
    faults.always('late')
    const store = openHasty({ timeout: 3000 })
    const written = store.recordDownloads(download)
    await faults.held(2)
    await written
    faults.always('none')
    faults.release()
    expect(await open().replay()).toBe(1)
    await expectOnce('recordDownloads')
  })

  it('ends the newsletter once', async () => {
    await open().recordSubscriber(joe)
    faults.next('answer-lost')
    await open().setUnsubscribed('JOE@example.com')
    expect(await hosted.rows('email_subscribers')).toEqual([
      expect.objectContaining({ newsletter_subscribed: false, unsubscribed_at: expect.any(String) as string }),
    ])
  })
})

describe('what is kept', () => {
  it('is sent in the order in which it was made, and nothing overtakes it', async () => {
    const store = openHasty()
    faults.always('reset')
    await store.recordSubscriber(joe)
    faults.always('none')
    const asked = faults.asked()
    await store.setUnsubscribed(joe.email)
    await store.recordContactMessage(message)
    expect(faults.asked()).toBe(asked)
    expect(waiting()).toBe(3)
    expect(await store.replay()).toBe(3)
    expect(await hosted.rows('email_subscribers')).toEqual([
      expect.objectContaining({ newsletter_subscribed: false, unsubscribed_at: expect.any(String) as string }),
    ])
  })

  it('counts from the time when it was made: a wish after an unsubscribe is confirmed', async () => {
    await open().recordSubscriber(joe)
    await open().confirmNewsletter({ ...wish, wishedAt: Date.now() })
    const store = openHasty()
    faults.always('reset')
    await store.setUnsubscribed(joe.email)
    const wishedAt = Date.now() + 5
    expect(await store.confirmNewsletter({ ...wish, wishedAt })).toBe('kept')
    faults.always('none')
    expect(await store.replay()).toBe(2)
    expect(await hosted.rows('email_subscribers')).toEqual([
      expect.objectContaining({ newsletter_subscribed: true, unsubscribed_at: null }),
    ])
  })

  it('bears the time when it was made', async () => {
    const spool = openSpool(spoolFile)
    const madeAt = '2026-02-03T04:05:06.000Z'
    spool.append({ ...createOperation('contact', message), madeAt })
    spool.append({ ...createOperation('downloads', { downloads: download }), madeAt })
    spool.append({ ...createOperation('confirmation', { ...wish, wishedAt: 0 }), madeAt })
    spool.append({ ...createOperation('search', { query: 'a', results: 1 }), madeAt: '2999-01-01T00:00:00.000Z' })
    spool.close()
    expect(await open().replay()).toBe(4)
    const time = /^2026-02-03[T ]04:05:06/
    expect(String((await hosted.rows('contact_messages'))[0]?.created_at)).toMatch(time)
    expect(String((await hosted.rows('template_downloads'))[0]?.day)).toMatch(/^2026-02-03/)
    expect(String((await hosted.rows('email_subscribers'))[0]?.confirmed_at)).toMatch(time)
    expect(Date.parse(String((await hosted.rows('search_queries'))[0]?.created_at))).toBeLessThan(Date.now() + MINUTE)
  })

  it('keeps the outbox: a message that left meanwhile is not sent again', async () => {
    const store = openHasty()
    const message = (id: string) => ({ id, recipient: `${id.replace(' ', '-')}@example.com`, payload: '{}' })
    faults.always('reset')
    for (const id of ['left', 'put off', 'refused', 'waits']) await store.outbox.add(message(id), Date.now() + MINUTE)
    await store.outbox.remove('left')
    await store.outbox.postpone('put off', Date.now() + 2 * MINUTE)
    await store.outbox.refuse(message('refused'), 'unknown')
    faults.always('none')
    expect(await store.replay()).toBe(7)
    expect((await hosted.rows('mail_outbox')).map(({ id }) => id)).toEqual(['put off', 'waits'])
    expect(await store.outbox.claimDue(Date.now(), Date.now() + MINUTE, 9)).toEqual([])
  })

  it('keeps a message from being due before the word that it has left', async () => {
    const spool = openSpool(spoolFile)
    const input = { id: 'late', recipient: joe.email, payload: '{}', leasedUntil: 0 }
    spool.append({ ...createOperation('keep-message', input), madeAt: '2026-02-03T04:05:06.000Z' })
    spool.close()
    const store = open()
    expect(await store.replay()).toBe(1)
    expect(await store.outbox.claimDue(Date.now(), Date.now() + MINUTE, 9)).toEqual([])
    expect(await store.outbox.claimDue(Date.now() + 3 * MINUTE, Date.now() + 4 * MINUTE, 9)).toHaveLength(1)
  })

  it('is sent when the next process starts', async () => {
    faults.always('reset')
    await openHasty().recordContactMessage(message)
    faults.always('late')
    open()
    await faults.held(1)
    await expectOnce('recordContactMessage')
  })

  it('is sent by itself when Supabase answers again', async () => {
    faults.always('reset')
    const store = openHasty({ replayInterval: 1 })
    await store.recordContactMessage(message)
    faults.always('late')
    await faults.held(1)
    await expectOnce('recordContactMessage')
  })

  it('is set aside when the database refuses it, and holds nothing up', async () => {
    faults.always('reset')
    const store = openHasty()
    await store.recordContactMessage({ ...message, id: 'no UUID' })
    await store.recordContactMessage(message)
    faults.always('none')
    expect(await store.replay()).toBe(1)
    await expectOnce('recordContactMessage')
    expect(await store.health()).toMatchObject({
      state: 'degraded',
      spooled: 0,
      detail: expect.stringContaining('1 were refused for good') as string,
    })
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
    expect(await hosted.rows('template_downloads')).toEqual([expect.objectContaining({ downloads: 5 })])
  })

  it('is applied once by a process that is killed before it can remove it, and by the next', async () => {
    const spool = openSpool(spoolFile)
    spool.append(createOperation('downloads', { downloads: download }))
    spool.close()
    faults.always('late')
    const script = [
      '--conditions=react-server',
      'tests/support/replaying-process.ts',
      faults.url,
      SERVICE_KEY,
      spoolFile,
    ]
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

  it('has what was suppressed and allowed count from the time when it was made', async () => {
    const allowance = { mailboxQuarterHour: 9, mailboxDay: 9, totalHour: 99 }
    const store = openHasty()
    await store.suppress('ann@example.com', 'asked')
    faults.always('reset')
    await store.suppress(joe.email, 'complained')
    await store.recordBundleDownload({ bundle: 'estimates' })
    expect(await store.allow('ann@example.com')).toBe(true)
    expect(waiting()).toBe(3)
    faults.always('none')
    expect(await store.replay()).toBe(3)
    expect(await store.outbox.admit(joe.email, allowance, 0)).toBe('suppressed')
    expect(await store.outbox.admit('ann@example.com', allowance, 0)).toBe('admitted')
    expect(await hosted.rows('bundle_downloads')).toEqual([expect.objectContaining({ format: 'all', downloads: 1 })])
  })

  it('does not allow what was suppressed after it was allowed', async () => {
    const store = open()
    await store.suppress(joe.email, 'complained')
    const spool = openSpool(spoolFile)
    spool.append({ ...createOperation('allow', { email: joe.email }), madeAt: '2026-02-03T04:05:06.000Z' })
    spool.close()
    expect(await store.replay()).toBe(1)
    expect(await store.standingOf(joe.email)).toMatchObject({ isSuppressed: true })
  })

  it('for the suppression list outlives the erasure of its address, and leaves only a hash', async () => {
    faults.always('reset')
    const store = openHasty()
    await store.recordSubscriber(joe)
    await store.setUnsubscribed('JOE@example.com')
    faults.always('none')
    expect(await store.eraseAddress(joe.email)).toMatchObject({ 'spool of this machine': 1 })
    expect(await store.replay()).toBe(1)
    expect(waiting()).toBe(0)
    expect(await hosted.rows('email_subscribers')).toEqual([])
    expect(await store.standingOf(joe.email)).toEqual({ isConfirmed: false, unsubscribedAt: null, isSuppressed: true })
  })

  it('is erased with an address, and reported', async () => {
    faults.always('reset')
    const store = openHasty()
    await store.recordSubscriber({ ...joe, email: 'Joe@Example.com' })
    await store.recordContactMessage({ ...message, email: 'ann@example.com' })
    faults.always('none')
    expect(await store.eraseAddress('joe@example.com')).toMatchObject({ 'spool of this machine': 1 })
    expect(await store.replay()).toBe(1)
    expect(await hosted.rows('email_subscribers')).toEqual([])
    expect(await hosted.rows('contact_messages')).toHaveLength(1)
  })

  it('fails honestly where the spool is full', async () => {
    faults.always('reset')
    const store = openHasty({ spoolLimits: { records: 1, bytes: 1_000_000 } })
    await store.recordContactMessage(message)
    await expect(store.recordContactMessage(message)).rejects.toThrow('The spool is full')
    expect(await store.health()).toMatchObject({ state: 'down', spooled: 1 })
    faults.always('none')
    expect(await store.replay()).toBe(1)
    await expectOnce('recordContactMessage')
  })
})

describe('without a spool', () => {
  it('a folder that cannot be written stops nothing, is logged once and told', async () => {
    writeFileSync(path.join(folder, 'data'), '')
    const store = openHasty()
    await store.recordContactMessage(message)
    await store.recordContactMessage(message)
    expect(readLog().match(/"event":"no-spool"/g)).toHaveLength(1)
    expect(await store.health()).toMatchObject({
      state: 'degraded',
      detail: expect.stringMatching(/There is no spool.*no-spool.*in the log/) as string,
    })
    expect(JSON.stringify(await store.health())).not.toContain(folder)
    faults.always('reset')
    await expect(store.recordContactMessage(message)).rejects.toThrow('Supabase')
    expect(await store.health()).toMatchObject({ state: 'down' })
  })

  it('a damaged one is left as it is, and records go to Supabase', async () => {
    mkdirSync(path.dirname(spoolFile))
    writeFileSync(spoolFile, 'this is no database, and long enough for a header to be read from it')
    const store = open()
    await store.recordContactMessage(message)
    await expectOnce('recordContactMessage')
    expect(readLog()).toContain('file is not a database')
  })

  it('an installation without a disk is as it should be, and says what that means', async () => {
    const store = openHasty({ spoolFile: undefined })
    await store.recordContactMessage(message)
    expect(await store.health()).toEqual({
      state: 'ok',
      detail:
        'Supabase records. There is no spool, so records fail while Supabase is away. This installation has no disk.',
      spooled: 0,
      waiting: 0,
    })
    expect(readLog()).toContain('"event":"no-spool"')
  })
})

describe('what is asked of Supabase', () => {
  it.each(named(['html', 'nonsense', 'truncated', 'empty']))('is not believed when it is %s', async (_name, fault) => {
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

  it('is read again after a lost answer', async () => {
    faults.next('answer-lost')
    expect((await open().downloadCounts()).size).toBe(0)
    expect(faults.asked()).toBe(2)
  })

  it('is asked once for what would be something else the second time, and that is never kept', async () => {
    faults.always('answer-lost')
    await expect(open().enqueueIssue('spring', {}, 0, 1)).rejects.toThrow('enqueue_issue')
    await expect(open().eraseAddress(joe.email)).rejects.toThrow('erase_address')
    const allowance = { mailboxQuarterHour: 9, mailboxDay: 9, totalHour: 99 }
    await expect(open().outbox.admit(joe.email, allowance, 0)).rejects.toThrow('admit_message')
    expect(faults.asked()).toBe(3)
    expect(waiting()).toBe(0)
  })
})

describe('the circuit', () => {
  it('opens after failures, asks nothing while it is open, and closes when a try succeeds', async () => {
    let clock = 0
    const circuit = createCircuit({ failures: 4, pause: 1000, now: () => clock })
    const store = openHasty({ circuit, spoolFile: undefined })
    faults.always({ status: 503 })
    for (let index = 0; index < 2; index += 1) await expect(store.recordContactMessage(message)).rejects.toThrow('503')
    expect(faults.asked()).toBe(4)
    await expect(store.recordContactMessage(message)).rejects.toThrow('not asked')
    expect(await store.health()).toMatchObject({
      state: 'down',
      detail: expect.stringMatching(/^Supabase does not/) as string,
    })
    expect(faults.asked()).toBe(4)
    faults.always('none')
    clock = 1000
    await store.recordContactMessage(message)
    expect(circuit.state()).toBe('closed')
    await expectOnce('recordContactMessage')
    expect(readLog()).toMatch(/hosted-store-does-not-answer[\s\S]*hosted-store-answers-again/)
  })

  it('stays closed when requests are refused: that is an answer', async () => {
    const circuit = createCircuit({ failures: 1 })
    faults.always({ status: 401 })
    await open({ circuit }).recordContactMessage(message)
    expect(circuit.state()).toBe('closed')
  })
})

describe('a download while Supabase is away', () => {
  const SITE = 'https://docs.example.com'
  const form = { email: joe.email, newsletterSubscribed: true, source: 'download', templates: ['metal-estimate'] }

  /** What the visitor is answered, and after how many milliseconds. */
  async function subscribe(store: HostedStore) {
    const limits = createFormLimits({ requestsPerMinute: 1000 })
    const handle = createSubscribeHandler({
      siteUrl: () => SITE,
      clientOf: () => 'one',
      limits: () => limits,
      leads: () => ({ ...createLeadsContext(), store }),
    })
    const start = performance.now()
    const headers = { 'content-type': 'application/json' }
    const request = new Request(`${SITE}/api/subscribe`, { method: 'POST', headers, body: JSON.stringify(form) })
    const response = await handle(request)
    return { status: response.status, answer: (await response.json()) as unknown, took: performance.now() - start }
  }

  it('waits three seconds at most where there is no answer, and then claims no newsletter', async () => {
    faults.always('silent')
    // A clock of the same length, which a busy machine holds up as well.
    const start = performance.now()
    const clock = new Promise((resolve) => setTimeout(resolve, 3000)).then(() => performance.now() - start)
    const { took, ...answered } = await subscribe(open({ timeout: undefined, spoolFile: undefined }))
    expect(answered).toEqual({ status: 200, answer: { ok: true, email: 'sent', newsletter: false } })
    expect(took).toBeLessThan((await clock) + 500)
  })

  it('does not wait at all while the circuit is open', async () => {
    const circuit = createCircuit({ failures: 1 })
    circuit.failed()
    const answered = await subscribe(open({ circuit, spoolFile: undefined }))
    expect(answered).toMatchObject({ status: 200, answer: { ok: true, email: 'sent', newsletter: false } })
    expect(faults.asked()).toBe(0)
  })

  it('does not wait while the spool holds what came before, and is recorded in full when it is over', async () => {
    faults.always('reset')
    const store = openHasty()
    await store.recordContactMessage(message)
    const asked = faults.asked()
    expect(await subscribe(store)).toMatchObject({ status: 200, answer: { ok: true, email: 'sent' } })
    expect(faults.asked()).toBe(asked)
    faults.always('none')
    expect(await store.replay()).toBe(3)
    expect(await hosted.rows('email_subscribers')).toEqual([
      expect.objectContaining({ templates_downloaded: ['Metal Estimate'], newsletter_subscribed: true }),
    ])
    expect(await hosted.rows('template_downloads')).toHaveLength(1)
  })

  it('is no success where only the record was asked for and nothing can keep it', async () => {
    faults.always('reset')
    form.templates = []
    expect(await subscribe(openHasty({ spoolFile: undefined }))).toMatchObject({ status: 503 })
  })
})
