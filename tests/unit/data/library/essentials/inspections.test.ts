import { annualMaintenanceChecklist } from '@/data/library/essentials/annual-maintenance-checklist'
import { finalInspectionChecklist } from '@/data/library/essentials/final-inspection-checklist'
import { preJobRoofInspection } from '@/data/library/essentials/pre-job-roof-inspection'
import { stormDamageAssessment } from '@/data/library/essentials/storm-damage-assessment'
import type { TemplateContent } from '@/data/shared/types'
import { figureCases } from '@/tests/support/figure-cases'
import { blocksOf, finder, namesOf, wordsOf } from '@/tests/support/template-reader'

const templates = [
  preJobRoofInspection,
  finalInspectionChecklist,
  stormDamageAssessment,
  annualMaintenanceChecklist,
] as const
const byName = templates.map((template): [string, TemplateContent] => [template.name, template])

describe.each(byName)('%s', (_, template) => {
  const model = template.document()
  const checklists = blocksOf(model).filter((block) => block.kind === 'checklist')
  const ratedLists = checklists.filter((block) => block.layout === 'rows')

  test('has 35 to 60 rated checks, each with a criterion, room for location and action, and a photo number', () => {
    const checks = ratedLists.flatMap((block) => block.items)
    expect(checks.length).toBeGreaterThanOrEqual(35)
    expect(checks.length).toBeLessThanOrEqual(60)
    expect(checks.filter((check) => !check.note)).toEqual([])
    expect(new Set(checks.map((check) => check.text)).size).toBe(checks.length)
    for (const block of ratedLists) expect(block.extras.map((extra) => extra.key)).toEqual(['finding', 'photo'])
  })

  test('explains each answer in its guide, and not on the page', () => {
    const guide = template.expertGuide.map(({ text }) => text).join(' ')
    const answers = new Set(ratedLists.flatMap((block) => block.answers))
    expect([...answers].filter((answer) => !guide.includes(`${answer}: `) && !guide.includes(answer))).toEqual([])
  })

  test('holds header, roof data, priorities, limitations, photographs and signatures', () => {
    const names = new Set(blocksOf(model).flatMap(namesOf))
    const needed = 'number inspector license date time access notSeen purpose'
      .split(' ')
      .map((key) => `inspection.${key}`)
    const rest = ['job.weather', 'customer.name', 'job.address', 'roof.system', 'roof.age', 'roof.layers', 'roof.pitch']
    const others = ['roof.deck', 'priority.1.level', 'budget.total', 'photo.6.image', 'inspector.signature']
    expect([...needed, ...rest, ...others].filter((name) => !names.has(name))).toEqual([])
    expect(blocksOf(model).filter((block) => block.kind === 'paragraph' && block.lead === 'Limitations.')).toHaveLength(
      1,
    )
  })

  figureCases(() => template)(`
    totals the budget and, separately, urgent work
      this:
      = budget.total blank
      this: priority.1.level Safety, .budget 450, priority.2.level Leak now, .budget 1200.5,
        priority.3.level Within 1 year, .budget 3000
      = budget.now 1650.5, .total 4650.5
  `)

  test('mentions coverage, deductibles and claims only to exclude them', () => {
    const sentences = wordsOf(template).flatMap((text) => text.split(/(?<=[.!?])\s+/))
    const touchy = sentences.filter((text) => /insurance coverage|deductible|negotiat|settle/i.test(text))
    expect(
      touchy.filter((text) => !/\b(?:no|not|only|owner’s|breaks the law|reserve|stays with the owner)\b/i.test(text)),
    ).toEqual([])
    const promises =
      /free roof|covered by (?:your )?insurance|insurance will|we (?:pay|cover|absorb|waive)|total loss|claim (?:will|should) be|guarantee/i
    expect(wordsOf(template).filter((text) => promises.test(text))).toEqual([])
  })
})

test('ids, slugs and counts match the catalogue', () => {
  expect(templates.map(({ id, slug, categorySlug, popular = false }) => [id, slug, categorySlug, popular])).toEqual([
    ['5', 'pre-job-roof-inspection', 'inspection-checklists', true],
    ['6', 'final-inspection-checklist', 'inspection-checklists', false],
    ['7', 'storm-damage-assessment', 'inspection-checklists', true],
    ['8', 'annual-maintenance-checklist', 'inspection-checklists', false],
  ])
  expect(stormDamageAssessment.baseDownloads).toBe(2456)
})

figureCases(finder(templates))(`
  test squares total each kind of damage, and a counted zero is a result
    storm-damage-assessment: square.1.hail 9, square.2.hail 0, square.3.hail 4, square.1.creased 3, square.2.missing 0
    = square.hailTotal 13, .creasedTotal 3, .missingTotal 0
  a measurement shows a difference only with both figures
    pre-job-roof-inspection: measure.1.estimate 24, .site 26.5
    = measure.1.difference 2.5
    pre-job-roof-inspection: measure.1.estimate 24
    = measure.1.difference blank
    pre-job-roof-inspection: measure.1.site 26.5
    = measure.1.difference blank
  minor repairs total with tax
    annual-maintenance-checklist: repair.1.qty 6, .price 18.5, repair.2.qty 2, .price 95, repairs.taxRate 0.0825
    = repair.1.total 111, repairs.subtotal 301, .tax 24.83, .total 325.83
`)

test('the storm report disclaims coverage opinions and negotiation', () => {
  const notice = blocksOf(stormDamageAssessment.document()).find(
    (block) => block.kind === 'callout' && block.tone === 'legal',
  )
  const text = notice?.kind === 'callout' ? notice.text.join(' ') : ''
  expect(text).toMatch(/no opinion on insurance coverage/)
  expect(text).toMatch(/does not negotiate, adjust or settle/)
  expect(text).toMatch(/deductible is the owner’s to pay/)
})

test('the pre-job form refers suspected asbestos and lead paint to their rules', () => {
  const text = wordsOf(preJobRoofInspection).join('\n')
  expect(text).toMatch(/asbestos[\s\S]*29 CFR 1926\.1101/)
  expect(text).toMatch(/1978[\s\S]*40 CFR 745/)
})
