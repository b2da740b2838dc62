import { citationsOf, stampOf } from '@/data/law/citations/stamp'
import { universalSafety } from '@/data/library/safety/universal'
import { dataRows, type BlockOf } from '@/lib/documents/model'
import { bytesOf, pagesOf } from '@/tests/support/built'
import { figureCases } from '@/tests/support/figure-cases'
import { blocksOf, figuresFrom, finder, ofKind, wordsOf } from '@/tests/support/template-reader'

const bySlug = finder(universalSafety)
const figuresOf = figuresFrom(bySlug)
const cases = figureCases(bySlug)

/** Existing sections of 29 CFR that these documents may cite. */
const sections = {
  1926: '16 20 21 24 25 28 32 33 34 35 50 51 52 55 56 57 59 62 95 96 100 101 102 103 150 151 152 153 154 250 251 252 300 302 303 304 306 350 352 404 405 416 450 451 452 453 454 500 501 502 503 552 600 601 602 1053 1060 1101 1153 1400 1402 1408 1412 1417 1419 1424 1425 1427 1428',
  1910: '28 134 178 1020 1200',
  1904: '1 4 7 8 29 31 32 33 35 39 40 41',
  1903: '2 3 4 7 8 10 11 14a 16 17 19 20',
} as const

test('there are 15, as PDF and Word for any roof', () => {
  expect(universalSafety).toHaveLength(15)
  expect(universalSafety.map(({ slug }) => slug)).toEqual([
    'site-safety-orientation',
    'osha-compliance-program-binder',
    'safety-meeting-sign-in',
    'near-miss-report',
    'safety-violation-notice',
    'safety-audit-form',
    'subcontractor-safety-agreement',
    'equipment-inspection-log',
    'ladder-inspection-checklist',
    'scaffold-inspection-checklist',
    'weather-delay-protocol',
    'heat-illness-prevention-plan',
    'cold-weather-safety-plan',
    'first-aid-log',
    'safety-training-record',
  ])
  for (const template of universalSafety)
    expect(template).toMatchObject({ subcategory: 'universal', systemType: 'universal', formats: ['PDF', 'Word'] })
})

test('every guide has at least two citations', () => {
  for (const { slug, expertGuide } of universalSafety) {
    expect([slug, expertGuide.filter(({ cite }) => cite).length >= 2]).toEqual([slug, true])
  }
})

test('every document says how its rules were checked', () => {
  for (const { slug, document } of universalSafety) {
    const model = document()
    const notices = blocksOf(model).flatMap((block) =>
      block.kind === 'callout' ? block.text : block.kind === 'paragraph' ? [block.text] : [],
    )
    expect([slug, notices.some((text) => text.includes(stampOf(citationsOf(model))))]).toEqual([slug, true])
    expect([slug, /not legal advice/i.test(notices.join(' '))]).toEqual([slug, true])
  }
})

test('each checklist line with a note names its source', () => {
  const source =
    /\d+\sCFR \d|OSH Act §|OSHA (CPL|FS)|[Cc]ompany rule|Cal\. Code|Manufacturer’s|NIOSH|U\.S\. \d|\(19\d\d\.|\(1926|\(501|page 1/
  for (const { slug, document } of universalSafety)
    for (const { name, items } of ofKind(document(), 'checklist')) {
      const cited = items.filter(({ note }) => note)
      expect([slug, name, cited.length === 0 || cited.length === items.length]).toEqual([slug, name, true])
      for (const { note } of cited) expect([slug, name, note, source.test(note!)]).toEqual([slug, name, note, true])
    }
})

test('every line of a rule checklist has a citation', () => {
  for (const { slug, document } of universalSafety)
    for (const { name, items, layout } of ofKind(document(), 'checklist'))
      if (layout === 'rows') expect([slug, name, items.every(({ note }) => note)]).toEqual([slug, name, true])
})

test('every cited section of 29 CFR exists', () => {
  for (const template of universalSafety)
    for (const [part, known] of Object.entries(sections)) {
      const allowed = new Set(known.split(' '))
      const cited = [
        ...wordsOf(template)
          .join('\n')
          .matchAll(new RegExp(`\\b${part}\\.(\\d+a?)`, 'g')),
      ].map(([, number]) => number!)
      expect([template.slug, cited.filter((number) => !allowed.has(number))]).toEqual([template.slug, []])
    }
})

describe('formulas', () => {
  cases(`
    the audit excludes N/A and weights by points
      safety-audit-form: falls.1.answer Yes, falls.2.answer No, falls.6.answer N/A, ground.4.answer Yes, trend.last 0.5
      = score.1.possible 10, .rate 0.5, score.5.earned 1, score.2.rate blank, score.rate ≈0.5454545,
        trend.change 0.045455
      safety-audit-form: falls.1.answer Yes
      = trend.change blank
  `)

  test('the audit has 41 lines', () => {
    const rows = blocksOf(bySlug('safety-audit-form').document()).flatMap((block) =>
      block.kind === 'table' && block.columns.some(({ key }) => key === 'points') ? dataRows(block) : [],
    )
    expect(rows).toHaveLength(41)
    expect(bySlug('safety-audit-form').description).toContain('41 weighted lines')
  })

  test.each([
    [80, 40, 80],
    [90, 50, 95],
    [90, 70, 106],
    [96, 50, 108],
    [100, 40, 109],
    [104, 40, 119],
    [86, 90, 105],
  ])('heat index at %d °F and %d %% is the %d of the Weather Service’s chart', (temp, humidity, index) => {
    const value = figuresOf('heat-illness-prevention-plan', {
      'reading.1.temp': temp,
      'reading.1.humidity': humidity,
      'reading.1.sun': 15,
    })
    expect(Math.abs(value('reading.1.index')! - index)).toBeLessThanOrEqual(1)
    expect(value('reading.1.level')).toBe(value('reading.1.index')! + 15)
  })

  test('very dry air lowers the index, mild air is at most warm, and a blank stays blank', () => {
    const at = (temp: number, humidity: number) =>
      figuresOf('heat-illness-prevention-plan', { 'reading.1.temp': temp, 'reading.1.humidity': humidity })(
        'reading.1.index',
      )
    expect(at(100, 10)).toBe(94)
    expect(at(115, 5)).toBeGreaterThan(100)
    expect(at(70, 50)).toBeLessThan(72)
    expect(figuresOf('heat-illness-prevention-plan', { 'reading.1.temp': 95 })('reading.1.index')).toBeNull()
    expect(figuresOf('heat-illness-prevention-plan', {})('reading.1.level')).toBeNull()
  })

  cases(`
    water comes in gallons
      heat-illness-prevention-plan: water.people 6, .hours 9
      = water.gallons 13.5
  `)

  test('the wind chill table is the Weather Service’s', () => {
    const chart = blocksOf(bySlug('cold-weather-safety-plan').document()).find(
      (block) => block.kind === 'table' && block.name === 'chill',
    ) as BlockOf<'table'>
    const cell = (air: string, mph: number) => dataRows(chart).find(({ cells }) => cells.air === air)?.cells[`w${mph}`]
    expect([cell('40', 5), cell('30', 10), cell('0', 15), cell('−10', 30)]).toEqual([36, 21, -19, -39])
  })

  cases(`
    snow load is compared with the design load
      cold-weather-safety-plan: snow.depth 18, .density 20, .design 25
      = snow.load 30, .reserve -5
      cold-weather-safety-plan: snow.design 25
      = snow.reserve blank
    a ladder at 4 to 1 is long enough to stand 3 ft above the landing
      ladder-inspection-checklist: set.eave 20, load.person 210, .carried 40, .rating 300
      = set.base 5.2, .length 23.8, load.reserve 50
      ladder-inspection-checklist:
      = set.base blank, .length blank, load.reserve blank
    a scaffold needs ties above 4 to 1 and carries four times its load
      scaffold-inspection-checklist: tie.height 21, .base 5, load.people 2, .material 300
      = tie.ratio 4.2, load.intended 800, .required 3200
  `)

  test.each(['osha-compliance-program-binder', 'subcontractor-safety-agreement'])(
    '%s: rates are per 200,000 hours',
    (slug) => {
      const value = figuresOf(slug, { 'rate.1.hours': 41600, 'rate.1.cases': 2, 'rate.1.dart': 1, 'rate.2.cases': 1 })
      expect(value('rate.1.trir')).toBe(9.62)
      expect(value('rate.1.dartRate')).toBe(4.81)
      expect(value('rate.2.trir')).toBeNull()
    },
  )

  cases(`
    risk, attendance, delays, equipment and coverage have correct totals
      near-miss-report: risk.severity 5, .likelihood 3
      = risk.score 15
      safety-meeting-sign-in: attendance.onSite 8, .present 6
      = attendance.share 0.75
      weather-delay-protocol: delay.1.hours 2.5, .people 6, delay.2.hours 8, .people 5, .day 1
      = delay.hours 10.5, .lost 55, .days 1
      equipment-inspection-log: count.1.owned 8, .seen 6, .ok 3
      = count.1.missing 2, .rate 0.75, .good 0.5, count.rate 0.75
      safety-training-record: coverage.1.needed 10, .current 9, coverage.2.needed 10, .current 6
      = coverage.2.missing 4, coverage.rate 0.75
  `)
})

test('the fall certification asks for the items of 1926.503(b): identity, dates, signature, date found adequate', () => {
  const [certification] = bySlug('safety-training-record').document().parts
  const names = certification!.blocks.flatMap((block) =>
    block.kind === 'fields' ? block.fields.map(({ name }) => name) : [],
  )
  expect(names).toEqual(expect.arrayContaining(['person.name', 'person.id', 'fall.date', 'fall.accepted']))
  const signed = certification!.blocks.flatMap((block) => (block.kind === 'signatures' ? block.parties : []))
  expect(signed.map(({ role }) => role)).toContain('Trainer or employer')
})

test('every document has 1 to 6 pages, the binder with its written programs 20, and stays within its size limit', () => {
  for (const template of universalSafety) {
    const pages = pagesOf(template)
    const most = template.slug === 'osha-compliance-program-binder' ? 20 : 6
    expect([template.slug, pages >= 1 && pages <= most]).toEqual([template.slug, true])
    for (const format of template.formats) {
      const length = bytesOf(template, format)
      expect([template.slug, format, length <= 1024 * (45 + 12 * pages)]).toEqual([template.slug, format, true])
    }
  }
})
