import 'server-only'
import { fingerprint, log } from '@/lib/http/log'
import type { Outbox, OutboxMessage } from '@/lib/store'
import type { MailGate, Verdict } from './gate'
import { createPace } from './pace'
import { mailSchema, NotSentError, type Mail, type Sender } from './types'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** How long a visitor's request waits for the sender. */
const PATIENCE = 3 * SECOND
const LEASE = 2 * MINUTE
/** Concurrent attempts. */
const PARALLEL = 20
/** Delay after each failed attempt. After the last one the message is given up. */
const waits = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 12 * HOUR, 24 * HOUR]

export type Delivery = 'sent' | 'failed' | 'unreachable'

export interface Mailer {
  /**
   * Attempts a new message for three seconds. A message not accepted by then stays in the outbox. If the gate blocks a
   * mailbox, the result is 'sent', after the usual delay, so that it does not reveal the state of an address. Beyond
   * the site's total the result is 'failed', and the message is not stored.
   */
  deliver(mail: Mail): Promise<Delivery>
  /**
   * Attempts due messages, batch by batch, until none is due or `budget` milliseconds have passed. Returns how many
   * were accepted. Rejects when the outbox fails.
   */
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
  patience?: number
  /** Number of outbox messages attempted concurrently. */
  parallel?: number
}

/** Parses a message from the outbox. Returns a failure if this version does not know its format. */
function readPayload(payload: string) {
  try {
    return mailSchema.safeParse(JSON.parse(payload))
  } catch (error) {
    return { success: false as const, error }
  }
}

/** A duplicate copy of a download does no harm; a duplicate newsletter does. */
const isOnce = ({ kind }: Mail): boolean => kind === 'issue'

/**
 * Sends through `send` and stores what was not accepted in the outbox. If `openOutbox` throws or the outbox fails, the
 * message is still sent, and is lost only if the sender does not accept it.
 */
export function createMailer(
  send: Sender,
  openOutbox: () => Outbox,
  { gate, onWithheld, now = Date.now, patience = PATIENCE, parallel = PARALLEL }: MailerOptions = {},
): Mailer {
  const beginDelivery = createPace()

  const keepBooks = async (mail: Mail, work: (box: Outbox) => Promise<void>): Promise<void> => {
    try {
      await work(openOutbox())
    } catch (error) {
      log('error', 'outbox-failed', { address: fingerprint(mail.to), error })
    }
  }

  /** Gives up a message that may have been sent and must not be sent twice. */
  const doubt = async (mail: Mail, reason: unknown): Promise<Delivery> => {
    log('error', 'mail-in-doubt', { address: fingerprint(mail.to), reason })
    await keepBooks(mail, (box) => box.remove(mail.id))
    return 'unreachable'
  }

  const attempt = async (mail: Mail, tries: number): Promise<Delivery> => {
    const putOff = async (reason: unknown): Promise<void> => {
      const wait = waits[tries - 1]
      log('error', wait ? 'mail-not-sent' : 'mail-given-up', { address: fingerprint(mail.to), tries, reason })
      await keepBooks(mail, (box) => (wait ? box.postpone(mail.id, now() + wait) : box.remove(mail.id)))
    }
    try {
      const result = await send(mail)
      if (result.ok) {
        await keepBooks(mail, (box) => box.remove(mail.id))
        return 'sent'
      }
      const { permanent, address, reason } = result
      if (!permanent) await putOff(reason)
      else {
        log('error', 'mail-refused', { address: fingerprint(mail.to), class: address ?? 'message', reason })
        await keepBooks(mail, (box) =>
          address ? box.refuse({ id: mail.id, recipient: mail.to }, address) : box.remove(mail.id),
        )
      }
      return 'failed'
    } catch (error) {
      if (isOnce(mail) && !(error instanceof NotSentError)) return doubt(mail, error)
      await putOff(error)
      return 'unreachable'
    }
  }

  const retry = async ({ id, payload, attempts, interrupted }: OutboxMessage): Promise<Delivery> => {
    const mail = readPayload(payload)
    if (mail.success && interrupted && isOnce(mail.data)) return doubt(mail.data, 'the try before was interrupted')
    if (mail.success) return attempt(mail.data, attempts)
    log('error', 'outbox-message-unreadable', { id, error: mail.error })
    await openOutbox().remove(id)
    return 'failed'
  }

  const keep = (mail: Mail, dueAt: number): Promise<void> =>
    keepBooks(mail, (box) => box.add({ id: mail.id, recipient: mail.to, payload: JSON.stringify(mail) }, dueAt))

  const keepAndTry = async (mail: Mail): Promise<Delivery> => {
    await keep(mail, now() + LEASE)
    return attempt(mail, 1)
  }

  const passGate = async (mail: Mail): Promise<Delivery> => {
    const timing = beginDelivery()
    const verdict = gate && mail.kind !== 'welcome' ? await gate(mail.to) : 'admitted'
    if (verdict === 'admitted') {
      const outcome = await keepAndTry(mail)
      timing.done()
      return outcome
    }
    onWithheld?.(verdict)
    if (verdict === 'unasked') {
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
    async deliver(mail) {
      let timer: NodeJS.Timeout | undefined
      const tooLate = new Promise<Delivery>((resolve) => {
        timer = setTimeout(() => resolve('unreachable'), patience)
      })
      const outcome = await Promise.race([passGate(mail), tooLate])
      clearTimeout(timer)
      return outcome
    },
    async drain(budget = Infinity) {
      const end = now() + budget
      let sent = 0
      do {
        const due = await openOutbox().claimDue(now(), now() + LEASE, parallel)
        if (due.length === 0) break
        const outcomes = await Promise.all(due.map(retry))
        sent += outcomes.filter((outcome) => outcome === 'sent').length
      } while (now() < end)
      return sent
    },
  }
}
