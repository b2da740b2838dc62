import { fingerprint, log } from '@/lib/log/log'
import { requestScope } from '@/lib/log/request-id'
import { captureTestLogs, eventsIn } from '@/tests/support/leads'

const logged = captureTestLogs()

test('a line is JSON', () => {
  log('info', 'started', { port: 3000, text: 'two\nlines' })
  expect(logged().trimEnd().split('\n')).toHaveLength(1)
  expect(JSON.parse(logged())).toMatchObject({ level: 'info', event: 'started', port: 3000, text: 'two\nlines' })
})

test('an error is written as its message and its cause, without stack or addresses', () => {
  const cause = new Error('Key (lower(email))=(joe@example.com) already exists')
  log('error', 'failed', { error: new Error('550 <ann.o+x@mail.example.com> unknown', { cause }) })
  expect(logged()).toContain('550 <[address]> unknown (Key (lower(email))=([address]) already exists)')
  expect(logged()).not.toMatch(/joe|ann|\bat /)
})

describe('the lines of a request', () => {
  it('carry its id, also in asynchronous work; other lines carry none', async () => {
    await requestScope().run('a1b2', async () => {
      await Promise.resolve()
      log('info', 'within')
    })
    log('info', 'outside')
    const [within, outside] = eventsIn(logged())
    expect(within).toMatchObject({ event: 'within', request: 'a1b2' })
    expect(outside).not.toHaveProperty('request')
  })

  it('carry it in every copy of the module, as the bundler makes them', async () => {
    const copies: { log: typeof log }[] = []
    for (let copy = 0; copy < 2; copy += 1)
      await jest.isolateModulesAsync(async () => void copies.push(await import('@/lib/log/log')))
    expect(copies[0]!.log).not.toBe(copies[1]!.log)
    requestScope().run('c3d4', () => copies.forEach((copy) => copy.log('info', 'copied')))
    expect(logged().match(/"request":"c3d4"/g)).toHaveLength(2)
  })
})

describe('many lines of one event', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())
  it('are limited to 20 a minute; then one line reports how many were suppressed', () => {
    for (let line = 0; line < 1000; line += 1) log('error', 'flood', { line })
    log('error', 'another-event')
    expect(eventsIn(logged(), 'flood')).toHaveLength(20)
    expect(eventsIn(logged(), 'another-event')).toHaveLength(1)
    jest.advanceTimersByTime(60_000)
    expect(eventsIn(logged(), 'log-lines-withheld')).toEqual([
      expect.objectContaining({ of: 'flood', lines: 980, seconds: 60 }),
    ])
    log('error', 'flood')
    expect(eventsIn(logged(), 'flood')).toHaveLength(21)
    jest.advanceTimersByTime(600_000)
    expect(eventsIn(logged(), 'log-lines-withheld')).toHaveLength(1)
  })

  it('are limited together by every copy of the module', async () => {
    for (let copy = 0; copy < 3; copy += 1)
      await jest.isolateModulesAsync(async () => {
        const { log: copied } = await import('@/lib/log/log')
        for (let line = 0; line < 15; line += 1) copied('error', 'shared-flood')
      })
    expect(eventsIn(logged(), 'shared-flood')).toHaveLength(20)
  })
})

test('the fingerprint is the same for an address in any letter case, and does not reveal it', () => {
  expect(fingerprint(' Joe@Example.com')).toBe(fingerprint('joe@example.com'))
  expect(fingerprint('joe@example.com')).toMatch(/^[0-9a-f]{12}$/)
  expect(fingerprint('joe@example.com')).not.toBe(fingerprint('ann@example.com'))
})
