import { jobStages, stageDocuments, stageOf } from '@/data/stages'
import { templateContents } from '@/lib/catalogue/contents'

const named = Object.values(stageDocuments).flat()

/** The slug without the roof system's. */
const documentOf = ({ slug, systemSlug = '' }: { slug: string; systemSlug?: string }): string =>
  slug.startsWith(`${systemSlug}-`) ? slug.slice(systemSlug.length + 1) : slug

test('each of the 881 templates has exactly one stage', () => {
  const places = templateContents.map(
    (template) => named.filter((document) => document === documentOf(template)).length,
  )
  expect(places).toHaveLength(881)
  expect(templateContents.filter((_, index) => places[index] !== 1).map(({ slug }) => slug)).toEqual([])
})

test('names no document that the library lacks', () => {
  const held = new Set(templateContents.map(documentOf))
  expect(named.filter((document) => !held.has(document))).toEqual([])
})

test('every stage of a job has documents of every roof system, and the company has none', () => {
  const systems = [...new Set(templateContents.flatMap(({ systemSlug }) => systemSlug ?? []))]
  expect(systems).toHaveLength(21)
  const stagesOf = (system: string) =>
    new Set(templateContents.filter(({ systemSlug }) => systemSlug === system).map((template) => stageOf(template)))
  for (const system of systems)
    expect([...stagesOf(system)].sort()).toEqual(
      jobStages
        .map(({ slug }) => slug)
        .filter((slug) => slug !== 'company')
        .sort(),
    )
})

test.each([
  ['epdm-repair-estimate', 'epdm', 'win'],
  ['slate-residential-contract', 'slate', 'sign'],
  ['notice-of-cancellation', undefined, 'sign'],
  ['tpo-roofing-daily-safety-checklist', 'tpo-roofing', 'safety'],
  ['daily-job-log', undefined, 'build'],
  ['conditional-final-lien-waiver', undefined, 'close'],
  ['final-invoice', undefined, 'close'],
  ['weekly-timesheet', undefined, 'company'],
])('%s belongs to its stage', (slug, system, stage) => {
  expect(stageOf({ slug, systemSlug: system, kind: 'essential' })).toBe(stage)
})

test('a document that no stage names belongs to the stage of its kind', () => {
  expect(stageOf({ slug: 'unheard-of-form', kind: 'hr' })).toBe('company')
  expect(stageOf({ slug: 'epdm-unheard-of-form', systemSlug: 'epdm', kind: 'contract' })).toBe('sign')
})
