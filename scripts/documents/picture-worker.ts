/** A thread that draws pictures. It loads no template: a small heap is collected often without costing much. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parentPort } from 'node:worker_threads'
import sharp from 'sharp'
import { renderPageAndCut } from '@/lib/pictures/preview'
import { sectionCut } from '@/lib/pictures/section-cut'
import type { PictureJob } from './picture-plan'
import { PUBLIC, writeWhole } from './public-folder'

export type DrawnPictures = { slug: string; urls: readonly string[] } | { slug: string; problem: string }

// Each thread has its own core; more threads of sharp would only compete with the other threads.
sharp.concurrency(1)

async function draw({ slug, pdf, page, pages, section, thumbnails }: PictureJob): Promise<DrawnPictures> {
  const bytes = new Uint8Array(readFileSync(path.join(PUBLIC, pdf)))
  const drawn = await renderPageAndCut(bytes, {
    page,
    widths: pages.map(({ width }) => width),
    cut: sectionCut(bytes, section),
    cutWidths: thumbnails.map(({ width }) => width),
  })
  const files = [
    ...pages.map(({ url }, index) => ({ url, picture: drawn.pages[index] })),
    ...thumbnails.map(({ url }, index) => ({ url, picture: drawn.cuts[index] })),
  ]
  for (const { url, picture } of files) {
    if (!picture) throw new Error(`${slug} lacks its picture ${url}`)
    writeWhole(path.join(PUBLIC, url), picture.webp)
  }
  return { slug, urls: files.map(({ url }) => url) }
}

parentPort?.on('message', (job: PictureJob) => {
  draw(job).then(
    (drawn) => parentPort?.postMessage(drawn),
    (error: unknown) =>
      parentPort?.postMessage({
        slug: job.slug,
        problem: `${job.slug} has no pictures: ${error instanceof Error ? error.message : String(error)}`,
      }),
  )
})
