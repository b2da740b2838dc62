import 'server-only'
import { fingerprint, log } from '@/lib/log/log'
import { withFallback } from '@/lib/log/with-fallback'
import type { Outbox, OutboxMessage } from '@/lib/store'
import { mailSchema, NotSentError, type Mail, type Sender, type SendResult } from './types'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Delay after each failed attempt. After the last one the message is given up. */
const retryDelays = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 12 * HOUR, 24 * HOUR]

export type DeliveryResult = 'sent' | 'failed' | 'unreachable'

/** Attempts to send one message. What the outbox must know about it is recorded there; failures to do so are logged. */
export interface Attempts {
  keep: (mail: Mail, dueAt: number) => Promise<void>
  /** Sends a message for the `attempts`th time. */
  attempt: (mail: Mail, attempts: number) => Promise<DeliveryResult>
  /** Sends a message claimed from the outbox. Rejects if it cannot be read and the outbox fails. */
  retry: (message: OutboxMessage) => Promise<DeliveryResult>
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

/** Creates the attempts of one mailer. `now` returns milliseconds since the epoch. */
export function createAttempts(send: Sender, openOutbox: () => Outbox, now: () => number): Attempts {
  const record = (mail: Mail, work: (box: Outbox) => Promise<void>): Promise<void> =>
    withFallback(() => work(openOutbox()), undefined, 'outbox-failed', { address: fingerprint(mail.to) })

  const postpone = (mail: Mail, tries: number, reason: unknown): Promise<void> => {
    const delay = retryDelays[tries - 1]
    log('error', delay ? 'mail-not-sent' : 'mail-given-up', { address: fingerprint(mail.to), tries, reason })
    return record(mail, (box) => (delay ? box.postpone(mail.id, now() + delay) : box.remove(mail.id)))
  }

  /** Gives up a message that may have been sent and must not be sent twice. */
  const abandon = async (mail: Mail, reason: unknown): Promise<DeliveryResult> => {
    log('error', 'mail-in-doubt', { address: fingerprint(mail.to), reason })
    await record(mail, (box) => box.remove(mail.id))
    return 'unreachable'
  }

  const settle = (mail: Mail, tries: number, result: SendResult): Promise<void> => {
    if (result.ok) return record(mail, (box) => box.remove(mail.id))
    const { permanent, address, reason } = result
    if (!permanent) return postpone(mail, tries, reason)
    log('error', 'mail-refused', { address: fingerprint(mail.to), class: address ?? 'message', reason })
    const message = { id: mail.id, recipient: mail.to }
    return record(mail, (box) => (address ? box.refuse(message, address) : box.remove(mail.id)))
  }

  const attempt = async (mail: Mail, tries: number): Promise<DeliveryResult> => {
    try {
      const result = await send(mail)
      await settle(mail, tries, result)
      return result.ok ? 'sent' : 'failed'
    } catch (error) {
      if (isOnce(mail) && !(error instanceof NotSentError)) return abandon(mail, error)
      await postpone(mail, tries, error)
      return 'unreachable'
    }
  }

  return {
    attempt,
    keep: (mail, dueAt) =>
      record(mail, (box) => box.add({ id: mail.id, recipient: mail.to, payload: JSON.stringify(mail) }, dueAt)),
    async retry({ id, payload, attempts, interrupted }) {
      const mail = readPayload(payload)
      if (mail.success && interrupted && isOnce(mail.data)) return abandon(mail.data, 'the try before was interrupted')
      if (mail.success) return attempt(mail.data, attempts)
      log('error', 'outbox-message-unreadable', { id, error: mail.error })
      await openOutbox().remove(id)
      return 'failed'
    },
  }
}
