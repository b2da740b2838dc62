import { baseCount, demandOf, documentTiers, roofDemand } from '@/data/demand'
import { families } from '@/data/families'
import { systems } from '@/data/systems'
import { templateContents } from '@/lib/catalogue/contents'

const named = documentTiers.flatMap(({ documents }) => documents)
const inDemand = Object.keys(roofDemand).sort((a, b) => roofDemand[b]![0] - roofDemand[a]![0])

/** The slug without the roof system's, as the table names documents. */
const documentOf = ({ slug, systemSlug = '' }: { slug: string; systemSlug?: string }): string =>
  slug.startsWith(`${systemSlug}-`) ? slug.slice(systemSlug.length + 1) : slug

/** Kinds in which documents share a range of counts. Estimates and the safety documents of a roof have their own. */
const shared = templateContents.filter(
  ({ kind, systemSlug }) =>
    ['contract', 'inspection', 'project-management', 'client-communication'].includes(kind) ||
    (['estimate', 'safety'].includes(kind) && !systemSlug),
)

describe('the table', () => {
  test('names every roof system once, at a figure of its own, with a reason', () => {
    expect([...inDemand].sort()).toEqual(systems.map(({ slug }) => slug).sort())
    expect(new Set(Object.values(roofDemand).map(([figure]) => figure)).size).toBe(systems.length)
    expect(Object.values(roofDemand).filter(([figure, why]) => figure < 0 || figure > 1 || why.length < 20)).toEqual([])
  })

  test('begins with asphalt shingles, metal, TPO and EPDM', () => {
    expect(inDemand.slice(0, 4)).toEqual(['asphalt-shingles', 'metal-roofing', 'tpo-roofing', 'epdm'])
  })

  test('names documents of the library, each once, and every one that shares a range', () => {
    const existing = new Set(templateContents.map(documentOf))
    expect(named.filter((document) => !existing.has(document))).toEqual([])
    expect(named.filter((document, at) => named.indexOf(document) !== at)).toEqual([])
    expect(shared.map(documentOf).filter((document) => !named.includes(document))).toEqual([])
  })

  test('falls from the first document named to the last', () => {
    const figures = named.map((document) => demandOf(document))
    expect(figures.filter((figure, at) => at > 0 && figure >= figures[at - 1]!)).toEqual([])
    expect(Math.max(...figures)).toBe(1)
    expect(Math.min(...figures)).toBeGreaterThan(0)
  })
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

test('a document that the table does not name is needed least, on any roof', () => {
  expect(demandOf('ladder-loan-form')).toBe(0)
  expect(demandOf('ladder-loan-form', { slug: 'asphalt-shingles' })).toBe(0)
})

test('a document with a range of its own is needed as much as its roof is common', () => {
  expect(demandOf('any', { slug: 'tpo-roofing' }, true)).toBe(roofDemand['tpo-roofing']![0])
  expect(demandOf('residential-contract', { slug: 'thatch' })).toBe(0)
})
