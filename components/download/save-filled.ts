import { downloadZip } from 'client-zip'
import { constants } from '@/lib/constants'
import type { CompanyProfile } from '@/lib/fill/company'
import { openWriter } from '@/lib/fill/company-writer'
import { hyphenate } from '@/lib/text'
import { fillFile, fillFiles, type FilledFile } from './filled-files'
import { listFiles, pause, type SaveOptions } from './save-bundle'
import { saveBlob } from './save-file'
import type { BundleTarget, FileTarget } from './target'

export interface FilledOutcome {
  messages: readonly string[]
  plain: readonly string[]
}

/** What became of these files. */
export const outcomeOf = (files: readonly Omit<FilledFile, 'content'>[]): FilledOutcome => ({
  messages: [...new Set(files.flatMap(({ messages }) => messages))],
  plain: files.filter(({ isPlain }) => isPlain).map(({ name }) => name),
})

/** Writes a file with the company and saves it under its name. */
export async function saveFilledFile({ url, fileName }: FileTarget, profile: CompanyProfile): Promise<FilledOutcome> {
  const writer = openWriter(profile, { count: 1 })
  try {
    const file = await fillFile({ url, name: fileName, folder: '' }, writer)
    saveBlob(file.content, fileName)
    return outcomeOf([file])
  } finally {
    writer.close()
  }
}

/** The name of a bundle's archive, or of one of its parts: `ridgedocs-estimates-excel.zip`. */
export const archiveName = (title: string, mark = ''): string => `${hyphenate(`ridgedocs ${title} ${mark}`)}.zip`

type Packed = Pick<FilledFile, 'folder' | 'name' | 'content'>

/** Returns the archive of these files. */
export const archiveOf = (files: Iterable<Packed> | AsyncIterable<Packed>): Promise<Blob> =>
  downloadZip(toEntries(files)).blob()

async function* toEntries(files: Iterable<Packed> | AsyncIterable<Packed>) {
  for await (const file of files)
    yield { name: `${file.folder}/${file.name}`, input: file.content, lastModified: new Date() }
}

type SaveFilledBundle = (target: BundleTarget, profile: CompanyProfile, options: SaveOptions) => Promise<FilledOutcome>

async function eachFile(
  { url }: BundleTarget,
  profile: CompanyProfile,
  { signal, onBegin, onProgress }: SaveOptions,
  handle: (files: AsyncGenerator<FilledFile>) => Promise<void>,
): Promise<FilledOutcome> {
  const listed = await listFiles(url, signal)
  onBegin?.()
  const written: Omit<FilledFile, 'content'>[] = []
  const writer = openWriter(profile)
  async function* counted(): AsyncGenerator<FilledFile> {
    for await (const file of fillFiles(listed, writer, signal)) {
      yield file
      const { content: _, ...rest } = file
      written.push(rest)
      onProgress({ unit: 'files', received: written.length, total: listed.length })
    }
  }
  try {
    await handle(counted())
    signal.throwIfAborted()
    return outcomeOf(written)
  } finally {
    writer.close()
  }
}

/** Writes a bundle's files and saves them as one archive. */
export const saveFilledArchive: SaveFilledBundle = (target, profile, options) =>
  eachFile(target, profile, options, async (files) => {
    const archive = await archiveOf(files)
    options.signal.throwIfAborted()
    saveBlob(archive, archiveName(target.name, target.format))
  })

/** Writes a bundle's files and saves them one by one. */
export const saveFilledSeparately: SaveFilledBundle = (target, profile, options) =>
  eachFile(target, profile, options, async (files) => {
    let isFirst = true
    for await (const { content, name } of files) {
      if (!isFirst) await pause(constants.bundleSpacing, options.signal)
      isFirst = false
      saveBlob(content, name)
    }
  })
