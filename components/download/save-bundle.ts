import { ARCHIVE_LENGTH, constants } from '@/lib/constants'
import { saveBlob, saveFile } from './save-file'

export interface Progress {
  unit: 'bytes' | 'files'
  received: number
  total?: number
}

export interface SaveOptions {
  signal: AbortSignal
  onBegin?: () => void
  onProgress: (progress: Progress) => void
}

/** Bytes collected in memory before they are merged into the Blob, which the browser may keep on disk. */
const PIECE = 16_000_000

const fileNameIn = (disposition: string | null): string => /filename="([^"]+)"/.exec(disposition ?? '')?.[1] ?? ''

/** Fetches a URL. Throws if the response is not a success. */
export async function request(url: string, signal: AbortSignal): Promise<Response> {
  const response = await fetch(url, { signal })
  if (!response.ok) throw new Error(`${url} responded ${response.status}`)
  return response
}

/** Saves an archive under the name in its headers. Rejects when canceled, and if it is shorter than announced. */
export async function saveArchive(url: string, { signal, onBegin, onProgress }: SaveOptions): Promise<void> {
  const { body, headers } = await request(url, signal)
  if (!body) throw new Error(`${url} responded without a body`)
  onBegin?.()
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
    onProgress({ unit: 'bytes', received, ...(total ? { total: Math.max(total, received) } : {}) })
  }
  if (total && received !== total) throw new Error(`${url} ended after ${received} of ${total} bytes`)
  saveBlob(new Blob([blob, ...pieces], { type: blob.type }), fileNameIn(headers.get('content-disposition')))
}

export interface ListedFile {
  name: string
  folder: string
  url: string
}

/** Waits, or rejects with the signal's reason. */
export const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    })
  })

/** Returns the files of the bundle at this URL, in the catalog's order. */
export async function listFiles(url: string, signal: AbortSignal): Promise<ListedFile[]> {
  const list = new URL(url, location.href)
  list.pathname += '/files'
  const { files } = (await (await request(list.href, signal)).json()) as { files: ListedFile[] }
  return files
}

/** Saves a bundle's files one by one, 300 ms apart. Rejects with the signal's reason when canceled. */
export async function saveSeparately(url: string, { signal, onProgress }: SaveOptions): Promise<void> {
  const files = await listFiles(url, signal)
  const saved: Promise<void>[] = []
  for (const [index, file] of files.entries()) {
    if (index > 0) await pause(constants.bundleSpacing, signal)
    saved.push(saveFile(file.url, file.name))
    onProgress({ unit: 'files', received: index + 1, total: files.length })
  }
  await Promise.all(saved)
}
