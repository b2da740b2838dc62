import type { MailOutcomes, SenderName } from '@/lib/mail/outcomes'
import type { Check } from './types'

const ways: Record<SenderName, string> = {
  smtp: 'through the mail server of SMTP_URL',
  'supabase-function': 'through the Supabase function',
  files: 'as files to DATA_DIR/outbox, because no mail server is configured',
}

const isoOrNull = (time: number | undefined): string | null =>
  time === undefined ? null : new Date(time).toISOString()

const HOUR = 3_600_000

/** 'degraded' while the last message was not accepted, and for an hour after visitors reached MAIL_PER_HOUR. */
export function checkMail({ sender, acceptedAt, failedAt, totalReachedAt }: MailOutcomes, now = Date.now()): Check {
  const figures = {
    sender,
    lastAccepted: isoOrNull(acceptedAt),
    lastFailed: isoOrNull(failedAt),
    totalReached: isoOrNull(totalReachedAt),
  }
  if (totalReachedAt !== undefined && now - totalReachedAt < HOUR) {
    const detail = 'Visitors asked for more messages than MAIL_PER_HOUR allows: see mail-total-reached in the log.'
    return { state: 'degraded', detail, ...figures }
  }
  const isFailing = failedAt !== undefined && failedAt > (acceptedAt ?? -Infinity)
  if (isFailing) {
    const detail = `Messages are sent ${ways[sender]}; the last one was not accepted: see mail-not-sent in the log.`
    return { state: 'degraded', detail, ...figures }
  }
  return { state: 'ok', detail: `Messages are sent ${ways[sender]}.`, ...figures }
}
