import { universalInspections } from '@/data/library/inspections/universal'
import type { TemplateContent } from '@/data/shared/types'
import { type DocumentModel } from '@/lib/documents/model'
import { figureCases } from '@/tests/support/figure-cases'
import { blocksOf, figuresFrom, finder, wordsOf } from '@/tests/support/template-reader'

const bySlug = finder(universalInspections)
const figuresOf = figuresFrom(bySlug)
const cases = figureCases(bySlug)

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

  test('gives every rated check a criterion and repeats none', () => {
    const ruled = blocksOf(model).flatMap((block) =>
      block.kind === 'checklist' && block.layout === 'rows' ? block.items : [],
    )
    expect(ruled.filter(({ note }) => !note)).toEqual([])
    const texts = checksOf(model).map(({ text }) => text)
    expect(new Set(texts).size).toBe(texts.length)
  })

  test('promises nothing about coverage, value or service life', () => {
    const promises =
      /free roof|covered by (?:your )?insurance|insurance will|we (?:pay|cover|absorb|waive)|guarantee|certified for \d/i
    expect(wordsOf(template).filter((text) => promises.test(text))).toEqual([])
  })
})

cases(`
  condition report: share graded Poor and the plan by year
    general-roof-condition-report: area.1.size 1500, .grade Good, area.2.size 500, .grade Poor, work.1.when Now,
      .qty 12, .cost 18.5, work.2.when Within 1 year, .qty 2, .cost 400, work.3.when 4 to 5 years, .qty 1, .cost 9000,
      work.4.qty 1, .cost 300
    = area.poorShare 0.25, work.now 222, brief.firstYear 1022, work.third blank, .undated 300, .total 10322
  drone: height and camera determine pixel size, footprint, spacing and flight lines
    drone-roof-survey: plan.height 100, .sensor 13.2, .focal 8.8, .pixels 5472, .roofWidth 200
    = plan.pixel 0.329, .footprint 150, .spacing 45, .lines 6, .smallest 0.99
`)

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

cases(`
  attic: compares net free area at 1/150 and 1/300 with the existing vents
    attic-and-ventilation-inspection: attic.floor 1500, vent.1.qty 60, .each 9, vent.5.qty 40, .each 18,
      wood.1.reading 19, wood.2.reading 14, insulation.depth 10, .perInch 2.5, .need 49
    = attic.need150 1440, .need300 720, vent.low 540, .high 720, .total 1260, .short150 180, .short300 0,
      .intakeShort 180, .ratio 171, .highShare 0.571, wood.wet 1, insulation.short 24
  attic: subtracts blocked vent area
    attic-and-ventilation-inspection: vent.1.qty 60, .each 9, .open 0.5
    = vent.low 270
  gutters: downspout area, flow, fall and the weight of ponds
    gutter-and-drainage-inspection: rain.rate 5, run.1.plan 1200, .factor 1.1, .count 1, .each 6, run.2.plan 1200,
      .factor 1.1, .count 1, .each 4, fall.1.length 40, pond.1.area 200, .depth 1.5, roof.area 4000
    = run.1.needed 5.5, .flow 68.6, .short 0, run.2.short 1.5, fall.1.need 2.5, pond.1.load 1560, .gallons 187,
      pond.share 0.05
  skylights: glass area and replacements
    skylight-and-penetration-inspection: light.1.wide 24, .high 48, .decision Replace, light.2.wide 24, .high 24,
      .decision Keep, boot.1.replace 2, boot.3.replace 1
    = light.area 12, .replace 8, boot.replaceTotal 3
`)

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

cases(`
  chimney: no cricket up to 30 in; height and metal from four measurements
    chimney-and-flashing-inspection: chimney.width 30, .depth 24, .rise 6, .ridge 12, .height 5, wall.1.length 14,
      .state Rebuild, wall.2.length 20, .state Good
    = chimney.cricket 0, .heightNeeded 7, .low 2, .steps 10, .counter 9.5, wall.rebuild 14
    chimney-and-flashing-inspection: chimney.rise 4, .ridge 1
    = chimney.heightNeeded 3
  moisture: only core-verified areas count as wet
    moisture-survey-and-core-log: survey.area 10000, anomaly.1.length 40, .width 30, .verdict Wet, anomaly.2.length 20,
      .width 10, .verdict Not cored, wet.thickness 2.5, sample.1.wet 150, .dry 120
    = anomaly.wet 1200, .open 200, .wetShare 0.12, wet.squares 12, .boardFeet 3000, sample.1.moisture 0.25
  pre-purchase: costs by time and party, and the reserve
    pre-purchase-roof-inspection: money.1.when Before closing, .who Seller, .cost 1800, money.2.when First year,
      .who Buyer, .cost 650, money.3.cost 75, roof.squares 30, reserve.perSquare 550, .years 6
    = money.seller 1800, answer.firstYear 2450, money.undated 75, .total 2525, reserve.cost 16500, .year 2750,
      .month 229.17
  photo log: frames by stage
    photo-documentation-log: log.1.stage Before, .frames 12, log.2.stage After, .frames 10, log.3.stage Before,
      .frames 3, log.4.frames 2
    = log.framesBefore 15, .framesOpen 2, .framesTotal 27
  measurements: 1,800 sf of plan at 6:12 with 12 percent waste
    roof-measurement-worksheet: plane.1.length 60, .width 30, .rise 6, measure.waste 0.12, debris.layers 1
    = plane.1.factor 1.118, measure.area 2012.4, .orderSquares 22.54, bundle.count 68, nail.boxes 2, debris.tons 2.52
  measurements: hips at 1.5 per foot of run on 6:12, rakes by slope, ice barrier in two rows
    roof-measurement-worksheet: line.1.run 60, line.7.run 15, .rise 6, .count 4, line.12.run 14, .rise 6, .count 2,
      ice.overhang 16, .wall 6, .rise 6, compare.2.other 130
    = line.12.factor 1.5, linear.hip 42, .rake 67.1, ice.reach 51.4, .rows 2, order.3.order 14,
      compare.2.difference 0.023
  measurements: a triangle counts half, a level edge keeps its length
    roof-measurement-worksheet: plane.1.length 20, .width 10, .shape 0.5, .rise 0, line.4.run 31
    = measure.area 100, linear.ridge 31
  inventory: rating by area, share rated 4 or 5, risk, horizons and year due
    multi-building-roof-inventory: portfolio.year 2026, roof.1.area 30000, .rating 2, .weight 3, .cost 12, .left 9,
      .horizon Years 6–10, roof.2.area 10000, .rating 4, .weight 2, .cost 14, .repair 25000, .left 1, .horizon Year 1
    = portfolio.rating 2.5, .badShare 0.25, roof.2.risk 8, roof.1.due 2035, portfolio.value 500000, .ratio 0.05,
      plan.horizon1 140000, .average 50000
`)

cases(`
  remaining life: age and condition give a range
    remaining-life-assessment: life.expected 25, .age 15, part.1.score 50, part.2.score 50, part.3.score 50,
      part.4.score 50, part.5.score 50, part.6.score 50, part.7.score 50
    = part.weights 1, .condition 0.5, life.byAge 10, .byCondition 12.5, .likely 11.5, .low 10, .high 12.5
  remaining life: a failed membrane caps the result, a failed boot does not
    remaining-life-assessment: life.expected 25, .age 5, part.1.score 20, part.2.score 80, part.3.score 80,
      part.4.score 80, part.5.score 80, part.6.score 80, part.7.score 80
    = life.low 2, .likely 2, .high 2
    + part.1.score 80, part.5.score 20
    = life.likely 19.3
  remaining life: unseen parts are excluded; factors and options work
    remaining-life-assessment: life.expected 20, .age 25, factor.2.typical 0.9, part.1.score 60, option.3.cost 12000,
      .years 8
    = part.condition 0.6, life.adjusted 18, .byAge 0, option.3.perYear 1500
    remaining-life-assessment:
    = life.likely blank
`)
