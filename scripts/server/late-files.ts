import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileOfUrl } from '../../lib/file-names.ts'
import { slugOf } from '../support/messages.ts'
import { describePublicFile, type HeadersFor, type SiteFile } from './files.ts'

/** Milliseconds in which a file must be made. One takes a few tenths of a second; requested ones go first. */
const PATIENCE = 10_000
const PICTURE = /^\/templates\/[a-z-]+\/[a-z0-9-]+(?:\.thumb)?\.\d+\.webp$/
const FOLDER = /^\/templates\/[a-z-]+\/[^/]+$/
const MODEL = /^\/models\/[a-z0-9-]+(?:\.example)?\.json$/

/** Documents and their pictures that another process still makes, see `scripts/make-files.ts`. */
export interface LateFiles {
  /** Returns the file of a path once it is made, `late` if that takes too long, undefined if there is no such file. */
  find(pathname: string): Promise<SiteFile | 'late' | undefined>
  /** Ends the wait for the documents of a template, or for its pictures. They are made, or failed. */
  settle(slug: string, isPicture: boolean): void
  /** Ends every wait. No more files come. */
  end(): void
}

/** Whether the build makes this file: not for a state or in another language, nor a customer's copy but a workbook. */
function isDocument(pathname: string): boolean {
  const file = FOLDER.test(pathname) ? fileOfUrl(pathname) : undefined
  if (!file || file.state || file.language) return false
  return file.reader !== 'customer' || file.ext === 'xlsx'
}

const keyOf = (slug: string, isPicture: boolean): string => `${slug} ${isPicture}`

/** `ask` requests the file of a path from the other process, which leads to a call of `settle`. */
export function createLateFiles(
  publicFolder: string,
  headersFor: HeadersFor,
  ask: (pathname: string) => void,
  patience = PATIENCE,
): LateFiles {
  const waits = new Map<string, { made: Promise<boolean>; settle: (isMade: boolean) => void }>()
  let isOver = false

  const onDisk = (pathname: string): SiteFile | undefined =>
    existsSync(path.join(publicFolder, pathname))
      ? describePublicFile(publicFolder, pathname.slice(1), headersFor)
      : undefined

  function wait(pathname: string, key: string): Promise<boolean> {
    const known = waits.get(key)
    if (known) return known.made
    let settle = (_isMade: boolean): void => undefined
    const made = new Promise<boolean>((resolve) => (settle = resolve)).finally(() => {
      clearTimeout(limit)
      waits.delete(key)
    })
    const limit = setTimeout(settle, patience, false)
    waits.set(key, { made, settle })
    ask(pathname)
    return made
  }

  return {
    async find(pathname) {
      const isPicture = PICTURE.test(pathname)
      if (isOver || !(isPicture || isDocument(pathname) || MODEL.test(pathname))) return undefined
      const file = onDisk(pathname)
      if (file) return file
      return (await wait(pathname, keyOf(slugOf(pathname), isPicture))) ? onDisk(pathname) : 'late'
    },
    settle: (slug, isPicture) => waits.get(keyOf(slug, isPicture))?.settle(true),
    end() {
      isOver = true
      for (const { settle } of waits.values()) settle(true)
    },
  }
}
