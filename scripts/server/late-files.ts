import { existsSync } from 'node:fs'
import path from 'node:path'
import type { ResponseHeaders } from '../../lib/platform/response-headers.ts'
import { slugOf } from '../support/messages.ts'
import { describeFile, type SiteFile } from './files.ts'

/** Milliseconds that a request waits for its file. One takes a few tenths of a second; those that are asked for go first. */
const PATIENCE = 10_000
const PICTURE = /^\/templates\/[a-z-]+\/[a-z0-9-]+(?:\.thumb)?\.\d+\.webp$/
const DOCUMENT = /^\/templates\/[a-z-]+\/[a-z0-9-]+(?:\.customer)?\.(?:pdf|docx|xlsx)$/
const MODEL = /^\/models\/[a-z0-9-]+(?:\.example)?\.json$/

/** Documents and their pictures that another process still makes, see `scripts/make-files.ts`. */
export interface LateFiles {
  /**
   * Returns the file of this path as soon as it is made, `late` if that takes too long, and undefined if there is no such
   * file.
   */
  find(pathname: string): Promise<SiteFile | 'late' | undefined>
  /** The documents of a template, or its pictures, are there now, or will not be. */
  settle(slug: string, isPicture: boolean): void
  /** No more files come: nobody waits any longer. */
  end(): void
}

const keyOf = (slug: string, isPicture: boolean): string => `${slug} ${isPicture}`

/** `ask` has the file of a path made next, and leads to a call of `settle`. */
export function createLateFiles(
  publicFolder: string,
  headersFor: (pathname: string) => ResponseHeaders,
  ask: (pathname: string) => void,
  patience = PATIENCE,
): LateFiles {
  const waiting = new Map<string, Set<() => void>>()
  let isOver = false

  const onDisk = (pathname: string): SiteFile | undefined =>
    existsSync(path.join(publicFolder, pathname))
      ? describeFile(publicFolder, pathname.slice(1), headersFor)
      : undefined

  function settle(key: string): void {
    for (const goOn of waiting.get(key) ?? []) goOn()
    waiting.delete(key)
  }

  /** Resolves to whether the file was settled in time. */
  function settled(pathname: string, key: string): Promise<boolean> {
    return new Promise((resolve) => {
      const others = waiting.get(key) ?? new Set()
      const goOn = (): void => {
        clearTimeout(limit)
        resolve(true)
      }
      const limit = setTimeout(() => {
        others.delete(goOn)
        resolve(false)
      }, patience)
      waiting.set(key, others.add(goOn))
      if (others.size === 1) ask(pathname)
    })
  }

  return {
    async find(pathname) {
      const isPicture = PICTURE.test(pathname)
      if (isOver || !(isPicture || DOCUMENT.test(pathname) || MODEL.test(pathname))) return undefined
      return (
        onDisk(pathname) ?? ((await settled(pathname, keyOf(slugOf(pathname), isPicture))) ? onDisk(pathname) : 'late')
      )
    },
    settle: (slug, isPicture) => settle(keyOf(slug, isPicture)),
    end() {
      isOver = true
      for (const key of [...waiting.keys()]) settle(key)
    },
  }
}
