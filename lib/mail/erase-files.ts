import 'server-only'
import { existsSync } from 'node:fs'
import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'

/** Returns the recipient of an RFC 5322 message, in lower case. */
function addresseeOf(message: string): string {
  const head = (message.split(/\r?\n\r?\n/, 1)[0] ?? '').replace(/\r?\n[ \t]+/g, ' ')
  const to = /^to:\s*(.+)$/im.exec(head)?.[1] ?? ''
  return (/<([^>]+)>\s*$/.exec(to)?.[1] ?? to).trim().toLowerCase()
}

/** Deletes the messages to `email` that were written as files to `folder`. Returns how many. */
export async function eraseMessageFiles(folder: string, email: string): Promise<number> {
  if (!existsSync(folder)) return 0
  let removed = 0
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name)
    if (!/\.(eml|part)$/.test(name) || addresseeOf(await readFile(file, 'utf8')) !== email.toLowerCase()) continue
    await rm(file)
    removed += 1
  }
  return removed
}
