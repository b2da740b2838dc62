import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

interface Upgrade {
  before: Record<string, Record<string, unknown>[]>
  after: Record<string, Record<string, unknown>[]>
  listed: { reason: string; suppressed_at: string }[]
  answers: Record<string, unknown>
  gmail: unknown
}

let upgrade: Upgrade
beforeAll(async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['tests/support/upgraded-postgres.ts'])
  upgrade = JSON.parse(stdout) as Upgrade
}, 120_000)

test('a project of the first release keeps every row except messages queued for a mailbox that is now suppressed', () => {
  const { mail_outbox: waiting = [], ...others } = upgrade.before
  const { mail_outbox: outbox, ...after } = upgrade.after
  for (const rows of Object.values(upgrade.before)) expect(rows).not.toEqual([])
  expect(after).toEqual(others)
  expect(outbox).toEqual([waiting[0]])
})

test('unsubscribed and refused addresses are suppressed, with their first reason and time', () => {
  const early = '2026-01-01T00:00:00.000Z'
  const late = '2026-02-01T00:00:00.000Z'
  expect(upgrade.listed.map(({ reason, suppressed_at: at }) => [reason, new Date(at).toISOString()])).toEqual([
    ['asked', late],
    ['refused', early],
    ['refused', late],
  ])
})

test('every operation works on the upgraded project', () => {
  expect(upgrade.answers).toEqual({
    "admit_message('ann@example.com', 3, 5, 100)": 'admitted',
    "admit_message('bob@example.com', 3, 5, 100)": 'suppressed',
    "admit_message('eve+roof@example.com', 3, 5, 100)": 'suppressed',
    "admit_message('JOE@example.com', 3, 5, 100)": 'suppressed',
    "fold_download_counts('2026-01-02Z')": 1,
    'download_counts()': { 'safety-plan': 7 },
    [`enqueue_issue('summer', '{"kind": "issue"}', now(), 10)`]: 1,
    "allow_mailbox('bob@example.com', now())": true,
  })
})

test('a Gmail mailbox that opted out before its spellings were folded stays out, and is allowed again once', () => {
  expect(upgrade.gmail).toEqual({ isListedStill: true, isAllowedAgain: true, isListedThen: false, waiting: [] })
})
