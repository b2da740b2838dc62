import 'server-only'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { TemplateEntry } from '@/lib/catalogue'
import { madeFiles } from '@/lib/made-files/wait'
import type { Check } from './types'

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT'

async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

/** Checks that all files of the catalog exist below `folder`, unless the host serves them (`isElsewhere`). */
export async function checkDocuments(
  templates: readonly Pick<TemplateEntry, 'files' | 'officeFiles' | 'fieldFiles' | 'customerCopy'>[],
  folder: string,
  isElsewhere: boolean,
): Promise<Check> {
  const urls = templates.flatMap(({ files, officeFiles, fieldFiles, customerCopy }) =>
    [...files, ...officeFiles, ...fieldFiles, ...customerCopy].map(({ url }) => url),
  )
  const figures = { templates: templates.length, files: urls.length }
  if (isElsewhere) return { state: 'ok', detail: 'The host serves the documents.', ...figures }
  const folders = [...new Set(urls.map((url) => path.posix.dirname(url)))]
  const listed = await Promise.all(
    folders.map(async (url) => (await namesIn(path.join(folder, url))).map((name) => path.posix.join(url, name))),
  )
  const there = new Set(listed.flat())
  const missing = urls.filter((url) => !there.has(url)).length
  if (missing === 0) return { state: 'ok', detail: 'Every document is there.', ...figures }
  if (madeFiles().wait)
    return { state: 'ok', detail: `${missing} documents are still being made.`, ...figures, missing }
  const detail = `${missing} of ${urls.length} documents are missing: run npm run documents.`
  return { state: 'degraded', detail, ...figures, missing }
}
