import { existsSync } from 'node:fs'
import path from 'node:path'
import type { BuildRules } from './build-manifests.ts'
import { describeFile, type StaticFile } from './static-files.ts'

/** Milliseconds that a request waits for its picture. One takes a tenth of a second, and those that are asked for go first. */
const PATIENCE = 10_000
const PICTURE = /^\/templates\/[a-z-]+\/[a-z0-9-]+(?:\.thumb)?\.\d+\.webp$/

/** The pictures of documents that another process still draws, see `scripts/draw-pictures.ts`. */
export interface LatePictures {
  /**
   * Returns the picture of this path as soon as it is drawn, `late` if that takes too long, and undefined if there is no such
   * picture.
   */
  find(pathname: string): Promise<StaticFile | 'late' | undefined>
  /** These pictures are there now, or will not be. */
  settle(pathnames: readonly string[]): void
  /** No more pictures come: nobody waits any longer. */
  end(): void
}

/** `ask` has the picture of a path drawn next, and leads to a call of `settle`. */
export function createLatePictures(
  publicFolder: string,
  rules: BuildRules,
  ask: (pathname: string) => void,
  patience = PATIENCE,
): LatePictures {
  const waiting = new Map<string, Set<() => void>>()
  let isOver = false

  const onDisk = (pathname: string): StaticFile | undefined =>
    existsSync(path.join(publicFolder, pathname)) ? describeFile(publicFolder, pathname.slice(1), rules) : undefined

  function settle(pathname: string): void {
    for (const goOn of waiting.get(pathname) ?? []) goOn()
    waiting.delete(pathname)
  }

  /** Resolves to whether the picture was settled in time. */
  function settled(pathname: string): Promise<boolean> {
    return new Promise((resolve) => {
      const others = waiting.get(pathname) ?? new Set()
      const goOn = (): void => {
        clearTimeout(limit)
        resolve(true)
      }
      const limit = setTimeout(() => {
        others.delete(goOn)
        resolve(false)
      }, patience)
      waiting.set(pathname, others.add(goOn))
      if (others.size === 1) ask(pathname)
    })
  }

  return {
    async find(pathname) {
      if (isOver || !PICTURE.test(pathname)) return undefined
      return onDisk(pathname) ?? ((await settled(pathname)) ? onDisk(pathname) : 'late')
    },
    settle: (pathnames) => pathnames.forEach(settle),
    end() {
      isOver = true
      for (const pathname of [...waiting.keys()]) settle(pathname)
    },
  }
}
