import 'server-only'
import { createTransport } from 'nodemailer'
import type { Mail, MailContent, Sender } from './types'

/** Longer than a visitor waits, shorter than the outbox's lease: a slow server still gets its chance. */
const TIMEOUT = 15_000

interface SmtpRefusal extends Error {
  responseCode: number
  command?: string
}

const isRefusal = (error: unknown): error is SmtpRefusal =>
  typeof (error as Partial<SmtpRefusal>).responseCode === 'number'

/** A 5xx answer to the message itself is final (RFC 5321 § 4.2.1); one to the login is a setting that can be mended. */
const isPermanent = ({ responseCode, command }: SmtpRefusal): boolean =>
  responseCode >= 500 && !command?.startsWith('AUTH')

/** Sends through the SMTP server at `url`. */
export function createSmtpSender(url: string, write: (mail: Mail) => MailContent): Sender {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: TIMEOUT,
  })
  return async (mail) => {
    try {
      await transport.sendMail(write(mail))
      return { ok: true }
    } catch (error) {
      if (!isRefusal(error)) throw error
      return { ok: false, permanent: isPermanent(error), reason: `${error.responseCode} ${error.message}` }
    }
  }
}
