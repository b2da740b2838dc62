import 'server-only'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { env } from '@/lib/env'
import { clientLimits } from '@/lib/client-limits'
import { clientOf } from '@/lib/rate-limit/client-of'
import { createRateLimiter, type RateLimiter } from '@/lib/rate-limit/rate-limiter'
import { notModified } from '@/lib/http/conditional'
import { tooManyRequests, unavailable, type Failure } from '@/lib/http/failure'
import { singleton } from '@/lib/singleton'
import type { Picture } from '@/lib/pictures/picture'
import { createDrawer } from './drawer'
import type { DrawingJob, PictureBytes } from '@/lib/pictures/drawing/job'
import { drawingVersion } from './drawing-version'
import { keepInMemory, keepOnDisk, type FileKeep } from './keep'
import { createFileQueue, type FileQueue } from './queue'
import { whenMade } from './wait'

/** These limits protect the CPU and memory of this process, so they are per process, even if the site runs several. */
const limiter = (name: string, perForm: number): RateLimiter =>
  singleton(`limits.${name}`, () =>
    createRateLimiter({ requests: env().requestsPerMinute * perForm, windowMs: 60_000 }),
  )

const tooMany = (seconds: number): Failure | undefined =>
  seconds ? tooManyRequests(seconds, 'Too many pictures at once. Please wait a moment.') : undefined

/** Rejects a client that requests more pictures per minute than a reader needs. */
export const checkPictures = (client: string): Failure | undefined =>
  tooMany(limiter('pictures', clientLimits.picturesPerForm).take(client))

const checkDrawings = (client: string): Failure | undefined =>
  tooMany(limiter('drawings', clientLimits.drawingsPerForm).take(client))

interface Parts {
  version: string
  keep: FileKeep
  queue: FileQueue
  draw: (job: DrawingJob) => Promise<PictureBytes>
}

function createParts(): Parts {
  const { dataDir, isServerless } = env()
  return {
    version: drawingVersion(process.cwd()),
    keep: isServerless ? keepInMemory() : keepOnDisk(path.resolve(dataDir, 'pictures')),
    queue: createFileQueue(),
    draw: createDrawer(),
  }
}

const files = {
  page: { extension: 'webp', type: 'image/webp' },
  'open-graph': { extension: 'jpg', type: 'image/jpeg' },
} as const

const PUBLIC = path.join(/* turbopackIgnore: true */ process.cwd(), 'public')

const undrawn = unavailable(60, 'The pages in this picture are being drawn. Please try again in a minute.')

async function whenShown(job: DrawingJob): Promise<void> {
  if (job.kind !== 'open-graph') return
  await Promise.all(job.picture.sheets.map((sheet) => whenMade(`/${path.relative(PUBLIC, path.resolve(sheet))}`)))
}

const isTooEarly = (job: DrawingJob): boolean =>
  job.kind === 'open-graph' && !job.picture.sheets.every((sheet) => existsSync(/* turbopackIgnore: true */ sheet))

async function obtain(file: string, job: DrawingJob, client: string): Promise<PictureBytes | Failure> {
  const { keep, queue, draw } = singleton('pictures', createParts)
  const kept = (await keep.get(file)) ?? queue.find(file)
  if (kept) return kept
  await whenShown(job)
  if (isTooEarly(job)) return undrawn
  // Before it takes a place: pictures of other documents are drawn while this one is rendered.
  if (job.kind === 'page') await whenMade(`/${path.relative(PUBLIC, job.pdf)}`)
  const drawn = queue.find(file)
  if (drawn) return drawn
  const rejection = queue.rejection(client) ?? checkDrawings(client)
  if (rejection) return rejection
  return queue.add(file, client, async () => {
    const bytes = await draw(job)
    await keep.put(file, bytes)
    return bytes
  })
}

/** Responds with a picture, cached or drawn now: 304, 429, 503 if the queue is full. Rejects if it cannot be drawn. */
export async function pictureResponse(request: Request, { name, job }: Picture): Promise<Response | Failure> {
  const { extension, type } = files[job.kind]
  const { version } = singleton('pictures', createParts)
  const tag = `${version}-${name}`
  const headers = { etag: `"${tag}"`, 'cache-control': 'public, max-age=86400' }
  const known = notModified(request, headers)
  if (known) return known
  const picture = await obtain(`${tag}.${extension}`, job, clientOf(request))
  if (!(picture instanceof Uint8Array)) return picture
  return new Response(picture, { headers: { ...headers, 'content-type': type } })
}
