import { mimeTypes } from '@/lib/paths'
import { sourceOf, type CompanyWriter } from '@/lib/fill/company-writer'
import { request, type ListedFile } from './save-bundle'

export interface FilledFile extends ListedFile {
  slug: string
  content: Blob
  isPlain: boolean
  messages: readonly string[]
}

/** Writes one file. */
export async function fillFile(file: ListedFile, writer: CompanyWriter, signal?: AbortSignal): Promise<FilledFile> {
  const { slug, format } = sourceOf(file.url)
  const { bytes, messages } = await writer.write(file.url, { signal })
  return { ...file, slug, content: new Blob([bytes], { type: mimeTypes[format] }), isPlain: false, messages }
}

/**
 * Writes files in order, several at a time. A file that cannot be written is fetched unchanged; but if the first one fails,
 * the engine does not run here, and its error is thrown.
 */
export async function* fillFiles(
  files: readonly ListedFile[],
  writer: CompanyWriter,
  signal: AbortSignal,
): AsyncGenerator<FilledFile> {
  let isProven = false
  const write = async (file: ListedFile): Promise<FilledFile> => {
    try {
      const filled = await fillFile(file, writer, signal)
      isProven = true
      return filled
    } catch (error) {
      if (signal.aborted || !isProven) throw error
      console.error(`${file.url} could not be written on this device.`, error)
      const content = await (await request(file.url, signal)).blob()
      return { ...file, slug: sourceOf(file.url).slug, content, isPlain: true, messages: [] }
    }
  }
  const running: Promise<FilledFile>[] = []
  for (const file of files) {
    const filled = write(file)
    // Its error is thrown in its turn, or never if the caller has stopped.
    filled.catch(() => undefined)
    running.push(filled)
    const [first] = running
    if (first && (running.length > writer.width || !isProven)) {
      yield await first
      void running.shift()
    }
  }
  for (const filled of running) yield await filled
}
