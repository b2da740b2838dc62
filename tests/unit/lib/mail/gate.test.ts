import { createMailGate, mailboxAllowance } from '@/lib/mail/gate'
import type { Admission } from '@/lib/store'
import { captureTestLogs } from '@/tests/support/leads'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const victim = 'victim@example.com'
const admit = jest.fn<Promise<Admission>, unknown[]>()
let uptime: number
const makeGate = (totalHour = 300) =>
  createMailGate(() => ({ admit }), {
    allowance: { ...mailboxAllowance, totalHour },
    now: () => 5000,
    uptime: () => uptime,
  })

beforeEach(() => {
  uptime = 0
  admit.mockReset().mockResolvedValue('admitted')
})
const logged = captureTestLogs()

it.each(['admitted', 'suppressed', 'mailbox', 'total'] as const)(
  'asks the store with the allowance and the time, and returns its verdict %s',
  async (verdict) => {
    admit.mockResolvedValue(verdict)
    expect(await makeGate()(victim)).toBe(verdict)
    expect(admit).toHaveBeenCalledWith(victim, { mailboxQuarterHour: 3, mailboxDay: 10, totalHour: 300 }, 5000)
  },
)

it('admits three messages to a mailbox in 15 minutes, in any spelling of its address, without asking the store further', async () => {
  const gate = makeGate()
  const spellings = ['victim@example.com', 'Victim+1@Example.com', 'victim+2@example.com', 'VICTIM+3@EXAMPLE.COM']
  const verdicts: string[] = []
  for (const address of spellings) verdicts.push(await gate(address))
  expect(verdicts).toEqual(['admitted', 'admitted', 'admitted', 'mailbox'])
  expect(admit).toHaveBeenCalledTimes(3)
  expect(await gate('other@example.com')).toBe('admitted')
  uptime = 15 * MINUTE
  expect(await gate(victim)).toBe('admitted')
})

it('admits ten messages to a mailbox in a day', async () => {
  const gate = makeGate()
  const verdicts: string[] = []
  for (let turn = 0; turn < 12; turn += 1) {
    verdicts.push(await gate(victim))
    uptime += HOUR
  }
  expect(verdicts.filter((verdict) => verdict === 'admitted')).toHaveLength(10)
  expect(verdicts.slice(10)).toEqual(['mailbox', 'mailbox'])
  uptime = 24 * HOUR
  expect(await gate(victim)).toBe('admitted')
})

it('enforces the total itself if the store fails, without logging an address', async () => {
  admit.mockRejectedValue(new Error(`cannot count ${victim}`))
  const gate = makeGate(2)
  const verdicts: string[] = []
  for (const name of ['ann', 'ben', 'cat']) verdicts.push(await gate(`${name}@example.com`))
  expect(verdicts).toEqual(['unchecked', 'unchecked', 'total'])
  expect(logged()).toContain('mail-not-counted')
  expect(logged()).not.toMatch(/ann@|ben@|victim/)
})
