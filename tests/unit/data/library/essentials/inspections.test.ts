import { annualMaintenanceChecklist } from '@/data/library/essentials/annual-maintenance-checklist'
import { finalInspectionChecklist } from '@/data/library/essentials/final-inspection-checklist'
import { preJobRoofInspection } from '@/data/library/essentials/pre-job-roof-inspection'
import { stormDamageAssessment } from '@/data/library/essentials/storm-damage-assessment'
import type { TemplateContent } from '@/data/shared/types'
import { evaluate } from '@/lib/documents/calc'
import { dataRows, type Block, type DocumentModel, type Value } from '@/lib/documents/model'
import { blocksOf, textsOf, wordsOf } from '@/tests/support/template-reader'

const templates = [
  preJobRoofInspection,
  finalInspectionChecklist,
  stormDamageAssessment,
  annualMaintenanceChecklist,
] as const
const byName = templates.map((template): [string, TemplateContent] => [template.name, template])

/** Every name that becomes a form field, in reading order. */
function fieldNames(block: Block): string[] {
  switch (block.kind) {
    case 'fields':
      return block.fields.map((field) => field.name)
    case 'checklist':
      return block.items.flatMap((_, index) =>
        ['answer', ...block.extras.map((extra) => extra.key)].map((key) => `${block.name}.${index + 1}.${key}`),
      )
    case 'table':
      return [
        ...dataRows(block).flatMap((_, index) =>
          block.columns.map((column) => `${block.name}.${index + 1}.${column.key}`),
        ),
        ...block.totals.map((total) => total.name),
      ]
    case 'signatures':
      return block.parties.flatMap(({ name }) => [`${name}.signature`, `${name}.printedName`, `${name}.date`])
    case 'images':
      return Array.from({ length: block.count }, (_, index) => `${block.name}.${index + 1}.image`)
    default:
      return []
  }
}

/** A copy of the document with table cells and totals filled in by full name. */
function filled(model: DocumentModel, values: Record<string, Value>): DocumentModel {
  const fill = (block: Block): Block => {
    if (block.kind !== 'table') return block
    let row = 0
    return {
      ...block,
      totals: block.totals.map((total) => ({ ...total, value: values[total.name] ?? total.value })),
      rows: block.rows.map((line) => {
        if ('group' in line) return line
        row += 1
        const given = block.columns.flatMap(({ key }) => {
          const value = values[`${block.name}.${row}.${key}`]
          return value === undefined ? [] : [[key, value] as const]
        })
        return { cells: { ...line.cells, ...Object.fromEntries(given) } }
      }),
    }
  }
  return { ...model, parts: model.parts.map((part) => ({ ...part, blocks: part.blocks.map(fill) })) }
}

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

  test('explains each scale before its first use', () => {
    const blocks = blocksOf(model)
    for (const block of ratedLists) {
      const before = blocks.slice(0, blocks.indexOf(block)).flatMap(textsOf)
      for (const answer of block.answers) expect(before.some((text) => text.startsWith(`${answer}: `))).toBe(true)
    }
  })

  test('has unique field names below the summary', () => {
    const names = blocksOf(model).slice(2).flatMap(fieldNames)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  test('holds header, roof data, priorities, limitations, photographs and signatures', () => {
    const names = new Set(blocksOf(model).flatMap(fieldNames))
    const needed = 'number inspector license date time access notSeen purpose'
      .split(' ')
      .map((key) => `inspection.${key}`)
    const rest = ['job.weather', 'customer.name', 'job.address', 'roof.system', 'roof.age', 'roof.layers', 'roof.pitch']
    const others = ['roof.deck', 'priority.1.level', 'budget.total', 'photo.6.image', 'inspector.signature']
    expect([...needed, ...rest, ...others].filter((name) => !names.has(name))).toEqual([])
    expect(blocksOf(model).filter((block) => block.kind === 'heading' && block.text === 'Limitations')).toHaveLength(1)
  })

  test('totals the budget and, separately, urgent work', () => {
    const results = evaluate(
      filled(model, {
        'priority.1.level': 'Safety',
        'priority.1.budget': 450,
        'priority.2.level': 'Leak now',
        'priority.2.budget': 1200.5,
        'priority.3.level': 'Within 1 year',
        'priority.3.budget': 3000,
      }),
    )
    expect(results.get('budget.now')).toBe(1650.5)
    expect(results.get('budget.total')).toBe(4650.5)
    expect(evaluate(model).get('budget.total')).toBeNull()
  })

  test('ends no line in the middle of a phrase', () => {
    const broken = /(?:[,;:(–-]|\b(?:a|an|the|of|to|at|by|for|with|from|and|or|than|is|are|if|where|that))$/i
    expect(wordsOf(template).filter((text) => broken.test(text.trim()))).toEqual([])
    const unbalanced = wordsOf(template).filter((text) => text.split('(').length !== text.split(')').length)
    expect(unbalanced).toEqual([])
  })

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

  test('has complete metadata', () => {
    expect(template.formats).toEqual(['PDF', 'Word'])
    expect(template.categorySlug).toBe('inspection-checklists')
  })
})

test('ids, slugs and counts match the catalogue', () => {
  expect(templates.map(({ id, slug, popular = false }) => [id, slug, popular])).toEqual([
    ['5', 'pre-job-roof-inspection', true],
    ['6', 'final-inspection-checklist', false],
    ['7', 'storm-damage-assessment', true],
    ['8', 'annual-maintenance-checklist', false],
  ])
  expect(stormDamageAssessment.baseDownloads).toBe(2456)
})

test('test squares total each kind of damage, and a counted zero is a result', () => {
  const results = evaluate(
    filled(stormDamageAssessment.document(), {
      'square.1.hail': 9,
      'square.2.hail': 0,
      'square.3.hail': 4,
      'square.1.creased': 3,
      'square.2.missing': 0,
    }),
  )
  expect(results.get('square.hailTotal')).toBe(13)
  expect(results.get('square.creasedTotal')).toBe(3)
  expect(results.get('square.missingTotal')).toBe(0)
})

test('the storm report disclaims coverage opinions and negotiation', () => {
  const notice = blocksOf(stormDamageAssessment.document()).find(
    (block) => block.kind === 'callout' && block.tone === 'legal',
  )
  const text = notice?.kind === 'callout' ? notice.text.join(' ') : ''
  expect(text).toMatch(/no opinion on insurance coverage/)
  expect(text).toMatch(/does not negotiate, adjust or settle/)
  expect(text).toMatch(/deductible is the owner’s to pay/)
})

test('a measurement shows a difference only with both figures', () => {
  const document = preJobRoofInspection.document()
  const difference = (values: Record<string, Value>) => evaluate(filled(document, values)).get('measure.1.difference')
  expect(difference({ 'measure.1.estimate': 24, 'measure.1.site': 26.5 })).toBe(2.5)
  expect(difference({ 'measure.1.estimate': 24 })).toBeNull()
  expect(difference({ 'measure.1.site': 26.5 })).toBeNull()
})

test('minor repairs total with tax', () => {
  const results = evaluate(
    filled(annualMaintenanceChecklist.document(), {
      'repair.1.qty': 6,
      'repair.1.price': 18.5,
      'repair.2.qty': 2,
      'repair.2.price': 95,
      'repairs.taxRate': 0.0825,
    }),
  )
  expect(results.get('repair.1.total')).toBe(111)
  expect(results.get('repairs.subtotal')).toBe(301)
  expect(results.get('repairs.tax')).toBe(24.83)
  expect(results.get('repairs.total')).toBe(325.83)
})

test('the pre-job form refers suspected asbestos and lead paint to their rules', () => {
  const text = wordsOf(preJobRoofInspection).join('\n')
  expect(text).toMatch(/asbestos[\s\S]*29 CFR 1926\.1101/)
  expect(text).toMatch(/1978[\s\S]*40 CFR 745/)
})
