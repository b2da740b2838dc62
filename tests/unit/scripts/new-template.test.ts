import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import ts from 'typescript'
import { systems } from '@/data/systems'
import { runScript } from '@/tests/support/run-script'
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

const made = [
  ['hr', 'Onboarding', 'Word', 'Ladder Loan Form'],
  ['marketing', 'Lead Management', 'Excel', 'Ladder Lead Tracker'],
  ['invoicing', 'Receipts', 'Excel', 'Ladder Receipt'],
  ['client-communication', 'Project Completion', 'Word', "Owner's Ladder Letter"],
  ['project-management', 'Quality & Closeout', 'Excel', 'Ladder Log'],
] as const
const slugs = ['ladder-loan-form', 'ladder-lead-tracker', 'ladder-receipt', 'owner-s-ladder-letter', 'ladder-log']

const blueprints = [
  ['contracts', 'Hail Watch Agreement', 'hail-watch-agreement'],
  ['inspections', "Owner's Hail Inspection", 'owner-s-hail-inspection'],
  ['safety', 'Hot Work Permit', 'hot-work-permit'],
] as const

test('a generated template of every kind compiles, and its document is rendered and verified in both formats', async () => {
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
    ...made.map(([kind], at) => path.join(copy, 'data', kind, `${slugs[at]}.ts`)),
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

  const ofSystem = blueprints.map(([, , suffix]) => `tpo-roofing-${suffix}`)
  writeFileSync(
    path.join(copy, 'scripts/render-new.ts'),
    `import { templateContents } from '@/lib/catalogue/contents'
import { renderVerified } from './documents/render-template'
for (const slug of ${JSON.stringify([...slugs, ...ofSystem])}) {
  const content = templateContents.find((template) => template.slug === slug)
  if (!content) throw new Error(slug + ' is not in the catalogue')
  for (const format of content.formats) {
    const { length } = await renderVerified(slug, content.document(), format)
    console.log(slug, content.kind, content.subcategory === 'generic' ? content.section : content.subcategory ?? content.section, format, length > 3000)
  }
}
`,
  )
  const { out, error } = await runScript('render-new', [], { cwd: copy })
  expect(error).toBe('')
  const expected = [
    ...made.flatMap(([kind, group, beside], at) => ['PDF', beside].map((format) => [slugs[at], kind, group, format])),
    ...[
      [ofSystem[0], 'contract core'],
      [ofSystem[1], 'inspection tpo-roofing'],
      [ofSystem[2], 'safety tpo-roofing'],
    ].flatMap((document) => ['PDF', 'Word'].map((format) => [...document, format])),
  ]
  expect(out.trim().split('\n')).toEqual(expected.map((words) => `${words.join(' ')} true`))
}, 240_000)

test('what cannot be made is said in a line', async () => {
  const { code, error } = await generate('--kind', 'roofs', '--name', 'X')
  expect(code).toBe(1)
  expect(error).toContain('--kind is none of (project-management')
  expect(error).not.toContain('    at ')
}, 60_000)
