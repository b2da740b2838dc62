import 'server-only'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import { NotSentError, type Mail, type MailContent, type Sender } from './types'

/**
 * Writes each message to `folder` as a file that mail programs open: what leaves when no mail server is set. The file
 * appears only once it is complete.
 */
export function createEmlSender(folder: string, write: (mail: Mail) => MailContent): Sender {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return async (mail) => {
    const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${mail.id}`
    try {
      const { message } = await transport.sendMail(write(mail))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(path.join(folder, `${name}.part`), message, { mode: 0o600 })
      await rename(path.join(folder, `${name}.part`), path.join(folder, `${name}.eml`))
    } catch (error) {
      throw new NotSentError('The message could not be written', { cause: error })
    }
    return { ok: true }
  }
}
