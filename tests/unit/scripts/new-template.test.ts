import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import ts from 'typescript'
import { planTemplate } from '@/scripts/new-template/plan'
import { runScript } from '@/tests/support/run-script'
import type { Outcome } from '@/tests/support/scripts'

let copy: string
beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'ridgedocs-template-'))
  for (const name of ['data', 'lib', 'scripts', 'package.json', 'tsconfig.json', '.oxfmtrc.json'])
    cpSync(name, path.join(copy, name), { recursive: true })
  symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'))
})
afterAll(() => rmSync(copy, { recursive: true }))

/** The files of a template, its pictures and its model. */
const outputs = (folder: string, slug: string, beside: 'Word' | 'Excel') => [
  ...['pdf', beside === 'Word' ? 'docx' : 'xlsx', '480.webp', 'thumb.240.webp'].map(
    (extension) => `public/templates/${folder}/${slug}.${extension}`,
  ),
  `public/models/${slug}.json`,
  `public/models/${slug}.example.json`,
]

/** A script that renders what these files export, a blueprint for one roof. */
const renderNew = (files: readonly string[]) => `import { findSystem } from '@/data/systems'
import { renderVerified } from './documents/render-template'
for (const file of ${JSON.stringify(files)}) {
  const [made] = Object.values(await import('../' + file))
  const content = typeof made === 'function' ? made(findSystem('tpo-roofing')) : made
  for (const format of content.formats) {
    const { length } = (await renderVerified(content.slug, content.document(), format)).bytes
    console.log(content.slug, content.kind, content.subcategory === 'generic' ? content.section : content.subcategory ?? content.section, format, length > 3000)
  }
}
`

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

/** As the README does it, with the kinds that differ most: one document, and one for each roof system. */
test('the two commands of the README make a template of a name: its page can show it, and nothing else is to be entered', async () => {
  const [[kind, group, beside, name, slug]] = authored
  const created = await generate('--kind', kind, '--group', group, '--beside', beside, '--name', name)
  expect(created).toMatchObject({ code: 0, error: '' })
  const [, , [folder, permit, suffix]] = systemKinds
  expect(await generate('--kind', folder, '--name', permit)).toMatchObject({ code: 0, error: '' })
  const blueprint = `tpo-roofing-${suffix}`
  const { code, out, error } = await runScript('build-documents', [slug, blueprint], { cwd: copy })
  expect({ code, error: error.replace(/^.*page pictures.*$/gm, '').trim() }).toEqual({ code: 0, error: '' })
  expect(out).toContain('2 templates: 2 rendered')
  const files = [...outputs('hr', slug, beside), ...outputs('safety', blueprint, 'Word')]
  for (const file of files) expect(statSync(path.join(copy, file)).size).toBeGreaterThan(500)
  const { templates } = JSON.parse(readFileSync(path.join(copy, 'lib/catalogue/generated/manifest.json'), 'utf8')) as {
    templates: Record<string, { included: string[] }>
  }
  expect(Object.keys(templates)).toEqual(expect.arrayContaining([slug, blueprint]))
  expect(templates[slug]!.included.length).toBeGreaterThan(2)
}, 240_000)

test('a slug that no template has is an error', async () => {
  const { code, error } = await runScript('build-documents', ['no-such-template'], { cwd: copy })
  expect({ code, error }).toEqual({ code: 1, error: 'Unknown template no-such-template\n' })
}, 60_000)

test('what is written for each kind compiles, and its document passes verification in both formats', async () => {
  const files = new Map<string, string>()
  const askNobody = () => Promise.reject(new Error('Everything is given'))
  for (const [kind, group, beside, name] of authored)
    for (const [file, source] of (await planTemplate({ kind, group, beside, name }, askNobody)).files)
      if (!file.endsWith('index.ts')) files.set(file, source)
  for (const [kind, name] of systemKinds)
    for (const [file, source] of (await planTemplate({ kind, name }, askNobody)).files)
      if (!file.endsWith('index.ts')) files.set(file, source)
  expect(files.size).toBe(authored.length + systemKinds.length)
  for (const [file, source] of files) writeFileSync(path.join(copy, file), source)
  const { config } = ts.readConfigFile(path.join(copy, 'tsconfig.json'), (file) => readFileSync(file, 'utf8'))
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, copy, {
    noEmit: true,
    types: [],
    incremental: false,
  })
  const paths = [...files.keys()].map((file) => path.join(copy, file))
  const program = ts.createProgram(paths, options)
  const problems = paths.flatMap((file) => ts.getPreEmitDiagnostics(program, program.getSourceFile(file)))
  expect(problems.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([])

  writeFileSync(path.join(copy, 'scripts/render-new.ts'), renderNew([...files.keys()]))
  const { out, error } = await runScript('render-new', [], { cwd: copy })
  expect(error).toBe('')
  const expected = [
    ...authored.flatMap(([kind, group, beside, , slug]) =>
      ['PDF', beside].map((format) => [slug, kind, group, format]),
    ),
    ...systemKinds.flatMap(([, , suffix, place]) =>
      ['PDF', 'Word'].map((format) => [`tpo-roofing-${suffix}`, place, format]),
    ),
  ]
  expect(out.trim().split('\n')).toEqual(expected.map((words) => `${words.join(' ')} true`))
}, 240_000)

test('a template that cannot be created is reported in one line', async () => {
  const { code, error } = await generate('--kind', 'roofs', '--name', 'X')
  expect(code).toBe(1)
  expect(error).toContain('--kind is none of (project-management')
  expect(error).not.toContain('    at ')
}, 60_000)
