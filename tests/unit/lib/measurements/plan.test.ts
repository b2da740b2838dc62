import { templateContents } from '@/lib/catalogue/contents'
import { evaluate } from '@/lib/documents/calc'
import { complete } from '@/lib/documents/complete'
import { formOf } from '@/lib/documents/form'
import type { DocumentModel } from '@/lib/documents/model'
import { initialTyped, readTyped } from '@/lib/fill/entries'
import type { TypedValues } from '@/lib/fill/typed'
import { planFor, type Plan } from '@/lib/measurements/plan'
import { readMeasurements } from '@/lib/measurements/read'
import { takesMeasurements } from '@/lib/measurements/targets'
import { finder } from '@/tests/support/template-reader'
import { entriesOf } from '../documents/model-helpers'

const documentOf = (slug: string): DocumentModel => finder(templateContents)(slug).document()
const lengths = `Ridge\t74\nHip\t12\nValley\t34\nRake\t80\nEave\t122\nFlashing\t22\nStep flashing\t30\nParapet\t60\nSkylights\t2\nChimney\t1
Pipe boots\t3\nVents\t2\nDrains\t4\nPredominant pitch\t6/12\nReport No.\tEX-20418`
const facets = (count: number): string =>
  `Facet\tPitch\tArea (sq ft)\n${Array.from({ length: count }, (_, index) => `RF-${index + 1}\t${index % 2 ? 8 : 6}/12\t${200 + index}.5`).join('\n')}`

const planOf = (model: DocumentModel, text: string, typed: TypedValues = {}): Plan =>
  planFor(formOf(model), { ...initialTyped(formOf(model)), ...typed }, readMeasurements(text))
const applied = (plan: Plan): TypedValues =>
  Object.fromEntries(plan.proposals.flatMap(({ entries }) => entries.map(({ name, typed }) => [name, typed])))
/** The results of a document with everything that is proposed. */
function resultsOf(model: DocumentModel, plan: Plan): ReadonlyMap<string, unknown> {
  const { values, problems } = readTyped(formOf(model), applied(plan))
  expect(problems).toEqual([])
  const { model: filled, messages } = complete(model, entriesOf(values))
  expect(messages).toEqual([])
  return evaluate(filled)
}

const replacements = templateContents
  .map(({ slug }) => slug)
  .filter((slug) => /-replacement-estimate$/.test(slug) && !slug.startsWith('general'))
const figures = {
  'linear.ridge': 74,
  'linear.hip': 12,
  'linear.valley': 34,
  'linear.rake': 80,
  'linear.eave': 122,
  'linear.headwall': 22,
  'linear.sidewall': 30,
  'linear.parapet': 60,
  'count.skylights': 2,
  'count.chimneys': 1,
  'count.drains': 4,
  'count.pipes': 5,
}

test.each(replacements)('%s has the area of the report, not corrected a second time, and its lengths', (slug) => {
  const model = documentOf(slug)
  expect(takesMeasurements(formOf(model))).toBe(true)
  const plan = planOf(model, `${facets(4)}\n\n${lengths}`)
  expect(resultsOf(model, plan).get('measure.area')).toBe(808)
  const typed = applied(plan)
  const { controls } = formOf(model)
  for (const [name, figure] of Object.entries(figures))
    if (controls.get(name)?.role === 'asked') expect(Number(typed[name])).toBe(figure)
    else expect(typed[name]).toBeUndefined()
  expect(typed['measure.source']).toBe('EX-20418')
})

const SHINGLES = 'asphalt-shingles-residential-replacement-estimate'

test('planes along the slope get a rise of 0, and steep squares are said', () => {
  const plan = planOf(documentOf(SHINGLES), facets(4))
  expect(applied(plan)).toMatchObject({
    'plane.1.plane': 'RF-1, 6/12',
    'plane.1.plan': '200.5',
    'plane.1.rise': '0.00',
    'plane.4.plan': '203.5',
    'plane.5.plan': '',
  })
  expect(plan.notes.join(' ')).toContain('does not correct them again')
  expect(plan.notes.join(' ')).toContain('4.05 squares are 8 in 12 or steeper')
})

test('planes from above keep their rise, and the form corrects them once', () => {
  const model = documentOf(SHINGLES)
  const plan = planOf(model, 'Plane,Footprint (sf),Slope\nA,1000,6\nB,500,0')
  expect(applied(plan)).toMatchObject({ 'plane.1.plan': '1000.0', 'plane.1.rise': '6.00', 'plane.2.rise': '0.00' })
  expect(resultsOf(model, plan).get('measure.area')).toBeCloseTo(1000 * Math.hypot(1, 0.5) + 500, 1)
})

test('more planes than lines are put together by pitch, and nothing of the area is lost', () => {
  const model = documentOf(SHINGLES)
  const plan = planOf(model, facets(23))
  expect(plan.proposals[0]?.note).toContain('23 planes')
  const area = Array.from({ length: 23 }, (_, index) => 200.5 + index).reduce((sum, each) => sum + each, 0)
  expect(resultsOf(model, plan).get('measure.area')).toBeCloseTo(area, 1)
})

test('what a person typed is said and not replaced unless he says so', () => {
  const typed = { 'plane.1.plan': '900', 'linear.ridge': '70', 'linear.valley': '34.0' }
  const plan = planOf(documentOf(SHINGLES), `${facets(2)}\n\nRidge\t74\nValley\t34`, typed)
  const sure = Object.fromEntries(plan.proposals.map(({ label, isSure, replaces }) => [label, [isSure, replaces]]))
  expect(sure).toEqual({
    'Roof planes': [false, '1 plane typed before'],
    Ridge: [false, '70'],
    Valley: [true, ''],
  })
})

test('the waste of a report and lengths that are not parted are offered with a doubt', () => {
  const plan = planOf(documentOf(SHINGLES), 'Suggested waste\t14%\nRidges/Hips\t86 ft')
  expect(plan.proposals.map(({ label, isSure, entries }) => [label, isSure, entries[0]?.typed])).toEqual([
    ['Ridge', false, '86.0'],
    ['Waste (typical)', false, '14'],
  ])
  expect(plan.proposals.every(({ note }) => note)).toBe(true)
})

test('a low-slope estimate gets its curbs and its edge, and is told what it does not ask for', () => {
  const plan = planOf(documentOf('tpo-roofing-commercial-replacement-estimate'), lengths)
  expect(applied(plan)).toMatchObject({ 'count.curbs': '3', 'linear.edge': '202.0', 'linear.parapet': '60.0' })
  expect(plan.unread).toContainEqual({ said: 'Ridge 74', reason: 'the form does not ask for: ridge' })
})

test('a report without planes gives one line with the whole area; one whose planes miss its total is said', () => {
  const whole = applied(planOf(documentOf(SHINGLES), 'Total squares: 26.4'))
  expect(whole).toMatchObject({ 'plane.1.plane': 'Roof', 'plane.1.plan': '2640.0', 'plane.1.rise': '0.00' })
  const plan = planOf(documentOf(SHINGLES), `${facets(2)}\n\nTotal area\t2,640 sq ft`)
  expect(plan.notes.join(' ')).toContain('The planes come to 402 sq ft, the report says 2,640 sq ft.')
})

test('forms without measurements are not offered any; there are 42 replacement estimates', () => {
  expect(replacements).toHaveLength(42)
  expect(takesMeasurements(formOf(documentOf('change-order')))).toBe(false)
  expect(takesMeasurements(formOf(documentOf('roof-measurement-worksheet')))).toBe(true)
})
