import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { env } from '@/lib/env'
import { drawPictures } from '../documents/draw-pictures'
import { isGenerated, isStamped } from '../documents/stamp'
import { filesBelow } from './hash-files'
import { precompress } from './precompress'
import { run } from './run'
import { sourceHash } from './source-hash'
import { largestFunction, trimTraces } from './trim-traces'

const STAMP = '.next/source-hash'
/** Megabytes of a function with its files, unpacked, that Vercel deploys at most. */
const LARGEST_FUNCTION = 250
const SLUGS = 'lib/catalogue/generated/slugs.json'
const compressible = /\.(m?js|css|svg|json|txt|xml|webmanifest|sfnt)$/
const PRERENDERED = ['.next/server/app', '.next/server/pages']
const MODELS = path.join('public', 'models', path.sep)
const CODE = path.join('.next', 'static', 'chunks', path.sep)
/** Brotli: 11 takes two to three times as long as 10 and saves 2 to 3 %, for models a minute and an eighth. 9 costs 9 to 12 %. */
const QUALITY = { code: 11, models: 7, others: 10 } as const

const stamped = (): string => (existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : '')

async function runProgram(command: string, ...args: readonly string[]): Promise<void> {
  const { code } = await run(command, args)
  if (code !== 0) throw new Error(`${command} failed with exit code ${code}`)
}

async function step(name: string, work: () => unknown): Promise<void> {
  const start = performance.now()
  await work()
  console.log(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`)
}

const pathsBelow = (folder: string): string[] => filesBelow(folder).map((name) => path.join(folder, name))

/** Writes the missing or outdated compressed copies of pages and assets. Returns how many files it compressed. */
export async function compressBuild(): Promise<number> {
  const assets = ['.next/static', 'public'].flatMap(pathsBelow).filter((file) => compressible.test(file))
  const prerendered = PRERENDERED.flatMap(pathsBelow).filter(
    (file) => file.endsWith('.html') || (file.endsWith('.body') && compressible.test(file.slice(0, -'.body'.length))),
  )
  const kindOf = (file: string): keyof typeof QUALITY =>
    file.startsWith(MODELS) ? 'models' : file.startsWith(CODE) ? 'code' : 'others'
  return precompress([...assets, ...prerendered], (file) => QUALITY[kindOf(file)])
}

async function ensureDocuments(): Promise<void> {
  // Checked here too: starting the program takes longer than checking.
  if (isStamped()) console.log('documents: unchanged')
  else
    await step('documents', () =>
      runProgram('tsx', '--conditions=react-server', 'scripts/build-documents.ts', '--without-pictures'),
    )
}

/** Writes what the build of the site reads. The lock file has the measurements of files that are rendered later. */
async function ensureGenerated(): Promise<void> {
  if (isGenerated()) return
  await step('catalogue', () =>
    runProgram('tsx', '--conditions=react-server', 'scripts/build-documents.ts', '--for-site'),
  )
}

async function ensureSite(): Promise<void> {
  const wanted = sourceHash(env())
  if (stamped() === wanted) {
    console.log('site: unchanged')
    return
  }
  await step('site', () => runProgram('next', 'build'))
  console.log(`functions: ${trimTraces('.next/server', '.')} entries removed of files that they do not read`)
  const { entry, megabytes } = largestFunction('.next/server')
  console.log(`functions: the largest, ${entry}, has ${megabytes.toFixed(0)} MB; Vercel takes ${LARGEST_FUNCTION}`)
  // Loaded here: it imports the hydration loader, which the documents step writes.
  const { processPages } = await import('../pages')
  await step('static pages', () => processPages('.next'))
  await step('service worker', async () => {
    const { writeServiceWorker } = await import('../service-worker')
    const { templates } = JSON.parse(readFileSync(SLUGS, 'utf8')) as { templates: string[] }
    // The list also has `placeholder.pdf`, the file of a format that a template lacks.
    const slug = templates.find((name) => !name.includes('.'))
    if (!slug) throw new Error(`${SLUGS} lists no template`)
    await writeServiceWorker({ dist: '.next', publicFolder: 'public', slug, isOn: env().offline })
  })
  writeFileSync(STAMP, wanted)
}

/** Builds the site if something changed, without rendering documents or drawing pictures. Throws if a step fails. */
export async function ensureServable(): Promise<void> {
  await ensureGenerated()
  await ensureSite()
}

/** The same with the files and pictures of these templates and of members. Others are made on request. */
export async function ensureTestable(slugs: readonly string[]): Promise<void> {
  if (!isStamped()) {
    await ensureGenerated()
    const args = ['--conditions=react-server', 'scripts/build-documents.ts', '--members', ...slugs]
    await step('documents', () => runProgram('tsx', ...args))
  }
  await ensureSite()
}

/** The same with all documents and page pictures, made before the site is built: it lists what each function deploys. */
export async function ensureDeployable(): Promise<void> {
  await ensureDocuments()
  await step('page pictures', async () => {
    const problems = await drawPictures()
    if (problems.length > 0) throw new Error(problems.join('\n'))
  })
  await ensureSite()
}

/** Builds what is missing or outdated, with page pictures and compressed copies. Throws if a step fails. */
export async function ensureBuilt(): Promise<void> {
  await ensureDeployable()
  await step('compressed copies', compressBuild)
}
