import 'server-only'
import { fingerprint, log } from '@/lib/log/log'
import type { Outbox } from '@/lib/store'
import { withinTime } from '@/lib/within-time'
import { createAttempts, type DeliveryResult } from './attempt'
import type { MailGate, Verdict } from './gate'
import { createPace } from './pace'
import type { Mail, Sender } from './types'

const SECOND = 1000
const MINUTE = 60 * SECOND

/** How long a visitor's request waits for the sender. */
const TIMEOUT = 3 * SECOND
const LEASE = 2 * MINUTE
const PARALLEL = 20

export interface Mailer {
  /**
   * Attempts a new message for three seconds; later it stays in the outbox. If the gate blocks a mailbox, the result is
   * 'sent' after the usual delay, which reveals nothing. Beyond the site's total it is 'failed', and not stored.
   */
  deliver(mail: Mail): Promise<DeliveryResult>
  /** Attempts due messages for at most `budget` milliseconds. Returns how many were accepted. Rejects if the outbox fails. */
  drain(budget?: number): Promise<number>
}

export interface MailerOptions {
  /** Checks each new message except the welcome, which follows a signed link. Without a gate every message passes. */
  gate?: MailGate
  /** Called with each verdict other than 'admitted'. */
  onWithheld?: (verdict: Exclude<Verdict, 'admitted'>) => void
  /** Milliseconds since the epoch. */
  now?: () => number
  /** Milliseconds that a visitor's request waits. */
  timeout?: number
  parallel?: number
}

/** Sends, and stores what was not accepted in the outbox. If that fails, the message is still attempted. */
export function createMailer(
  send: Sender,
  openOutbox: () => Outbox,
  { gate, onWithheld, now = Date.now, timeout = TIMEOUT, parallel = PARALLEL }: MailerOptions = {},
): Mailer {
  const beginDelivery = createPace()
  const { keep, attempt, retry } = createAttempts(send, openOutbox, now)

  const passGate = async (mail: Mail): Promise<DeliveryResult> => {
    const timing = beginDelivery()
    const verdict = gate && mail.kind !== 'welcome' ? await gate(mail.to) : 'admitted'
    if (verdict === 'admitted') {
      await keep(mail, now() + LEASE)
      const result = await attempt(mail, 1)
      timing.done()
      return result
    }
    onWithheld?.(verdict)
    if (verdict === 'unchecked') {
      // Only the store knows whether the mailbox is suppressed: the outbox checks when it accepts the message.
      await keep(mail, now() + MINUTE)
      return 'unreachable'
    }
    if (verdict === 'total') {
      log('error', 'mail-total-reached', { remedy: 'See MAIL_PER_HOUR, and who asks for so many messages' })
      return 'failed'
    }
    log('info', 'mail-withheld', { address: fingerprint(mail.to), reason: verdict })
    await timing.catchUp()
    return 'sent'
  }

  return {
    deliver: (mail) => withinTime(passGate(mail), timeout, () => 'unreachable'),
    async drain(budget = Infinity) {
      const end = now() + budget
      let sent = 0
      do {
        const due = await openOutbox().claimDue(now(), now() + LEASE, parallel)
        if (due.length === 0) break
        const results = await Promise.all(due.map(retry))
        sent += results.filter((result) => result === 'sent').length
      } while (now() < end)
      return sent
    },
  }
}
