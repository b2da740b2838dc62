import { existsSync, readdirSync, watch, type FSWatcher } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { TemplateContent } from '@/data/shared/types'
import { BUNDLE, bundleCatalogue } from '../support/catalogue'
import { contentHash } from './plan'
import { JobQueue, startPool, type Pool } from './pool'
import type { Job, Outcome } from './worker'

type Contents = readonly TemplateContent[]

/** Hash of each template's document by its slug, in catalogue order. */
export type Hashes = ReadonlyMap<string, string>

/** Returns the hashes of the documents of these templates. Takes a second for all. */
export const hashesOf = (contents: Contents): Hashes =>
  new Map(contents.map((content) => [content.slug, contentHash(content, '', JSON.stringify(content.document()))]))

export type Plan = readonly string[] | 'everything'

/** Returns the slugs of the documents that differ, or 'everything' if templates came, went or moved. */
export function planOf(before: Hashes, after: Hashes): Plan {
  if ([...before.keys()].join() !== [...after.keys()].join()) return 'everything'
  return [...after].filter(([slug, hash]) => before.get(slug) !== hash).map(([slug]) => slug)
}

const require = createRequire(import.meta.url)

function freshContents(): Contents {
  const file = path.resolve(BUNDLE)
  delete require.cache[file]
  return (require(file) as { templateContents: Contents }).templateContents
}

/** Returns a function that starts `work`, or has it run again afterward. Errors are printed. */
export function oneAfterAnother(work: () => Promise<void>): () => void {
  let isRunning = false
  let isWanted = false
  async function run(): Promise<void> {
    isRunning = true
    while (isWanted) {
      isWanted = false
      await work().catch(report)
    }
    isRunning = false
  }
  return () => {
    isWanted = true
    if (!isRunning) void run()
  }
}

const report = (error: unknown): void => console.error(error instanceof Error ? error.message : error)

const foldersBelow = (root: string): string[] => [
  root,
  ...readdirSync(root, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.join(entry.parentPath, entry.name)),
]

/** Calls `changed` after each change below `root`. Watches folders: editors replace files, and Node.js loses sight of them. */
function watchFolder(root: string, changed: () => void): void {
  const watched = new Map<string, FSWatcher>()
  const follow = (): void => {
    for (const [folder, watcher] of watched)
      if (!existsSync(folder)) {
        watcher.close()
        watched.delete(folder)
      }
    for (const folder of foldersBelow(root))
      if (!watched.has(folder))
        watched.set(
          folder,
          watch(folder, () => {
            follow()
            changed()
          }),
        )
  }
  follow()
}

export interface Rendering {
  all: () => Promise<void>
  /** Renders the documents of these slugs; `contents` are all templates. */
  some: (pool: Pool<Job, Outcome>, slugs: readonly string[], contents: Contents) => Promise<void>
}

/** Bundles the catalogue after each change below `data`, and has the documents rendered that it changes. */
export function watchTemplates({ all, some }: Rendering): void {
  let hash = bundleCatalogue().hash
  let hashes = hashesOf(freshContents())
  const update = oneAfterAnother(async () => {
    // One thread, which loads on one core while the documents are compared on another.
    const pool = startPool<Job, Outcome>('worker', 1)
    try {
      const contents = freshContents()
      const now = hashesOf(contents)
      const plan = planOf(hashes, now)
      if (plan === 'everything') await all()
      else if (plan.length > 0) await some(pool, plan, contents)
      hashes = now
    } finally {
      await pool.run(JobQueue.of<Job>([]), () => undefined)
    }
  })
  watchFolder('data', () => {
    try {
      const bundle = bundleCatalogue()
      if (bundle.hash === hash) return
      hash = bundle.hash
      update()
    } catch (error) {
      // esbuild has reported where. The next change may fix it.
      report(error)
    }
  })
}
