import 'server-only'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { makeZip, predictLength } from 'client-zip'
import { whenMade } from '@/lib/made-files/wait'
import type { ArchiveFile, BundleFile, MadeFile } from '.'

/** Documents have no date. A fixed one keeps the same archive byte-identical. */
const DATE = new Date('2025-01-01T00:00:00Z')

/** Returns the size in bytes of the archive, whose files are stored without compression. */
export const archiveLength = (files: readonly BundleFile[]): number =>
  Number(predictLength(files.map((file) => ({ name: file.path, size: file.bytes }))))

const pathOf = (url: string): string => path.join(/* turbopackIgnore: true */ process.cwd(), 'public', url)

/** Returns the files with their sizes on disk. */
export const measure = (files: readonly BundleFile[]): Promise<BundleFile[]> =>
  Promise.all(files.map(async (file) => ({ ...file, bytes: (await stat(pathOf(file.url))).size })))

/** Returns a version that changes when any file of the archive changes. */
export function archiveTag(files: readonly BundleFile[]): string {
  const hash = createHash('sha256')
  for (const file of files) hash.update(`${file.path} ${file.bytes} ${file.sha256}\n`)
  return `"${hash.digest('hex').slice(0, 24)}"`
}

/** Yields a file's bytes once it is made. It is opened on the first read and closed at the end or when `abandoned`. */
async function* readFileOf({ url }: BundleFile, abandoned: AbortSignal): AsyncGenerator<Uint8Array> {
  await whenMade(url)
  abandoned.throwIfAborted()
  yield* createReadStream(pathOf(url), { signal: abandoned }) as AsyncIterable<Uint8Array>
}

export type MakeFile = (file: MadeFile) => Promise<Uint8Array>

async function* made(file: MadeFile, make: MakeFile, abandoned: AbortSignal): AsyncGenerator<Uint8Array> {
  abandoned.throwIfAborted()
  yield await make(file)
}

const noEditions: MakeFile = ({ url }) => Promise.reject(new Error(`Nothing makes ${url}`))

/** Streams the archive, one open file at a time. Errors if a file cannot be read or made. */
export function archive(files: readonly ArchiveFile[], make = noEditions): ReadableStream<Uint8Array> {
  const abandoned = new AbortController()
  function* inputs() {
    for (const file of files)
      yield 'edition' in file
        ? { name: file.path, lastModified: DATE, input: made(file, make, abandoned.signal) }
        : { name: file.path, lastModified: DATE, input: readFileOf(file, abandoned.signal) }
  }
  const zip = makeZip(inputs()).getReader()
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await zip.read()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      async cancel(reason) {
        abandoned.abort()
        // client-zip throws the cancel reason into its generator and then reports that reason as a failure of the
        // cancel.
        await zip.cancel(reason ?? canceled).catch((error: unknown) => ignoreOwn(error, reason))
      },
    },
    { highWaterMark: 0 },
  )
}

const canceled = new Error('The archive was canceled')

function ignoreOwn(error: unknown, reason: unknown): void {
  if (error !== canceled && error !== reason) throw error
}
