import 'server-only'
import type { EditionFile } from '@/lib/catalogue/editions'
import { editionKey } from '@/lib/catalogue/editions'
import { clientLimits } from '@/lib/client-limits'
import { env } from '@/lib/env'
import type { Failure } from '@/lib/http/failure'
import { log } from '@/lib/log/log'
import { extensions } from '@/lib/paths'
import type { PictureBytes } from '@/lib/pictures/drawing/job'
import { createRateLimiter, type RateLimiter } from '@/lib/rate-limit/rate-limiter'
import { singleton } from '@/lib/singleton'
import { editionKeep } from './edition-keep'
import { makeHere } from './in-process'
import { createMaker } from './process'
import { keepInMemory, type FileKeep } from './keep'
import { createEditionQueue, notMade, type FileQueue } from './queue'
import type { EditionJob } from './program/job'

export interface EditionParts {
  keep: FileKeep
  queue: FileQueue
  limiter: RateLimiter
  make: (job: EditionJob) => Promise<PictureBytes>
}

const createParts = (): EditionParts => ({
  keep: env().isServerless ? keepInMemory() : editionKeep(),
  queue: createEditionQueue(),
  limiter: createRateLimiter({
    requests: env().requestsPerMinute * clientLimits.editionsPerForm,
    windowMs: 60_000,
  }),
  make: env().isServerless ? makeHere : createMaker(),
})

/** What this server makes files with: queue, cache, program. Functions of a serverless host make files themselves. */
export const editionParts = (): EditionParts => singleton('editions', createParts)

/** Returns the name under which the file is kept; it changes with the content. */
export const keptName = (file: EditionFile): string => `${editionKey(file)}.${extensions[file.format]}`

interface Wanted {
  file: EditionFile
  name: string
  client: string
  /** Waits for its turn, however long the queue: for an archive, which requests one file after another. */
  isPatient?: boolean
}

/** Returns the file's bytes, kept or made now, or why it cannot be made. */
export async function obtain(
  { file, name, client, isPatient }: Wanted,
  { keep, queue, make }: EditionParts,
): Promise<PictureBytes | Failure> {
  const { content, state, format, reader, today } = file
  const job: EditionJob = { slug: content.slug, state: state.code, format, reader, today }
  const made = (await keep.get(name)) ?? queue.find(name)
  const rejection = made || isPatient ? undefined : queue.rejection(client)
  if (rejection) return rejection
  try {
    return await (made ??
      queue.add(name, client, async () => {
        const bytes = await make(job)
        await keep.put(name, bytes)
        return bytes
      }))
  } catch (error) {
    log('error', 'edition-not-made', { ...job, error })
    return notMade
  }
}
