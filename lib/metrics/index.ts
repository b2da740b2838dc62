import { singleton } from '../singleton.ts'

/** The outcome of a message that the site had to send. */
const countedOutcomes = [
  'sent',
  'failed',
  'unreachable',
  'suppressed',
  'mailbox-limit',
  'total-limit',
  'refused',
] as const

export type MailOutcome = (typeof countedOutcomes)[number]

/** Number of messages per outcome since this process started. */
export const mailCounts = (): Record<MailOutcome, number> =>
  singleton(
    'metrics.mail',
    () => Object.fromEntries(countedOutcomes.map((outcome) => [outcome, 0])) as Record<MailOutcome, number>,
  )

/** Counts one message for the metrics. Costs one addition, even if metrics are never read. */
export function countMail(outcome: MailOutcome): void {
  mailCounts()[outcome] += 1
}
