import 'server-only'
import { fingerprint, log } from '@/lib/http/log'
import type { Outbox, OutboxMessage } from '@/lib/store'
import { mailSchema, type Mail, type Sender } from './types'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** How long a visitor's request waits for the sender. */
const PATIENCE = 3 * SECOND
const LEASE = 2 * MINUTE
const BATCH = 20
/** The wait after each failed try; after the last the message is given up. */
const waits = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 12 * HOUR, 24 * HOUR]

export type Delivery = 'sent' | 'failed' | 'unreachable'

export interface Mailer {
  /** Tries a new message for three seconds; what is not accepted by then stays with the outbox, where there is one. */
  deliver(mail: Mail): Promise<Delivery>
  /** Tries the messages that are due again; answers how many were accepted. */
  drain(): Promise<number>
}

/** A repeated copy of a download is no harm, a repeated newsletter is. */
const isOnce = ({ kind }: Mail): boolean => kind === 'issue'

/** What failed was opening a connection or a file: nothing has left. */
function isBeforeSending(error: unknown): boolean {
  const { code, syscall } = error as { code?: unknown; syscall?: unknown }
  return (
    ['EDNS', 'ENOSPC'].includes(String(code)) ||
    ['getaddrinfo', 'connect', 'mkdir', 'open', 'rename'].includes(String(syscall))
  )
}

/** `openOutbox` may throw: then a message is sent all the same, and lost only if the sender does not take it. */
export function createMailer(send: Sender, openOutbox: () => Outbox | undefined, now: () => number = Date.now): Mailer {
  const keepBooks = (mail: Mail, work: (box: Outbox) => void): void => {
    try {
      const outbox = openOutbox()
      if (outbox) work(outbox)
    } catch (error) {
      log('error', 'outbox-failed', { address: fingerprint(mail.to), error })
    }
  }

  /** Gives a message up that may have been sent and must not be sent twice. */
  const doubt = (mail: Mail, reason: unknown): Delivery => {
    log('error', 'mail-in-doubt', { address: fingerprint(mail.to), reason })
    keepBooks(mail, (box) => box.remove(mail.id))
    return 'unreachable'
  }

  const attempt = async (mail: Mail, tries: number): Promise<Delivery> => {
    const putOff = (reason: unknown): void => {
      const wait = waits[tries - 1]
      log('error', wait ? 'mail-not-sent' : 'mail-given-up', { address: fingerprint(mail.to), tries, reason })
      keepBooks(mail, (box) => (wait ? box.postpone(mail.id, now() + wait) : box.remove(mail.id)))
    }
    try {
      const result = await send(mail)
      if (result.ok) {
        keepBooks(mail, (box) => box.remove(mail.id))
        return 'sent'
      }
      if (result.permanent) {
        log('error', 'mail-refused', { address: fingerprint(mail.to), reason: result.reason })
        keepBooks(mail, (box) => box.remove(mail.id))
      } else putOff(result.reason)
      return 'failed'
    } catch (error) {
      if (isOnce(mail) && !isBeforeSending(error)) return doubt(mail, error)
      putOff(error)
      return 'unreachable'
    }
  }

  const retry = async ({ id, payload, attempts, interrupted }: OutboxMessage): Promise<Delivery> => {
    const mail = mailSchema.safeParse(JSON.parse(payload))
    if (mail.success && interrupted && isOnce(mail.data)) return doubt(mail.data, 'the try before was interrupted')
    if (mail.success) return attempt(mail.data, attempts)
    log('error', 'outbox-message-unreadable', { id, error: mail.error })
    openOutbox()?.remove(id)
    return 'failed'
  }

  return {
    async deliver(mail) {
      keepBooks(mail, (box) => box.add(mail.id, JSON.stringify(mail), now() + LEASE))
      let timer: NodeJS.Timeout | undefined
      const patience = new Promise<Delivery>((resolve) => {
        timer = setTimeout(() => resolve('unreachable'), PATIENCE)
      })
      const outcome = await Promise.race([attempt(mail, 1), patience])
      clearTimeout(timer)
      return outcome
    },
    async drain() {
      const due = openOutbox()?.claimDue(now(), now() + LEASE, BATCH) ?? []
      const outcomes = await Promise.all(due.map(retry))
      return outcomes.filter((outcome) => outcome === 'sent').length
    },
  }
}
