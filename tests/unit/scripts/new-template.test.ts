import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import ts from 'typescript'
import { systems } from '@/data/systems'
import { runScript } from '@/tests/support/run-script'
import { isItsTurn, sample } from '@/tests/support/sample'
import type { Outcome } from '@/tests/support/scripts'

let copy: string
beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'ridgedocs-template-'))
  for (const name of ['data', 'lib', 'scripts', 'package.json', 'tsconfig.json', '.prettierrc.json'])
    cpSync(name, path.join(copy, name), { recursive: true })
  symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'))
})
afterAll(() => rmSync(copy, { recursive: true }))

const generate = (...args: string[]): Promise<Outcome> => runScript('new-template', args, { cwd: copy })

const authored = [
  ['hr', 'Onboarding', 'Word', 'Ladder Loan Form', 'ladder-loan-form'],
  ['marketing', 'Lead Management', 'Excel', 'Ladder Lead Tracker', 'ladder-lead-tracker'],
  ['invoicing', 'Receipts', 'Excel', 'Ladder Receipt', 'ladder-receipt'],
  ['client-communication', 'Project Completion', 'Word', "Owner's Ladder Letter", 'owner-s-ladder-letter'],
  ['project-management', 'Quality & Closeout', 'Excel', 'Ladder Log', 'ladder-log'],
] as const

const systemKinds = [
  ['contracts', 'Hail Watch Agreement', 'hail-watch-agreement', 'contract core'],
  ['inspections', "Owner's Hail Inspection", 'owner-s-hail-inspection', 'inspection tpo-roofing'],
  ['safety', 'Hot Work Permit', 'hot-work-permit', 'safety tpo-roofing'],
] as const

/** Each needs its own process, so two of the eight kinds run per day. */
const made = sample(authored, 1)
const blueprints = sample(systemKinds, 1)

/** It compiles the library twice, so it runs one day in three. */
const testInTurn = isItsTurn('a generated template', 3) ? test : test.skip

testInTurn(
  'a generated template compiles, and its document is rendered and verified in both formats',
  async () => {
    for (const [kind, group, beside, name] of made) {
      const { code, error, out } = await generate('--kind', kind, '--group', group, '--beside', beside, '--name', name)
      expect({ code, error }).toEqual({ code: 0, error: '' })
      expect(out).toContain('Written: data/')
    }
    for (const [kind, name] of blueprints) {
      const { code, error, out } = await generate('--kind', kind, '--name', name)
      expect({ code, error }).toEqual({ code: 0, error: '' })
      expect(out).toContain(`a document for each of ${systems.length} systems`)
    }
    const files = [
      ...made.map(([kind, , , , slug]) => path.join(copy, 'data', kind, `${slug}.ts`)),
      ...blueprints.map(([kind, , suffix]) => path.join(copy, 'data', kind, 'blueprints', `${suffix}.ts`)),
    ]
    const { config } = ts.readConfigFile(path.join(copy, 'tsconfig.json'), (file) => readFileSync(file, 'utf8'))
    const { options } = ts.parseJsonConfigFileContent(config, ts.sys, copy, {
      noEmit: true,
      types: [],
      incremental: false,
    })
    const program = ts.createProgram(files, options)
    const problems = files.flatMap((file) => ts.getPreEmitDiagnostics(program, program.getSourceFile(file)))
    expect(problems.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([])

    const slugs = [...made.map(([, , , , slug]) => slug), ...blueprints.map(([, , suffix]) => `tpo-roofing-${suffix}`)]
    writeFileSync(
      path.join(copy, 'scripts/render-new.ts'),
      `import { templateContents } from '@/lib/catalogue/contents'
import { renderVerified } from './documents/render-template'
for (const slug of ${JSON.stringify(slugs)}) {
  const content = templateContents.find((template) => template.slug === slug)
  if (!content) throw new Error(slug + ' is not in the catalogue')
  for (const format of content.formats) {
    const { length } = (await renderVerified(slug, content.document(), format)).bytes
    console.log(slug, content.kind, content.subcategory === 'generic' ? content.section : content.subcategory ?? content.section, format, length > 3000)
  }
}
`,
    )
    const { out, error } = await runScript('render-new', [], { cwd: copy })
    expect(error).toBe('')
    const expected = [
      ...made.flatMap(([kind, group, beside, , slug]) => ['PDF', beside].map((format) => [slug, kind, group, format])),
      ...blueprints.flatMap(([, , suffix, place]) =>
        ['PDF', 'Word'].map((format) => [`tpo-roofing-${suffix}`, place, format]),
      ),
    ]
    expect(out.trim().split('\n')).toEqual(expected.map((words) => `${words.join(' ')} true`))
  },
  240_000,
)

test('a template that cannot be created is reported in one line', async () => {
  const { code, error } = await generate('--kind', 'roofs', '--name', 'X')
  expect(code).toBe(1)
  expect(error).toContain('--kind is none of (project-management')
  expect(error).not.toContain('    at ')
}, 60_000)
