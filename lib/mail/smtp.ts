import 'server-only'
import { createTransport } from 'nodemailer'
import type { RefusalReason } from '@/lib/store'
import { NotSentError, type Mail, type MailContent, type Sender } from './types'

/** Longer than a visitor waits, shorter than the outbox's lease: a slow server still gets its chance. */
const TIMEOUT = 15_000

interface SmtpRefusal extends Error {
  responseCode: number
  response?: string
  command?: string
}

const isRefusal = (error: unknown): error is SmtpRefusal =>
  typeof (error as Partial<SmtpRefusal>).responseCode === 'number'

/**
 * A 5xx answer to the receiver or to the message itself is final (RFC 5321 § 4.2.1); one to the connection, the login or
 * the sender is a setting that can be mended.
 */
const isPermanent = ({ responseCode, command = '' }: SmtpRefusal): boolean =>
  responseCode >= 500 && /^(RCPT TO|DATA)$/.test(command)

/**
 * What a final refusal says of the address, by its enhanced status code (RFC 3463) where it has one: X.1 is the address,
 * X.2.1 a mailbox that takes no mail; X.7 is policy, against the sender. Without a code a refused receiver is the
 * address, a refused message is the message.
 */
function judgeAddress({ response = '', command }: SmtpRefusal): RefusalReason | undefined {
  const code = /^\d{3}[ -]5\.(\d{1,3}\.\d{1,3})\b/.exec(response)?.[1]
  if (code === undefined) return command === 'RCPT TO' ? 'refused' : undefined
  // X.1.7 and X.1.8 are the sender's address.
  if (/^1\.[78]$/.test(code)) return undefined
  if (code.startsWith('1.')) return 'unknown'
  if (code === '2.1') return 'disabled'
  return command === 'RCPT TO' && !code.startsWith('7.') ? 'refused' : undefined
}

const ignore = (): void => undefined

/** A logger that only hears when the server is ready for the message: connected, greeted, encrypted and logged in. */
const createWatch = (onReady: () => void) => ({
  level: ignore,
  trace: ignore,
  debug: ignore,
  info: (entry: unknown): void => {
    if ((entry as { tnx?: unknown } | undefined)?.tnx === 'send') onReady()
  },
  warn: ignore,
  error: ignore,
  fatal: ignore,
})

/** Sends through the SMTP server at `url`, each message on a connection of its own. */
export function createSmtpSender(url: string, write: (mail: Mail) => MailContent, timeout = TIMEOUT): Sender {
  return async (mail) => {
    let isReady = false
    const transport = createTransport({
      url,
      connectionTimeout: timeout,
      greetingTimeout: timeout,
      socketTimeout: timeout,
      logger: createWatch(() => (isReady = true)),
    })
    try {
      await transport.sendMail(write(mail))
      return { ok: true }
    } catch (error) {
      if (error instanceof NotSentError) throw error
      if (!isRefusal(error)) throw isReady ? error : new NotSentError('The mail server was not ready', { cause: error })
      const permanent = isPermanent(error)
      const reason = `${error.responseCode} ${error.message}`
      return { ok: false, permanent, reason, address: permanent ? judgeAddress(error) : undefined }
    }
  }
}
