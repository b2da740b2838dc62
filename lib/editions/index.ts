import 'server-only'
import { createHash } from 'node:crypto'
import { editionName, parseEditionFile, parseEditionModel } from '@/lib/edition-paths'
import { editionKey, findEditionFile, findEditionModel } from '@/lib/catalogue/editions'
import { clientLimits } from '@/lib/client-limits'
import { env } from '@/lib/env'
import { notModified } from '@/lib/http/conditional'
import { tooManyRequests, type Failure } from '@/lib/http/failure'
import { log } from '@/lib/log/log'
import { extensions, fileNameOf, folderOf, mimeTypes } from '@/lib/paths'
import type { DrawingQueue } from '@/lib/pictures/queue'
import type { PictureKeep } from '@/lib/pictures/keep'
import { clientOf } from '@/lib/rate-limit/client-of'
import { createRateLimiter, type RateLimiter } from '@/lib/rate-limit/rate-limiter'
import { singleton } from '@/lib/singleton'
import { editionKeep } from './keep'
import { createMaker, type EditionBytes } from './process'
import { createEditionQueue, notMade } from './queue'
import type { EditionJob } from './worker/job'

export interface EditionParts {
  keep: PictureKeep
  queue: DrawingQueue
  limiter: RateLimiter
  make: (job: EditionJob) => Promise<EditionBytes>
}

const createParts = (): EditionParts => ({
  keep: editionKeep(),
  queue: createEditionQueue(),
  limiter: createRateLimiter({
    requests: env().requestsPerMinute * clientLimits.editionsPerForm,
    windowMs: 60_000,
  }),
  make: createMaker(),
})

const notFound: Failure = { status: 404, code: 'edition-not-found', message: 'There is no such edition' }
const notHere: Failure = {
  status: 503,
  code: 'no-editions-here',
  message: 'This installation does not make state editions',
}

interface Wanted {
  key: string
  job: EditionJob
  client: string
}

async function obtain({ key, job, client }: Wanted, parts: EditionParts): Promise<EditionBytes | Failure> {
  const { keep, queue, make } = parts
  const made = (await keep.get(key)) ?? queue.find(key)
  const rejection = made ? undefined : queue.rejection(client)
  if (rejection) return rejection
  try {
    return await (made ??
      queue.add(key, client, async () => {
        const bytes = await make(job)
        await keep.put(key, bytes)
        return bytes
      }))
  } catch (error) {
    log('error', 'edition-not-made', { ...job, error })
    return notMade
  }
}

function limit(client: string, { limiter }: EditionParts): Failure | undefined {
  const seconds = limiter.take(client)
  return seconds ? tooManyRequests(seconds, 'Too many state editions at once. Please wait a moment.') : undefined
}

/** Documents change with the law: a day later they are asked for again. */
const headersOf = (tag: string) => ({ etag: `"${tag.slice(0, 32)}"`, 'cache-control': 'public, max-age=86400' })

/**
 * Returns the model of an edition at `/models/{file}` as JSON. It takes milliseconds, so it is not kept. 304 if the
 * client has it, 404 if there is no such edition, 429 if the client asks for too many.
 */
export function editionModelResponse(
  request: Request,
  { file }: { file: string },
  parts: EditionParts = singleton('editions', createParts),
): Response | Failure {
  const named = parseEditionModel(file)
  const limited = named && limit(clientOf(request), parts)
  if (limited) return limited
  const model = named && findEditionModel(named.slug, named.code)
  if (!model) return notFound
  const text = JSON.stringify(model)
  const headers = headersOf(createHash('sha256').update(text).digest('hex'))
  const json = { ...headers, 'content-type': 'application/json; charset=utf-8', 'x-robots-tag': 'noindex' }
  return notModified(request, headers) ?? new Response(text, { headers: json })
}

/**
 * Returns the file of an edition at `/templates/{folder}/{file}`, kept or made now. 304 if the client has it, 404 if
 * there is no such edition, 429 if the client asks for too many, 503 if the queue is full or the file cannot be made.
 */
export async function editionResponse(
  request: Request,
  { folder, file }: { folder: string; file: string },
  parts: EditionParts = singleton('editions', createParts),
): Promise<Response | Failure> {
  const named = parseEditionFile(file)
  const found = named && findEditionFile(named.slug, named.code, named.format)
  if (!found || folderOf(found.content.kind) !== folder) return notFound
  if (env().isServerless) return notHere
  const client = clientOf(request)
  const limited = limit(client, parts)
  if (limited) return limited
  const { content, state, format, today } = found
  const key = `${editionKey(found)}.${extensions[format]}`
  const headers = headersOf(key)
  const known = notModified(request, headers)
  if (known) return known
  const job = { slug: content.slug, state: state.code, format, today }
  const bytes = await obtain({ key, job, client }, parts)
  if (!(bytes instanceof Uint8Array)) return bytes
  return new Response(bytes, {
    headers: {
      ...headers,
      'content-type': mimeTypes[format],
      'content-length': String(bytes.length),
      'content-disposition': `inline; filename="${fileNameOf(editionName(content.name, state.name), format)}"`,
      'x-robots-tag': 'noindex',
    },
  })
}
