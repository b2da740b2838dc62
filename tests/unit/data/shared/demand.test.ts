import { baseCount, demandOf } from '@/data/shared/demand'
import { families } from '@/data/shared/families'
import { systems } from '@/data/roofs'
import { templateContents } from '@/lib/catalogue/contents'

const inDemand = [...systems].sort((a, b) => b.demand[0] - a.demand[0]).map(({ slug }) => slug)

/** Kinds in which documents share a range of counts. Estimates and the safety documents of a roof have their own. */
const shared = templateContents.filter(
  ({ kind, systemSlug }) =>
    ['contract', 'inspection', 'project-management', 'client-communication'].includes(kind) ||
    (['estimate', 'safety'].includes(kind) && !systemSlug),
)

describe('roofs', () => {
  test('have each a figure of its own, with a reason', () => {
    expect(new Set(systems.map(({ demand: [figure] }) => figure)).size).toBe(systems.length)
    expect(systems.filter(({ demand: [figure, why] }) => figure < 0 || figure > 1 || why.length < 20)).toEqual([])
  })

  test('begin with asphalt shingles, metal, TPO and EPDM', () => {
    expect(inDemand.slice(0, 4)).toEqual(['asphalt-shingles', 'metal-roofing', 'tpo-roofing', 'epdm'])
  })
})

test('every document is needed from 0 to 1, and one on the most common roof is needed most', () => {
  const figures = templateContents.map(({ demand }) => demand)
  expect([Math.min(...figures), Math.max(...figures)]).toEqual([0, 1])
  expect(templateContents.find(({ slug }) => slug === 'asphalt-shingles-residential-contract')?.demand).toBe(1)
})

describe('base counts', () => {
  const countsBySystem = (document: string): number[] =>
    inDemand.map((system) => templateContents.find(({ slug }) => slug === `${system}-${document}`)!.baseDownloads)

  test.each([
    ['residential-replacement-estimate', 800, 2800],
    ['commercial-replacement-estimate', 600, 2100],
    ['repair-estimate', 500, 1800],
    ['daily-safety-checklist', 900, 1400],
    ['safety-plan', 700, 1050],
    ['incident-report-form', 500, 700],
  ])('of a %s fall from %i + range for asphalt shingles to the base', (document, base, most) => {
    const counts = countsBySystem(document)
    expect([counts[0], counts.at(-1)]).toEqual([most, base])
    expect(counts).toEqual([...counts].sort((a, b) => b - a))
  })

  test.each(['residential-contract', 'subcontractor-agreement', 'storm-damage-inspection', 'warranty-inspection'])(
    'of a %s follow the roof systems too, within the range of all of their kind',
    (document) => {
      const counts = countsBySystem(document)
      expect(new Set(counts).size).toBe(systems.length)
      expect(counts).toEqual([...counts].sort((a, b) => b - a))
    },
  )

  test.each(['contract', 'inspection', 'safety', 'project-management', 'client-communication'] as const)(
    'of kind %s stay in its range',
    (kind) => {
      const [base, upTo] = families[kind].downloads
      const counts = shared.filter((content) => content.kind === kind).map(({ baseDownloads }) => baseDownloads)
      expect(counts.length).toBeGreaterThan(14)
      expect(counts.filter((count) => count < base || count > base + upTo)).toEqual([])
    },
  )

  test('no estimate stands above the one for a residential asphalt shingle roof, the most common job', () => {
    const estimates = templateContents.filter(({ kind }) => kind === 'estimate')
    const most = Math.max(...estimates.map(({ baseDownloads }) => baseDownloads))
    expect(estimates.filter(({ baseDownloads }) => baseDownloads === most).map(({ slug }) => slug)).toEqual([
      'asphalt-shingles-residential-replacement-estimate',
    ])
  })

  test('are the two ends of the range for demand 0 and 1, and whole between', () => {
    expect([0, 0.5, 1].map((demand) => baseCount(demand, [700, 350]))).toEqual([700, 875, 1050])
    expect(baseCount(0.333, [700, 350])).toBe(817)
  })

  test.each([
    [1.1, [5, 1]],
    [-0.1, [5, 1]],
    [NaN, [5, 1]],
    [1, [5, -1]],
    [1, [5, 0.5]],
    [1, [0.5, 5]],
  ] as const)('demand %d of range %j is rejected', (demand, range) => {
    expect(() => baseCount(demand, range)).toThrow(RangeError)
  })
})

test('a document that says nothing is needed least, on any roof', () => {
  expect(demandOf()).toBe(0)
  expect(demandOf(undefined, { demand: [1, ''] })).toBe(0)
})

test('a document is needed as much as its work and its roof together, and with a range of its own as much as its roof', () => {
  expect(demandOf([0.5, ''])).toBe(0.5)
  expect(demandOf([0.5, ''], { demand: [0.6, ''] })).toBe(0.3)
  expect(demandOf([0.5, ''], { demand: [0.6, ''] }, true)).toBe(0.6)
})
