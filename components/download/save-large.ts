import { constants } from '@/lib/constants'
import type { CompanyWriter } from '@/lib/fill/company-writer'
import { sourceOf } from '@/lib/fill/company-writer'
import { extensions, type FileFormat } from '@/lib/paths'
import { fillFiles, type FilledFile } from './filled-files'
import type { ListedFile, Progress } from './save-bundle'
import { saveBlob } from './save-file'
import { archiveName, archiveOf, outcomeOf, type FilledOutcome } from './save-filled'

export interface Destination {
  keep: (file: FilledFile) => Promise<void>
  /** Called after the last file of a template. Returns the templates that are safe from now on. */
  finish: (slug: string, isLast: boolean) => Promise<readonly string[]>
}

/** Saves each file to its place below a folder of the device, where it is safe at once. */
export function intoFolder(folder: FileSystemDirectoryHandle): Destination {
  return {
    async keep(file) {
      const place = await folder.getDirectoryHandle(file.folder, { create: true })
      const stream = await (await place.getFileHandle(file.name, { create: true })).createWritable()
      await stream.write(file.content)
      await stream.close()
    },
    finish: (slug) => Promise.resolve([slug]),
  }
}

/** Saves archives of a hundred templates each. */
export function intoArchives(title: string, done: number): Destination {
  let part = Math.ceil(done / constants.filledInArchive)
  let files: FilledFile[] = []
  let slugs: string[] = []
  return {
    keep(file) {
      files.push(file)
      return Promise.resolve()
    },
    async finish(slug, isLast) {
      slugs.push(slug)
      if (slugs.length < constants.filledInArchive && !isLast) return []
      part += 1
      const [packed, safe] = [files, slugs]
      files = []
      slugs = []
      saveBlob(await archiveOf(packed), archiveName(title, `part ${part}`))
      return safe
    },
  }
}

interface Options {
  writer: CompanyWriter
  destination: Destination
  signal: AbortSignal
  onProgress: (progress: Progress) => void
  onSafe: (slugs: readonly string[]) => Promise<void>
}

/** Writes the files of a large bundle and hands them to their destination. */
export async function saveLarge(
  files: readonly ListedFile[],
  { writer, destination, signal, onProgress, onSafe }: Options,
): Promise<FilledOutcome> {
  const written: Omit<FilledFile, 'content'>[] = []
  for await (const file of fillFiles(files, writer, signal)) {
    signal.throwIfAborted()
    await destination.keep(file)
    const { content: _, ...rest } = file
    written.push(rest)
    const next = files[written.length]
    if (!next || sourceOf(next.url).slug !== file.slug) {
      const safe = await destination.finish(file.slug, !next)
      if (safe.length > 0) await onSafe(safe)
    }
    onProgress({ unit: 'files', received: written.length, total: files.length })
  }
  return outcomeOf(written)
}

const formats = Object.keys(extensions) as FileFormat[]

export type Times = ReadonlyMap<FileFormat, number>

/** Times the writing of one file of each format, after one that loads the engine. Rejects if it cannot be written. */
export async function measure(
  files: readonly ListedFile[],
  writer: CompanyWriter,
  signal: AbortSignal,
): Promise<Times> {
  const times = new Map<FileFormat, number>()
  for (const format of formats) {
    const listed = files.filter(({ url }) => sourceOf(url).format === format)
    const sample = listed[Math.floor(listed.length / 2)]
    if (!sample) continue
    await writer.write(sample.url, { signal })
    const start = performance.now()
    await writer.write(sample.url, { signal })
    times.set(format, (performance.now() - start) / writer.width)
  }
  return times
}

/** Milliseconds that these files take together. */
export const timeFor = (files: readonly ListedFile[], times: Times): number =>
  files.reduce((sum, { url }) => sum + (times.get(sourceOf(url).format) ?? 0), 0)

/** 90,000 → 'about 2 minutes' */
export function describeTime(milliseconds: number): string {
  const minutes = Math.ceil(milliseconds / 60_000)
  if (minutes <= 1) return 'less than a minute'
  return minutes < 90 ? `about ${minutes} minutes` : `about ${Math.round(minutes / 60)} hours`
}
