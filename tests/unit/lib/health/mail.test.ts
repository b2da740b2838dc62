import { checkMail } from '@/lib/health/mail'
import { observeGate, observeSender, type MailOutcomes } from '@/lib/mail/outcomes'
import { mailCounts, type MailOutcome } from '@/lib/metrics'
import type { Mail, SendResult } from '@/lib/mail/types'

const mail: Mail = { kind: 'welcome', id: '1', to: 'joe@example.com' }

async function sendAll(...results: (SendResult | Error)[]): Promise<MailOutcomes> {
  const outcomes: MailOutcomes = { sender: 'smtp' }
  for (const [time, result] of results.entries()) {
    const answer = () => (result instanceof Error ? Promise.reject(result) : Promise.resolve(result))
    await observeSender(answer, outcomes, () => time + 1)(mail).catch(() => undefined)
  }
  return outcomes
}
const accepted: SendResult = { ok: true }
const later: SendResult = { ok: false, permanent: false, reason: '451 try later' }
const never: SendResult = { ok: false, permanent: true, reason: '550 no such user joe@example.com' }

test('before the first message, the sender is reported', () => {
  expect(checkMail({ sender: 'files' })).toEqual({
    state: 'ok',
    detail: 'Messages are sent as files to DATA_DIR/outbox, because no mail server is configured.',
    sender: 'files',
    lastAccepted: null,
    lastFailed: null,
    totalReached: null,
  })
})

test.each([
  ['accepted', 'ok', [accepted]],
  ['refused for now', 'degraded', [accepted, later]],
  ['not answered', 'degraded', [accepted, new Error('connect ECONNREFUSED joe@example.com')]],
  ['refused because of its address', 'ok', [accepted, never]],
  ['accepted after a failure', 'ok', [later, accepted]],
] as const)('the last message was %s: mail is %s', async (_, state, results) => {
  const check = checkMail(await sendAll(...results))
  expect(check).toMatchObject({ state, sender: 'smtp', lastAccepted: expect.any(String) as string })
  expect(JSON.stringify(check)).not.toMatch(/joe|ECONN|451/)
})

test('mail is degraded for an hour after MAIL_PER_HOUR was reached', () => {
  const outcomes: MailOutcomes = { sender: 'smtp', acceptedAt: 900, totalReachedAt: 1000 }
  expect(checkMail(outcomes, 1000 + 3_599_999)).toMatchObject({
    state: 'degraded',
    detail: expect.stringContaining('MAIL_PER_HOUR') as string,
    totalReached: '1970-01-01T00:00:01.000Z',
  })
  expect(checkMail(outcomes, 1000 + 3_600_000)).toMatchObject({ state: 'ok' })
})

test('every outcome is counted for the metrics, and the total is remembered with its time', async () => {
  const before = { ...mailCounts() }
  await sendAll(accepted, later, never, new Error('connect ECONNREFUSED'))
  const outcomes: MailOutcomes = { sender: 'smtp' }
  for (const verdict of ['suppressed', 'mailbox', 'unchecked', 'total'] as const)
    observeGate(verdict, outcomes, () => 77)
  expect(outcomes.totalReachedAt).toBe(77)
  const added = Object.entries(mailCounts()).map(([name, count]) => [name, count - before[name as MailOutcome]])
  expect(Object.fromEntries(added)).toEqual({
    sent: 1,
    failed: 1,
    refused: 1,
    unreachable: 2,
    suppressed: 1,
    'mailbox-limit': 1,
    'total-limit': 1,
  })
})
