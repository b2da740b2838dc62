import { readFileSync } from 'node:fs'
import path from 'node:path'
import { runInThisContext } from 'node:vm'
import { build, type Plugin } from 'esbuild'
import { systems } from '@/data/roofs'
import type { TemplateContent } from '@/data/shared/types'
import { hashesOf, oneAfterAnother, planOf, type Hashes, type Plan } from '@/scripts/documents/watch'
import { bundleOptions } from '@/scripts/support/bundle'

interface Change {
  file: string
  from: string
  to: string
}

/** The documents of the catalogue after these changes of its sources. */
async function documentsAfter(...changes: readonly Change[]): Promise<Hashes> {
  const sources = new Map(
    changes.map(({ file, from, to }) => {
      const source = readFileSync(file, 'utf8')
      expect(source).toContain(from)
      return [path.resolve(file), source.replaceAll(from, to)] as const
    }),
  )
  const setup: Plugin['setup'] = ({ onLoad }) =>
    onLoad({ filter: /\.ts$/ }, ({ path: file }) => ({
      contents: sources.get(file) ?? readFileSync(file, 'utf8'),
      loader: 'ts',
    }))
  const options = bundleOptions('data/library/index.ts', 'cjs')
  const { outputFiles } = await build({ ...options, plugins: [{ name: 'changes', setup }] })
  const run = runInThisContext(`(module) => {${outputFiles[0]!.text}\n}`) as (module: { exports: unknown }) => void
  const module = { exports: {} as { templateContents: readonly TemplateContent[] } }
  run(module)
  return hashesOf(module.exports.templateContents)
}

let before: Hashes
beforeAll(async () => void (before = await documentsAfter()))

const planAfter = async (...changes: readonly Change[]): Promise<Plan> =>
  planOf(before, await documentsAfter(...changes))

const letter = 'data/library/hr/job-offer-letter.ts'

test('a sentence of one document has this one rendered, one of a blueprint its document of every roof', async () => {
  const one = await planAfter({ file: letter, from: 'Dear {person.name},', to: 'Hello {person.name},' })
  expect(one).toEqual(['job-offer-letter'])
  const file = 'data/library/safety/blueprints/fall-protection-plan.ts'
  const plan = await planAfter({ file, from: "d.section('", to: "d.section('Our " })
  expect(plan).toEqual(systems.map(({ slug }) => `${slug}-fall-protection-plan`))
})

test('sentences that are only on pages have no document rendered', async () => {
  const plan = await planAfter(
    { file: letter, from: 'A letter that a good roofer', to: 'A letter a good roofer' },
    { file: 'data/site/faq.ts', from: 'Are the templates really free?', to: 'Is it all free?' },
  )
  expect(plan).toEqual([])
})

test('a template that is new, gone or moved has everything looked at', () => {
  const some = new Map([...before].slice(0, 3))
  expect(planOf(some, new Map([...some].slice(1)))).toBe('everything')
  expect(planOf(some, new Map([...some].reverse()))).toBe('everything')
})

test('changes during a run are followed by one more run, also after one that failed', async () => {
  const errors = jest.spyOn(console, 'error').mockReturnValue()
  const ends: ((error?: Error) => void)[] = []
  const run = () => new Promise<void>((resolve, reject) => ends.push((error) => (error ? reject(error) : resolve())))
  const start = oneAfterAnother(run)
  for (const _ of [1, 2, 3]) start()
  expect(ends).toHaveLength(1)
  ends[0]!(new Error('The document is wrong'))
  await new Promise(setImmediate)
  expect(errors).toHaveBeenCalledWith('The document is wrong')
  expect(ends).toHaveLength(2)
  ends[1]!()
  await new Promise(setImmediate)
  expect(ends).toHaveLength(2)
  start()
  expect(ends).toHaveLength(3)
  errors.mockRestore()
})
