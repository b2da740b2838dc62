import 'server-only'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import { NotSentError, type Sender, type Write } from './types'

/** Creates a sender that writes .eml files to `folder`, each under its final name only once it is complete. */
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

async function removeFiles(folder: string, isUnwanted: (file: string) => Promise<boolean>): Promise<number> {
  if (!existsSync(folder)) return 0
  let removed = 0
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name)
    if (!(await isUnwanted(file))) continue
    await rm(file, { force: true })
    removed += 1
  }
  return removed
}

function recipientOf(message: string): string {
  const head = (message.split(/\r?\n\r?\n/, 1)[0] ?? '').replace(/\r?\n[ \t]+/g, ' ')
  const to = /^to:\s*(.+)$/im.exec(head)?.[1] ?? ''
  return (/<([^>]+)>\s*$/.exec(to)?.[1] ?? to).trim().toLowerCase()
}

/** Deletes the messages to `email` that were written as files to `folder`. Returns how many. */
export const eraseMessageFiles = (folder: string, email: string): Promise<number> =>
  removeFiles(
    folder,
    async (file) => /\.(eml|part)$/.test(file) && recipientOf(await readFile(file, 'utf8')) === email.toLowerCase(),
  )

/** Milliseconds. Writing a message takes less than a second: an older `.part` file was left by a killed process. */
const ABANDONED = 3_600_000

/** Returns when a file was modified; `now` if another process has finished or deleted it in the meantime. */
const modifiedAt = (file: string, now: number): Promise<number> =>
  stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return now
      throw error
    },
  )

/** Deletes `.part` files older than an hour. Returns how many. Rejects if the folder cannot be read or changed. */
export const tidyMessageFiles = (folder: string, now: number = Date.now()): Promise<number> =>
  removeFiles(folder, async (file) => file.endsWith('.part') && now - (await modifiedAt(file, now)) > ABANDONED)
