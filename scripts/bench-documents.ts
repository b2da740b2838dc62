/**
 * `npm run bench:documents`: milliseconds per file and kilobytes (p50 and p95) by format, warm, on one thread, and the
 * seconds of a complete document build with pictures on all cores.
 */
import './support/fresh-catalogue'
import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { templateContents } from '@/lib/catalogue/contents'
import { render, verify, type DocumentModel, type Format } from '@/lib/documents'
import { countPages, renderPagePictures } from '@/lib/pictures/preview'
import { folderOf } from '@/lib/paths'
import { benchEstimate } from './documents/bench-estimate'
import { percentile } from './documents/budgets'
import { MANIFEST } from './documents/plan'
import { PUBLIC } from './documents/public-folder'
import { run } from './support/run'

const WARM_UP = 5
const ROUNDS = 20

interface Sample {
  milliseconds: number
  bytes: number
}

async function time<T>(work: () => Promise<T>): Promise<{ result: T; milliseconds: number }> {
  const start = performance.now()
  const result = await work()
  return { result, milliseconds: performance.now() - start }
}

async function sample(model: DocumentModel, format: Format): Promise<Sample> {
  const { result, milliseconds } = await time(() => render(model, format))
  // JavaScript clears weak references between tasks. The pause is not part of writing a file.
  await setImmediate()
  return { milliseconds, bytes: result.length }
}

const figure = (value: number): string => value.toFixed(1).padStart(8)
const row = (name: string, ...cells: string[]): void => console.log(name.padEnd(18) + cells.join(''))

async function benchFormat(format: Format, models: readonly DocumentModel[], rounds: number): Promise<void> {
  for (let round = 0; round < WARM_UP; round += 1) await sample(models[round % models.length]!, format)
  const measured: Sample[] = []
  for (let round = 0; round < rounds; round += 1) for (const model of models) measured.push(await sample(model, format))
  const times = measured.map(({ milliseconds }) => milliseconds)
  const sizes = measured.map(({ bytes }) => bytes / 1024)
  row(
    format,
    ...[percentile(times, 0.5), percentile(times, 0.95), percentile(sizes, 0.5), percentile(sizes, 0.95)].map(figure),
  )
}

async function benchSet(
  title: string,
  rounds: number,
  modelsOf: (format: Format) => readonly DocumentModel[],
): Promise<void> {
  console.log(`\n${title}: warm, one thread, ${rounds === 1 ? 'each once' : `${rounds} rounds`}`)
  row('', ...['ms p50', 'ms p95', 'KB p50', 'KB p95'].map((name) => name.padStart(8)))
  for (const format of ['PDF', 'Word', 'Excel'] as const) await benchFormat(format, modelsOf(format), rounds)
}

async function benchChecks(): Promise<void> {
  const model = benchEstimate()
  const pdf = await render(model, 'PDF')
  for (let round = 0; round < WARM_UP; round += 1) await renderPagePictures(pdf, { pages: [1], widths: [480, 960] })
  const pictures = await time(() => renderPagePictures(pdf, { pages: [1], widths: [480, 960] }))
  const checks = await time(() => verify(pdf, model, 'PDF'))
  row('page-1 pictures', figure(pictures.milliseconds))
  row('verify a PDF', figure(checks.milliseconds))
}

/** Prints the seconds of a build of all documents from scratch, and of one without changes, each in its own process. */
async function benchColdRun(): Promise<void> {
  const folders = [...new Set(templateContents.map(({ kind }) => folderOf(kind)))]
  for (const folder of folders) rmSync(path.join(PUBLIC, 'templates', folder), { recursive: true, force: true })
  rmSync(MANIFEST, { force: true })
  const cold = await time(() =>
    run('tsx', ['--conditions=react-server', 'scripts/build-documents.ts'], { capture: true }),
  )
  const unchanged = await time(() =>
    run('tsx', ['--conditions=react-server', 'scripts/build-documents.ts'], { capture: true }),
  )
  if (cold.result.code || unchanged.result.code) throw new Error('The document build failed')
  const files = folders.flatMap((folder) => readdirSync(path.join(PUBLIC, 'templates', folder)))
  console.log(`whole run: ${templateContents.length} templates, ${files.length} files and pictures`)
  console.log(
    `  cold ${(cold.milliseconds / 1000).toFixed(1)} s, unchanged ${(unchanged.milliseconds / 1000).toFixed(1)} s`,
  )
}

const yardstick = benchEstimate()
const pages = await countPages(await render(yardstick, 'PDF'))
await benchSet(`an estimate of ${pages} pages`, ROUNDS, () => [yardstick])
await benchSet('the whole catalogue', 1, (format) =>
  templateContents.filter(({ formats }) => formats.includes(format)).map(({ document }) => document()),
)
console.log()
await benchChecks()
await benchColdRun()
