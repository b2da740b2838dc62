import { ARCHIVE_LENGTH, constants } from '@/lib/constants'
import { saveBlob, saveFile } from './save-file'

export interface Progress {
  received: number
  /** Bytes in all. */
  total: number
}

/** Bytes kept as single pieces before they are handed to the browser as one. */
const PIECE = 16_000_000

const fileNameIn = (disposition: string | null): string => /filename="([^"]+)"/.exec(disposition ?? '')?.[1] ?? ''

/** Throws where an answer is not the file that was asked for. */
async function request(url: string, signal: AbortSignal): Promise<Response> {
  const response = await fetch(url, { signal })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response
}

/**
 * Fetches an archive, tells how far it is, and saves it under the name that the server gives it.
 * Rejects with the signal's reason when cancelled, and when the archive ends before its announced length.
 */
export async function saveArchive(
  url: string,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (progress: Progress) => void },
): Promise<void> {
  const { body, headers } = await request(url, signal)
  if (!body) throw new Error(`${url} answered without a body`)
  const total = Number(headers.get(ARCHIVE_LENGTH))
  const reader = body.getReader()
  let blob = new Blob([], { type: 'application/zip' })
  let pieces: BlobPart[] = []
  let received = 0
  let gathered = 0
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    if (!value) continue
    pieces.push(value)
    received += value.length
    gathered += value.length
    if (gathered >= PIECE) {
      blob = new Blob([blob, ...pieces], { type: blob.type })
      pieces = []
      gathered = 0
    }
    onProgress({ received, total: Math.max(total, received) })
  }
  if (total && received !== total) throw new Error(`${url} ended after ${received} of ${total} bytes`)
  saveBlob(new Blob([blob, ...pieces], { type: blob.type }), fileNameIn(headers.get('content-disposition')))
}

interface ListedFile {
  name: string
  url: string
}

/** Waits, or rejects with the signal's reason. */
const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    })
  })

/** Saves a bundle's files one by one, each 300 ms after the one before. */
export async function saveSeparately(
  url: string,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (progress: Progress) => void },
): Promise<void> {
  const list = new URL(url, location.href)
  list.pathname += '/files'
  const { files } = (await (await request(list.href, signal)).json()) as { files: ListedFile[] }
  const saved: Promise<void>[] = []
  for (const [index, file] of files.entries()) {
    if (index > 0) await pause(constants.bundleSpacing, signal)
    saved.push(saveFile(file.url, file.name))
    onProgress({ received: index + 1, total: files.length })
  }
  await Promise.all(saved)
}
