import 'server-only'
import { fingerprint, log } from '@/lib/http/log'
import type { Outbox, OutboxMessage } from '@/lib/store'
import { downloadMailSchema, type DownloadMail, type Sender } from './types'

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
  deliver(mail: DownloadMail): Promise<Delivery>
  /** Tries the messages that are due again; answers how many were accepted. */
  drain(): Promise<number>
}

/** `openOutbox` may throw: then a message is sent all the same, and lost only if the sender does not take it. */
export function createMailer(send: Sender, openOutbox: () => Outbox | undefined, now: () => number = Date.now): Mailer {
  const keepBooks = (mail: DownloadMail, work: (box: Outbox) => void): void => {
    try {
      const outbox = openOutbox()
      if (outbox) work(outbox)
    } catch (error) {
      log('error', 'outbox-failed', { address: fingerprint(mail.to), error })
    }
  }

  const attempt = async (mail: DownloadMail, tries: number): Promise<Delivery> => {
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
      putOff(error)
      return 'unreachable'
    }
  }

  const retry = async ({ id, payload, attempts }: OutboxMessage): Promise<Delivery> => {
    const mail = downloadMailSchema.safeParse(JSON.parse(payload))
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
