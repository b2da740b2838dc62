import { universalInspections } from '@/data/library/inspections/universal'
import type { TemplateContent } from '@/data/shared/types'
import { evaluate } from '@/lib/documents/calc'
import { type DocumentModel } from '@/lib/documents/model'
import { blocksOf, figuresFrom, finder, namesOf, wordsOf } from '@/tests/support/template-reader'

const bySlug = finder(universalInspections)
const figuresOf = figuresFrom(bySlug)

const byName = universalInspections.map((template): [string, TemplateContent] => [template.slug, template])

const checksOf = (model: DocumentModel) =>
  blocksOf(model).flatMap((block) => (block.kind === 'checklist' ? block.items : []))

test('all twelve of the catalogue exist, as PDF and Word for any roof', () => {
  expect(universalInspections.map(({ slug }) => slug)).toEqual([
    'general-roof-condition-report',
    'drone-roof-survey',
    'attic-and-ventilation-inspection',
    'gutter-and-drainage-inspection',
    'skylight-and-penetration-inspection',
    'chimney-and-flashing-inspection',
    'moisture-survey-and-core-log',
    'pre-purchase-roof-inspection',
    'photo-documentation-log',
    'roof-measurement-worksheet',
    'multi-building-roof-inventory',
    'remaining-life-assessment',
  ])
  for (const template of universalInspections)
    expect(template).toMatchObject({ subcategory: 'universal', systemType: 'universal', formats: ['PDF', 'Word'] })
})

describe.each(byName)('%s', (_, template) => {
  const model = template.document()

  test('has unique names below the summary', () => {
    const blocks = blocksOf(model)
    const opening = blocks[0]?.kind === 'heading' && blocks[0].text === 'Summary for the owner' ? 2 : 0
    const names = blocks.slice(opening).flatMap(namesOf)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  test('gives every rated check a criterion and repeats none', () => {
    const ruled = blocksOf(model).flatMap((block) =>
      block.kind === 'checklist' && block.layout === 'rows' ? block.items : [],
    )
    expect(ruled.filter(({ note }) => !note)).toEqual([])
    const texts = checksOf(model).map(({ text }) => text)
    expect(new Set(texts).size).toBe(texts.length)
  })

  test('shows no result for an empty form', () => {
    const fromTypicalValues = ['life.factor', 'part.weights']
    const shown = [...evaluate(model)].filter(([, value]) => value !== null).map(([name]) => name)
    expect(
      shown.filter((name) => model.title !== 'Remaining-Life Assessment' || !fromTypicalValues.includes(name)),
    ).toEqual([])
  })

  test('ends no line mid-phrase', () => {
    const broken = /(?:[,;:(–-]|\b(?:a|an|the|of|to|by|for|with|from|and|or|than|is|are|if|where|that))$/i
    const lines = wordsOf(template).filter((text) => text.length > 1)
    expect(lines.filter((text) => broken.test(text.trim()))).toEqual([])
  })

  test('promises nothing about coverage, value or service life', () => {
    const promises =
      /free roof|covered by (?:your )?insurance|insurance will|we (?:pay|cover|absorb|waive)|guarantee|certified for \d/i
    expect(wordsOf(template).filter((text) => promises.test(text))).toEqual([])
  })
})

test('condition report: share graded Poor and the plan by year', () => {
  const value = figuresOf('general-roof-condition-report', {
    'area.1.size': 1500,
    'area.1.grade': 'Good',
    'area.2.size': 500,
    'area.2.grade': 'Poor',
    'work.1.when': 'Now',
    'work.1.qty': 12,
    'work.1.cost': 18.5,
    'work.2.when': 'Within 1 year',
    'work.2.qty': 2,
    'work.2.cost': 400,
    'work.3.when': '4 to 5 years',
    'work.3.qty': 1,
    'work.3.cost': 9000,
    'work.4.qty': 1,
    'work.4.cost': 300,
  })
  expect(value('area.poorShare')).toBe(0.25)
  expect(value('work.now')).toBe(222)
  expect(value('brief.firstYear')).toBe(1022)
  expect(value('work.third')).toBeNull()
  expect(value('work.undated')).toBe(300)
  expect(value('work.total')).toBe(10322)
})

test('drone: height and camera determine pixel size, footprint, spacing and flight lines', () => {
  const value = figuresOf('drone-roof-survey', {
    'plan.height': 100,
    'plan.sensor': 13.2,
    'plan.focal': 8.8,
    'plan.pixels': 5472,
    'plan.roofWidth': 200,
  })
  expect(value('plan.pixel')).toBe(0.329)
  expect(value('plan.footprint')).toBe(150)
  expect(value('plan.spacing')).toBe(45)
  expect(value('plan.lines')).toBe(6)
  expect(value('plan.smallest')).toBe(0.99)
})

test('drone: every preflight line names a section of Part 107 or an action', () => {
  const preflight = blocksOf(bySlug('drone-roof-survey').document()).find(
    (block) => block.kind === 'checklist' && block.name === 'preflight',
  )
  const notes = preflight?.kind === 'checklist' ? preflight.items.map(({ note }) => note ?? '') : []
  const sections = notes.flatMap((note) => [...note.matchAll(/107\.\d+/g)].map(([section]) => section))
  expect(sections).toEqual(
    expect.arrayContaining(['107.12', '107.13', '107.29', '107.31', '107.39', '107.41', '107.49', '107.51', '107.65']),
  )
})

test('attic: compares net free area at 1/150 and 1/300 with the existing vents', () => {
  const value = figuresOf('attic-and-ventilation-inspection', {
    'attic.floor': 1500,
    'vent.1.qty': 60,
    'vent.1.each': 9,
    'vent.5.qty': 40,
    'vent.5.each': 18,
    'wood.1.reading': 19,
    'wood.2.reading': 14,
    'insulation.depth': 10,
    'insulation.perInch': 2.5,
    'insulation.need': 49,
  })
  expect(value('attic.need150')).toBe(1440)
  expect(value('attic.need300')).toBe(720)
  expect(value('vent.low')).toBe(540)
  expect(value('vent.high')).toBe(720)
  expect(value('vent.total')).toBe(1260)
  expect(value('vent.short150')).toBe(180)
  expect(value('vent.short300')).toBe(0)
  expect(value('vent.intakeShort')).toBe(180)
  expect(value('vent.ratio')).toBe(171)
  expect(value('vent.highShare')).toBe(0.571)
  expect(value('wood.wet')).toBe(1)
  expect(value('insulation.short')).toBe(24)
})

test('attic: subtracts blocked vent area', () => {
  const value = figuresOf('attic-and-ventilation-inspection', {
    'vent.1.qty': 60,
    'vent.1.each': 9,
    'vent.1.open': 0.5,
  })
  expect(value('vent.low')).toBe(270)
})

test('gutters: downspout area, flow, fall and the weight of ponds', () => {
  const value = figuresOf('gutter-and-drainage-inspection', {
    'rain.rate': 5,
    'run.1.plan': 1200,
    'run.1.factor': 1.1,
    'run.1.count': 1,
    'run.1.each': 6,
    'run.2.plan': 1200,
    'run.2.factor': 1.1,
    'run.2.count': 1,
    'run.2.each': 4,
    'fall.1.length': 40,
    'pond.1.area': 200,
    'pond.1.depth': 1.5,
    'roof.area': 4000,
  })
  expect(value('run.1.needed')).toBe(5.5)
  expect(value('run.1.flow')).toBe(68.6)
  expect(value('run.1.short')).toBe(0)
  expect(value('run.2.short')).toBe(1.5)
  expect(value('fall.1.need')).toBe(2.5)
  expect(value('pond.1.load')).toBe(1560)
  expect(value('pond.1.gallons')).toBe(187)
  expect(value('pond.share')).toBe(0.05)
})

test('skylights: glass area and replacements', () => {
  const value = figuresOf('skylight-and-penetration-inspection', {
    'light.1.wide': 24,
    'light.1.high': 48,
    'light.1.decision': 'Replace',
    'light.2.wide': 24,
    'light.2.high': 24,
    'light.2.decision': 'Keep',
    'boot.1.replace': 2,
    'boot.3.replace': 1,
  })
  expect(value('light.area')).toBe(12)
  expect(value('light.replace')).toBe(8)
  expect(value('boot.replaceTotal')).toBe(3)
})

test.each([
  [3, 4.5],
  [4, 6],
  [6, 9],
  [8, 12],
  [12, 18],
])('chimney: the cricket of a 36 in chimney on %i:12 is %f in high', (rise, height) => {
  const value = figuresOf('chimney-and-flashing-inspection', { 'chimney.width': 36, 'chimney.rise': rise })
  expect(value('chimney.cricket')).toBe(height)
})

test('chimney: no cricket up to 30 in; height and metal from four measurements', () => {
  const value = figuresOf('chimney-and-flashing-inspection', {
    'chimney.width': 30,
    'chimney.depth': 24,
    'chimney.rise': 6,
    'chimney.ridge': 12,
    'chimney.height': 5,
    'wall.1.length': 14,
    'wall.1.state': 'Rebuild',
    'wall.2.length': 20,
    'wall.2.state': 'Good',
  })
  expect(value('chimney.cricket')).toBe(0)
  expect(value('chimney.heightNeeded')).toBe(7)
  expect(value('chimney.low')).toBe(2)
  expect(value('chimney.steps')).toBe(10)
  expect(value('chimney.counter')).toBe(9.5)
  expect(value('wall.rebuild')).toBe(14)
  const nearRidge = figuresOf('chimney-and-flashing-inspection', { 'chimney.rise': 4, 'chimney.ridge': 1 })
  expect(nearRidge('chimney.heightNeeded')).toBe(3)
})

test('moisture: only core-verified areas count as wet', () => {
  const value = figuresOf('moisture-survey-and-core-log', {
    'survey.area': 10000,
    'anomaly.1.length': 40,
    'anomaly.1.width': 30,
    'anomaly.1.verdict': 'Wet',
    'anomaly.2.length': 20,
    'anomaly.2.width': 10,
    'anomaly.2.verdict': 'Not cored',
    'wet.thickness': 2.5,
    'sample.1.wet': 150,
    'sample.1.dry': 120,
  })
  expect(value('anomaly.wet')).toBe(1200)
  expect(value('anomaly.open')).toBe(200)
  expect(value('anomaly.wetShare')).toBe(0.12)
  expect(value('wet.squares')).toBe(12)
  expect(value('wet.boardFeet')).toBe(3000)
  expect(value('sample.1.moisture')).toBe(0.25)
})

test('pre-purchase: costs by time and party, and the reserve', () => {
  const value = figuresOf('pre-purchase-roof-inspection', {
    'money.1.when': 'Before closing',
    'money.1.who': 'Seller',
    'money.1.cost': 1800,
    'money.2.when': 'First year',
    'money.2.who': 'Buyer',
    'money.2.cost': 650,
    'money.3.cost': 75,
    'roof.squares': 30,
    'reserve.perSquare': 550,
    'reserve.years': 6,
  })
  expect(value('money.seller')).toBe(1800)
  expect(value('answer.firstYear')).toBe(2450)
  expect(value('money.undated')).toBe(75)
  expect(value('money.total')).toBe(2525)
  expect(value('reserve.cost')).toBe(16500)
  expect(value('reserve.year')).toBe(2750)
  expect(value('reserve.month')).toBe(229.17)
})

test('photo log: frames by stage', () => {
  const value = figuresOf('photo-documentation-log', {
    'log.1.stage': 'Before',
    'log.1.frames': 12,
    'log.2.stage': 'After',
    'log.2.frames': 10,
    'log.3.stage': 'Before',
    'log.3.frames': 3,
    'log.4.frames': 2,
  })
  expect(value('log.framesBefore')).toBe(15)
  expect(value('log.framesOpen')).toBe(2)
  expect(value('log.framesTotal')).toBe(27)
})

test('measurements: 1,800 sf of plan at 6:12 with 12 percent waste', () => {
  const value = figuresOf('roof-measurement-worksheet', {
    'plane.1.length': 60,
    'plane.1.width': 30,
    'plane.1.rise': 6,
    'measure.waste': 0.12,
    'debris.layers': 1,
  })
  expect(value('plane.1.factor')).toBe(1.118)
  expect(value('measure.area')).toBeCloseTo(2012.5, 0)
  expect(value('measure.orderSquares')).toBe(22.54)
  expect(value('bundle.count')).toBe(68)
  expect(value('nail.boxes')).toBe(2)
  expect(value('debris.tons')).toBe(2.52)
})

test('measurements: hips at 1.5 per foot of run on 6:12, rakes by slope, ice barrier in two rows', () => {
  const value = figuresOf('roof-measurement-worksheet', {
    'line.1.run': 60,
    'line.7.run': 15,
    'line.7.rise': 6,
    'line.7.count': 4,
    'line.12.run': 14,
    'line.12.rise': 6,
    'line.12.count': 2,
    'ice.overhang': 16,
    'ice.wall': 6,
    'ice.rise': 6,
    'compare.2.other': 130,
  })
  expect(value('line.12.factor')).toBe(1.5)
  expect(value('linear.hip')).toBe(42)
  expect(value('linear.rake')).toBe(67.1)
  expect(value('ice.reach')).toBe(51.4)
  expect(value('ice.rows')).toBe(2)
  expect(value('order.3.order')).toBe(14)
  expect(value('compare.2.difference')).toBe(0.023)
})

test('measurements: a triangle counts half, a level edge keeps its length', () => {
  const value = figuresOf('roof-measurement-worksheet', {
    'plane.1.length': 20,
    'plane.1.width': 10,
    'plane.1.shape': 0.5,
    'plane.1.rise': 0,
    'line.4.run': 31,
  })
  expect(value('measure.area')).toBe(100)
  expect(value('linear.ridge')).toBe(31)
})

test('inventory: rating by area, share rated 4 or 5, risk, horizons and year due', () => {
  const value = figuresOf('multi-building-roof-inventory', {
    'portfolio.year': 2026,
    'roof.1.area': 30000,
    'roof.1.rating': 2,
    'roof.1.weight': 3,
    'roof.1.cost': 12,
    'roof.1.left': 9,
    'roof.1.horizon': 'Years 6–10',
    'roof.2.area': 10000,
    'roof.2.rating': 4,
    'roof.2.weight': 2,
    'roof.2.cost': 14,
    'roof.2.repair': 25000,
    'roof.2.left': 1,
    'roof.2.horizon': 'Year 1',
  })
  expect(value('portfolio.rating')).toBe(2.5)
  expect(value('portfolio.badShare')).toBe(0.25)
  expect(value('roof.2.risk')).toBe(8)
  expect(value('roof.1.due')).toBe(2035)
  expect(value('portfolio.value')).toBe(500000)
  expect(value('portfolio.ratio')).toBe(0.05)
  expect(value('plan.horizon1')).toBe(140000)
  expect(value('plan.average')).toBe(50000)
})

const evenly = (score: number) =>
  Object.fromEntries(Array.from({ length: 7 }, (_, index) => [`part.${index + 1}.score`, score]))

test('remaining life: age and condition give a range', () => {
  const value = figuresOf('remaining-life-assessment', { 'life.expected': 25, 'life.age': 15, ...evenly(50) })
  expect(value('part.weights')).toBe(1)
  expect(value('part.condition')).toBe(0.5)
  expect(value('life.byAge')).toBe(10)
  expect(value('life.byCondition')).toBe(12.5)
  expect(value('life.likely')).toBe(11.5)
  expect(value('life.low')).toBe(10)
  expect(value('life.high')).toBe(12.5)
})

test('remaining life: a failed membrane caps the result, a failed boot does not', () => {
  const failed = { 'life.expected': 25, 'life.age': 5, ...evenly(80) }
  const membrane = figuresOf('remaining-life-assessment', { ...failed, 'part.1.score': 20 })
  expect([membrane('life.low'), membrane('life.likely'), membrane('life.high')]).toEqual([2, 2, 2])
  const boots = figuresOf('remaining-life-assessment', { ...failed, 'part.5.score': 20 })
  expect(boots('life.likely')).toBeGreaterThan(15)
})

test('remaining life: unseen parts are excluded; factors and options work', () => {
  const value = figuresOf('remaining-life-assessment', {
    'life.expected': 20,
    'life.age': 25,
    'factor.2.typical': 0.9,
    'part.1.score': 60,
    'option.3.cost': 12000,
    'option.3.years': 8,
  })
  expect(value('part.condition')).toBe(0.6)
  expect(value('life.adjusted')).toBe(18)
  expect(value('life.byAge')).toBe(0)
  expect(value('option.3.perYear')).toBe(1500)
  expect(evaluate(bySlug('remaining-life-assessment').document()).get('life.likely')).toBeNull()
})
