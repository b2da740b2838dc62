import { startProgress } from '../support/progress'
import { missingPictures, type PictureJob } from './picture-plan'
import type { DrawnPictures } from './picture-worker'
import { JobQueue, startPool } from './pool'
import { PUBLIC } from './public-folder'

interface Options {
  /** Only the pictures of these templates; all by default. */
  slugs?: readonly string[]
}

/** Draws the pictures of a queue on all cores; `onDrawn` is called for each template. Returns a line for each that has none. */
export async function drawQueued(pictures: JobQueue<PictureJob>, onDrawn?: (slug: string) => void): Promise<string[]> {
  const problems: string[] = []
  await startPool<PictureJob, DrawnPictures>('picture-worker').run(pictures, (outcome) => {
    if ('problem' in outcome) problems.push(outcome.problem)
    onDrawn?.(outcome.slug)
  })
  return problems
}

/** Draws the pictures that are missing, on all cores. Returns the problems, one line for each template that has none. */
export async function drawPictures({ slugs }: Options = {}): Promise<string[]> {
  const missing = missingPictures(PUBLIC, slugs)
  if (missing.length === 0) return []
  const progress = startProgress('page pictures', missing.length)
  const problems = await drawQueued(JobQueue.of(missing), () => progress.advance())
  progress.finish()
  return problems
}
