/** Node.js runs this thread without a bundler, hence the relative imports with extensions. */
import { readFile } from 'node:fs/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { parentPort } from 'node:worker_threads'
import sharp from 'sharp'
import { renderPagePictures } from '../preview.ts'
import type { DrawingJob, PictureBytes, WorkResult } from './job.ts'
import { drawOpenGraphImage } from './open-graph.ts'

// One picture at a time on one core: the other cores belong to the server.
sharp.concurrency(1)
sharp.cache(false)

// Each picture leaves 20 MB of bitmaps in external memory, which V8 sees as a few small objects and would collect late.
setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

async function draw(job: DrawingJob): Promise<PictureBytes> {
  if (job.kind === 'open-graph') return new Uint8Array(await drawOpenGraphImage(job.picture))
  const { pdf, page, width } = job
  const [picture] = await renderPagePictures(await readFile(pdf), { pages: [page], widths: [width] })
  if (!picture) throw new Error(`${pdf} has no page ${page}`)
  return new Uint8Array(picture.webp)
}

parentPort?.on('message', (job: DrawingJob) => {
  const reply = (given: WorkResult): void =>
    parentPort?.postMessage(given, 'bytes' in given ? [given.bytes.buffer] : [])
  void draw(job)
    .then((bytes) => reply({ bytes }))
    .catch((error: unknown) => reply({ problem: error instanceof Error ? error.message : String(error) }))
    .finally(collectGarbage)
})
