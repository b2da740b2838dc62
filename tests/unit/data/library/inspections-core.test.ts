import { inspections } from '@/data/library/inspections'
import { asbestosNote, coreOf } from '@/data/shared/inspection'
import { fullSentence } from '@/data/shared/words'
import { systems } from '@/data/roofs'
import { inspectionAreas } from '@/data/shared/system'
import { dataRows } from '@/lib/documents/model'
import { figures, finder, ofKind, reportBlocksOf, wordsOf } from '@/tests/support/template-reader'

const bySlug = finder(inspections)

const coreIds = [
  'outlets',
  'downspouts',
  'water-path',
  'flashings',
  'counterflashing',
  'curbs',
  'skylights',
  'pipes',
  'sealant',
  'edge',
  'debris',
  'trees',
  'equipment',
  'access',
  'interior',
  'deck',
]

/** The checks that a form prints, each as `check: criterion`, whether they stand in a checklist or in a table. */
function linesOf(slug: string): string[] {
  const model = bySlug(slug).document()
  return reportBlocksOf(model).flatMap((block) => {
    if (block.kind === 'checklist') return block.items.map(({ text, note }) => `${text}: ${note}`)
    return block.kind === 'table' ? dataRows(block).map(({ cells }) => `${cells.check}: ${cells.criterion}`) : []
  })
}

test('the common core has its sixteen checks, on a low slope and on a steep one', () => {
  for (const type of ['flat', 'sloped'] as const) expect([...coreOf({ type }).keys()]).toEqual(coreIds)
})

test.each(systems.map((system) => [system.slug, system] as const))(
  '%s: the annual and the seasonal form carry every check of the core',
  (slug, system) => {
    for (const form of ['annual-maintenance-inspection', 'seasonal-inspection']) {
      const lines = linesOf(`${slug}-${form}`)
      const missing = coreIds.filter((id) => {
        const [check] = coreOf(system).get(id)!
        return !lines.some((line) => line === check || line.startsWith(`${check}: `))
      })
      expect([form, missing]).toEqual([form, []])
    }
  },
)

test('the annual form leaves out only the points that the core asks for', () => {
  for (const system of systems) {
    const lines = linesOf(`${system.slug}-annual-maintenance-inspection`).join('\n')
    const common = inspectionAreas.flatMap((area) => system.inspectionPoints[area]).filter(({ isCommon }) => isCommon)
    expect([system.slug, common.length <= 8]).toEqual([system.slug, true])
    for (const { check, criterion } of common) expect(lines).not.toContain(`${check}: ${fullSentence(criterion)}`)
  }
})

test('every form that speaks of cores, and every one before a job, carries the asbestos warning with both rules', () => {
  const note = asbestosNote()
  const warning = note.kind === 'callout' ? note.text : []
  expect(warning.join()).toMatch(/40 CFR 61\.145\(a\).*29 CFR 1926\.1101/s)
  const speaking = inspections.filter(
    (template) =>
      template.slug.endsWith('-pre-installation-inspection') ||
      /\b(cores?|cored|coring)\b/i.test(wordsOf(template).join('\n')),
  )
  expect(speaking.length).toBeGreaterThan(60)
  const without = speaking.filter(
    ({ document }) => !ofKind(document(), 'callout').some(({ text }) => text.join() === warning.join()),
  )
  expect(without.map(({ slug }) => slug)).toEqual([])
})

test('what is recorded or measured has a place for the figure, not a condition', () => {
  const wrong = systems.flatMap((system) =>
    inspectionAreas
      .flatMap((area) => system.inspectionPoints[area])
      .filter(
        ({ criterion, scale }) => /\b(recorded|measured|noted|logged|graded|written down)\b/.test(criterion) && !scale,
      )
      .map(({ check }) => `${system.slug}: ${check}`),
  )
  expect(wrong).toEqual([])
})

test('a criterion is met, not met or not tested, and a measure is written down', () => {
  const model = bySlug('metal-roofing-warranty-inspection').document()
  const lists = ofKind(model, 'checklist').filter(({ name }) => name === 'testCriterion')
  expect(lists[0]?.answers).toEqual(['Met', 'Not met', 'Not tested', 'N/A'])
  const tables = ofKind(model, 'table').filter(({ name }) => name === 'testMeasure')
  expect(tables[0]?.columns.map(({ key }) => key)).toEqual(['check', 'how', 'measured', 'photo'])
  const value = figures(model, { 'testCriterion.1.answer': 'Not met', 'defect.1.answer': 'Major' })
  expect(value('summary.ratedMajor')).toBe(2)
})

test('no warranty form rates a test by how bad a defect is', () => {
  for (const { slug } of systems) {
    const lists = ofKind(bySlug(`${slug}-warranty-inspection`).document(), 'checklist')
    expect([slug, lists.filter(({ answers }) => answers.includes('Major')).map(({ name }) => name)]).toEqual([
      slug,
      expect.arrayContaining(['defect']),
    ])
    expect([slug, lists.some(({ name, answers }) => name.startsWith('test') && answers.includes('Major'))]).toEqual([
      slug,
      false,
    ])
  }
})
