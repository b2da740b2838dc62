import { perProcess } from '../per-process.ts'

/** What became of a message that the site was to send. */
export const countedOutcomes = [
  'sent',
  'failed',
  'unreachable',
  'suppressed',
  'mailbox-limit',
  'total-limit',
  'refused',
] as const

export type MailOutcome = (typeof countedOutcomes)[number]

/** How many messages had each outcome since this process began. */
export const mailCounts = (): Record<MailOutcome, number> =>
  perProcess(
    'metrics.mail',
    () => Object.fromEntries(countedOutcomes.map((outcome) => [outcome, 0])) as Record<MailOutcome, number>,
  )

/** Counts one message for the metrics; costs an addition, whether or not anybody asks for them. */
export function countMail(outcome: MailOutcome): void {
  mailCounts()[outcome] += 1
}
