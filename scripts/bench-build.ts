/**
 * `npm run bench:build [-- --sizes 881,3000]`: time, memory and disk space of the document build (from scratch, then
 * unchanged) and of the site build as the catalogue grows. Each size is built in a copy of the project below
 * `.cache/bench-build`. The additional templates repeat the templates for roof systems. Fails if processor time, memory or
 * disk space grows faster than the catalogue.
 */
import './support/fresh-catalogue'
import { readFileSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { templateContents } from '@/lib/catalogue/contents'
import type { Manifest } from '@/lib/catalogue/manifest'
import { measureRun, type MeasuredRun } from './bench/measured-run'
import { copyProject } from './bench/project-copy'
import { printTable } from './bench/table'
import { MANIFEST } from './documents/plan'
import { filesBelow } from './support/hash-files'
import { main } from './support/main'

const FOLDER = path.resolve('.cache/bench-build')
/** Allowed growth relative to the catalogue's, because measurements vary. */
const GROWTH = 1.25
const tsx = ['tsx', '--conditions=react-server'] as const

interface Step extends MeasuredRun {
  /** Megabytes that the step wrote. */
  disk: number
}

interface Build {
  size: number
  /** By name, in order. */
  steps: ReadonlyMap<string, Step>
}

const megabytesBelow = (folder: string): number =>
  filesBelow(folder).reduce((sum, name) => sum + statSync(path.join(folder, name)).size, 0) / 2 ** 20

/** Parses the numbers of templates to measure, the smallest first. Throws if one is below the size of the library. */
function sizesFrom(argument: string): number[] {
  const sizes = argument.split(',').map(Number)
  if (sizes.some((size) => !Number.isInteger(size) || size < templateContents.length))
    throw new Error(`--sizes must be whole numbers from ${templateContents.length} up, separated by commas`)
  return sizes.sort((a, b) => a - b)
}

function checkCount(tree: string, size: number): void {
  const { templates } = JSON.parse(readFileSync(path.join(tree, MANIFEST), 'utf8')) as Manifest
  const count = Object.keys(templates).length
  if (count !== size) throw new Error(`${count} templates were built instead of ${size}`)
}

async function build(size: number): Promise<Build> {
  const tree = path.join(FOLDER, String(size))
  copyProject(tree, size)
  const steps = new Map<string, Step>()
  const step = async (name: string, output: string, script: string): Promise<void> => {
    const before = megabytesBelow(path.join(tree, output))
    const measured = await measureRun(tree, tsx[0], [tsx[1], script])
    steps.set(name, { ...measured, disk: megabytesBelow(path.join(tree, output)) - before })
    console.log(`${size} ${name}: ${measured.seconds.toFixed(1)} s`)
  }
  await step('documents', 'public/templates', 'scripts/build-documents.ts')
  checkCount(tree, size)
  await step('documents, unchanged', 'public/templates', 'scripts/build-documents.ts')
  await step('site', '.next', 'scripts/build.ts')
  for (const line of steps.get('site')?.output.match(/^[a-z ]+: [\d.]+ s$/gm) ?? []) console.log(`  ${line}`)
  rmSync(tree, { recursive: true })
  return { size, steps }
}

/** One sentence for each figure of the step `name` that grows faster than the catalogue. */
function growthProblems(name: string, small: Build, large: Build): string[] {
  const [before, after] = [small.steps.get(name)!, large.steps.get(name)!]
  return (['processorSeconds', 'megabytes', 'disk'] as const).flatMap((key) => {
    if (before[key] < 1) return []
    const growth = after[key] / before[key] / (large.size / small.size)
    console.log(`${name}, ${key}: ${growth.toFixed(2)} × the growth from ${small.size} to ${large.size}`)
    return growth > GROWTH ? [`${name}: ${key} grow ${growth.toFixed(2)} × as fast as the catalogue`] : []
  })
}

await main(async () => {
  const { values } = parseArgs({ options: { sizes: { type: 'string', default: `${templateContents.length},3000` } } })
  const results: Build[] = []
  try {
    for (const size of sizesFrom(values.sizes)) results.push(await build(size))
  } finally {
    rmSync(FOLDER, { recursive: true, force: true })
  }
  printTable([
    ['templates', 'step', 's', 'processor s', 'MB memory', 'MB disk'],
    ...results.flatMap(({ size, steps }) =>
      [...steps].map(([name, { seconds, processorSeconds, megabytes, disk }]) => [
        String(size),
        name,
        ...[seconds.toFixed(1), processorSeconds.toFixed(1), megabytes.toFixed(0), disk.toFixed(0)],
      ]),
    ),
  ])
  const [first, ...others] = results
  const problems = others.flatMap((larger) =>
    [...larger.steps.keys()].flatMap((name) => growthProblems(name, first!, larger)),
  )
  if (problems.length) throw new Error(`Goals missed:\n  ${problems.join('\n  ')}`)
})
