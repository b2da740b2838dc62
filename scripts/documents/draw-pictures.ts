import { startProgress } from '../support/progress'
import { missingPictures, type PictureJob } from './picture-plan'
import type { DrawnPictures } from './picture-worker'
import { startPool } from './pool'
import { PUBLIC } from './public-folder'

interface Options {
  /** Only the pictures of these templates; where none is given, all. */
  slugs?: readonly string[]
  /** Called with the addresses of pictures as they are made. */
  onDrawn?: (urls: readonly string[]) => void
  /** Called with a function that has the pictures of an address drawn next. It returns whether they are still to be made. */
  onStart?: (drawNext: (url: string) => boolean) => void
}

const hasPicture = ({ pages, thumbnails }: PictureJob, url: string): boolean =>
  [...pages, ...thumbnails].some((file) => file.url === url)

/** Draws the pictures that are missing, on all cores. Returns the problems, one line for each template that has none. */
export async function drawPictures({ slugs, onDrawn, onStart }: Options = {}): Promise<string[]> {
  const waiting = missingPictures(PUBLIC, slugs)
  const underWay = new Map(waiting.map((job) => [job.slug, job]))
  onStart?.((url) => {
    const index = waiting.findIndex((job) => hasPicture(job, url))
    if (index > 0) waiting.unshift(...waiting.splice(index, 1))
    return index >= 0 || [...underWay.values()].some((job) => hasPicture(job, url))
  })
  if (waiting.length === 0) return []
  const problems: string[] = []
  const progress = startProgress('page pictures', waiting.length)
  await startPool<PictureJob, DrawnPictures>('picture-worker').run(waiting, (outcome) => {
    underWay.delete(outcome.slug)
    if ('problem' in outcome) problems.push(outcome.problem)
    onDrawn?.('urls' in outcome ? outcome.urls : [])
    progress.advance()
  })
  progress.finish()
  return problems
}
