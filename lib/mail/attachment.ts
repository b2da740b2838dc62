import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { withFallback } from '@/lib/log/with-fallback'
import { whenMade } from '@/lib/made-files/wait'
import { ATTACHED_BYTES, type Attachment, type Mail } from './types'

/** Milliseconds. A visitor waits three seconds for the whole message. */
const TIMEOUT = 2000

export type ReadFile = (url: string) => Promise<Uint8Array>

/** Reads files where the library is on this disk. */
export const fromDisk: ReadFile = async (url) => {
  await whenMade(url)
  return readFile(path.join(/* turbopackIgnore: true */ process.cwd(), 'public', url))
}

/** Reads files where only the site itself has the library: functions are deployed without it. */
export const fromSite =
  (siteUrl: string): ReadFile =>
  async (url) => {
    const response = await fetch(`${siteUrl}${url}`, { signal: AbortSignal.timeout(TIMEOUT) })
    if (!response.ok) throw new Error(`The site responded ${response.status}`)
    return response.bytes()
  }

/** Returns the file that a message carries. Undefined if it carries none or it cannot be read, which is logged. */
export async function readAttachment(mail: Mail, read: ReadFile): Promise<Attachment | undefined> {
  if (mail.kind !== 'download' || !mail.attached) return undefined
  const { url, name, format } = mail.attached
  const load = async (): Promise<Attachment> => {
    const content = Buffer.from(await read(url))
    if (content.length > ATTACHED_BYTES) throw new Error(`The file has ${content.length} bytes`)
    return { filename: name, content, format }
  }
  return withFallback(load, undefined, 'mail-without-its-file', { url })
}
