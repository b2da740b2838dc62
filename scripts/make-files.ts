/** Makes the missing documents and pictures while a server runs; with `--on-request` only those that somebody waits for. */
import { drawQueued } from './documents/draw-pictures'
import { loadWriting } from './documents/load-writing'
import { missingPictures, type PictureJob } from './documents/picture-plan'
import { JobQueue, RequestedQueue, startPool } from './documents/pool'
import { PUBLIC } from './documents/public-folder'
import { isStamped, removeStamp, sourcesOf, writeGeneratedStamp, writeStamp } from './documents/stamp'
import type { Job, Outcome } from './documents/worker'
import { bundleCatalogue } from './support/catalogue'
import { main } from './support/main'
import { isWanted, slugOf, type FilesSettled } from './support/messages'

const isOnRequest = process.argv.includes('--on-request')

/** The templates whose files somebody waits for, until they are made. */
const wanted = new Set<string>()
const pictures = isOnRequest ? new RequestedQueue<PictureJob>() : new JobQueue<PictureJob>()
const drawing = new Set<string>()
let documents = JobQueue.of<Job>([])
const rendering = new Set<string>()

const tell = (slug: string, isPicture: boolean): void =>
  void process.send?.({ settled: slug, isPicture } satisfies FilesSettled)

const isOf =
  (slug: string) =>
  (job: { slug: string }): boolean =>
    job.slug === slug

/** Addresses that were requested before the list of what to make was complete. */
let early: string[] | undefined = []

function beReady(): void {
  const asked = early ?? []
  early = undefined
  asked.forEach(makeNext)
}

/** Makes the files of an address next, or reports that they are made or belong to no template. */
function makeNext(url: string): void {
  if (early) return void early.push(url)
  const slug = slugOf(url)
  const isPicture = url.endsWith('.webp')
  documents.putNext(isOf(slug))
  pictures.putNext(isOf(slug))
  if (rendering.has(slug) || (isPicture && drawing.has(slug))) wanted.add(slug)
  else tell(slug, isPicture)
}

/** Renders what changed since the last complete run, and queues the pictures of each template as soon as it is done. */
async function renderDocuments(): Promise<string[]> {
  const began = Date.now()
  removeStamp()
  const catalogue = bundleCatalogue()
  const pool = startPool<Job, Outcome>('worker')
  // Loaded while the threads load the same.
  const { program, writing } = await loadWriting()
  const problems = await writing.writeDocuments(pool, {
    ...(isOnRequest ? { queueOf: (jobs: readonly Job[]) => new RequestedQueue(jobs) } : {}),
    onStart(jobs, slugs) {
      documents = jobs
      for (const slug of slugs) rendering.add(slug)
      beReady()
    },
    onMade(slug) {
      rendering.delete(slug)
      queuePictures([slug])
      tell(slug, false)
    },
  })
  if (problems.length > 0) return problems
  const changed = writing.compareLock(false)
  if (changed > 0) console.log(`${changed} templates have files of other sizes than data/documents.lock.json says.`)
  const sources = sourcesOf(began, catalogue, pool.program, program)
  writeGeneratedStamp(sources)
  writeStamp(sources)
  return []
}

function queuePictures(slugs: readonly string[]): void {
  for (const job of missingPictures(PUBLIC, slugs)) {
    drawing.add(job.slug)
    pictures.add(job, wanted.has(job.slug))
  }
}

await main(async () => {
  process.on('message', (message) => {
    if (isWanted(message)) makeNext(message.wanted)
  })
  // No requests come once the server is gone.
  process.on('disconnect', () => process.exit())
  const drawn = drawQueued(pictures, (slug) => {
    drawing.delete(slug)
    tell(slug, true)
  })
  const problems: string[] = []
  if (isStamped()) {
    queuePictures([])
    beReady()
  } else problems.push(...(await renderDocuments()))
  if (!isOnRequest) pictures.close()
  problems.push(...(await drawn))
  if (problems.length > 0) {
    console.error(problems.join('\n'))
    process.exitCode = 1
  }
  // Otherwise the channel keeps the process.
  process.disconnect?.()
})
