import 'server-only'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import path from 'node:path'
import { makeZip, predictLength } from 'client-zip'
import type { BundleFile } from '.'

/** Documents carry no date of their own: a fixed one keeps the same archive the same bytes. */
const DATE = new Date('2025-01-01T00:00:00Z')

/** Bytes of the archive of these files; they are stored, not compressed: the documents are compressed already. */
export const archiveLength = (files: readonly BundleFile[]): number =>
  Number(predictLength(files.map((file) => ({ name: file.path, size: file.bytes }))))

/** Changes when any file of the archive does. */
export function archiveTag(files: readonly BundleFile[]): string {
  const hash = createHash('sha256')
  for (const file of files) hash.update(`${file.path} ${file.sha256}\n`)
  return `"${hash.digest('hex').slice(0, 24)}"`
}

/** A file's bytes. It is opened when the first of them is asked for, and closed at its end or when `abandoned`. */
async function* readFileOf({ url }: BundleFile, abandoned: AbortSignal): AsyncGenerator<Uint8Array> {
  yield* createReadStream(path.join(process.cwd(), 'public', url), { signal: abandoned }) as AsyncIterable<Uint8Array>
}

/**
 * The archive, read from disk file by file as it is sent; at most one file is open. The stream fails where a file cannot
 * be read. When it is canceled, the open file is closed: client-zip does not do that.
 */
export function archive(files: readonly BundleFile[]): ReadableStream<Uint8Array> {
  const abandoned = new AbortController()
  function* inputs() {
    for (const file of files)
      yield { name: file.path, lastModified: DATE, input: readFileOf(file, abandoned.signal), size: file.bytes }
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
        // client-zip ends its generator by throwing the reason into it, and hands that back as a failure of the cancel.
        await zip.cancel(reason ?? canceled).catch((error: unknown) => ignoreOwn(error, reason))
      },
    },
    { highWaterMark: 0 },
  )
}

const canceled = new Error('The archive is no longer wanted')

function ignoreOwn(error: unknown, reason: unknown): void {
  if (error !== canceled && error !== reason) throw error
}
