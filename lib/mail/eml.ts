import 'server-only'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import { NotSentError, type Sender, type Write } from './types'

/**
 * Creates a sender that writes each message to `folder` as an .eml file, used when no mail server is configured. A file
 * appears under its final name only once it is complete.
 */
export function createEmlSender(folder: string, write: Write): Sender {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return async (mail) => {
    const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${mail.id}`
    try {
      const { message } = await transport.sendMail(await write(mail))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(path.join(folder, `${name}.part`), message, { mode: 0o600 })
      await rename(path.join(folder, `${name}.part`), path.join(folder, `${name}.eml`))
    } catch (error) {
      throw new NotSentError('The message could not be written', { cause: error })
    }
    return { ok: true }
  }
}
