import 'server-only'
import { createTransport } from 'nodemailer'
import type { RefusalReason } from '@/lib/store'
import { NotSentError, type Sender, type Write } from './types'

/** Longer than a visitor waits, for slow servers; shorter than the outbox lease. */
const TIMEOUT = 15_000

interface SmtpRefusal extends Error {
  responseCode: number
  response?: string
  command?: string
}

const isRefusal = (error: unknown): error is SmtpRefusal =>
  typeof (error as Partial<SmtpRefusal>).responseCode === 'number'

/** RFC 5321 § 4.2.1. A 5xx reply to the connection, login or sender is an error in the configuration. */
const isPermanent = ({ responseCode, command = '' }: SmtpRefusal): boolean =>
  responseCode >= 500 && /^(RCPT TO|DATA)$/.test(command)

/** By RFC 3463: X.1 is the address, X.2.1 a mailbox that accepts no mail, X.7 a policy; without a code, by the command. */
function judgeAddress({ response = '', command }: SmtpRefusal): RefusalReason | undefined {
  const code = /^\d{3}[ -]5\.(\d{1,3}\.\d{1,3})\b/.exec(response)?.[1]
  if (code === undefined) return command === 'RCPT TO' ? 'refused' : undefined
  // X.1.7 and X.1.8 refer to the sender's address.
  if (/^1\.[78]$/.test(code)) return undefined
  if (code.startsWith('1.')) return 'unknown'
  if (code === '2.1') return 'disabled'
  return command === 'RCPT TO' && !code.startsWith('7.') ? 'refused' : undefined
}

const ignore = (): void => undefined

/** A nodemailer logger that only detects when the server is ready for the message. */
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

/** Creates a sender for the SMTP server at `url`. Each message uses its own connection. */
export function createSmtpSender(url: string, write: Write, timeout = TIMEOUT): Sender {
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
      await transport.sendMail(await write(mail))
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
