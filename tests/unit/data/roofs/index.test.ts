import { readdirSync } from 'node:fs'
import { dutiesOf, exclusionsOf } from '@/data/shared/warranty'
import { findSystem, flatSystems, namesOf, slopedSystems, systems } from '@/data/roofs'
import { inspectionAreas, type RoofSystem } from '@/data/shared/system'
import { shareOfCommonLines } from '@/tests/support/distinctness'

/** The lists of facts that documents print, one line per entry. */
const factLists: Readonly<Record<string, (system: RoofSystem) => readonly string[]>> = {
  lineItems: (s) => s.estimating.lineItems.map((item) => item.description),
  repairItems: (s) => s.estimating.repair.items.map((item) => item.description),
  maintenanceTasks: (s) => s.estimating.care.tasks.map((item) => item.task),
  inspectionPoints: (s) =>
    inspectionAreas.flatMap((area) => s.inspectionPoints[area].map((point) => `${point.check}: ${point.criterion}`)),
  commonDefects: (s) => s.commonDefects.map((d) => `${d.name}: ${d.looks}; ${d.cause}; ${d.remedy}`),
  installationSteps: (s) => s.installationSteps.map((step) => `${step.step}: ${step.checkpoint}`),
  stormDamageSigns: (s) => Object.values(s.stormDamageSigns),
  warrantyTerms: (s) => [
    s.warrantyTerms.manufacturerMaterial,
    s.warrantyTerms.workmanship,
    ...exclusionsOf(s),
    ...dutiesOf(s),
  ],
  seasonalTasks: (s) => Object.values(s.seasonalTasks).flat(),
  leakInvestigation: (s) => s.leakInvestigation,
  hazards: (s) => s.safety.hazards.map((h) => `${h.task}: ${h.hazard}; ${h.control}`),
  ppe: (s) => s.emergency.ppe.map(({ item }) => item),
  talks: (s) => s.emergency.talks.flatMap((topic) => [topic.topic, ...topic.points]),
  scenarios: (s) => s.emergency.scenarios.map((e) => `${e.scenario}: ${e.response}`),
  contractNotes: (s) => s.contractNotes,
}

const minima: Readonly<Record<string, number>> = {
  lineItems: 15,
  repairItems: 8,
  maintenanceTasks: 10,
  inspectionPoints: 28,
  commonDefects: 8,
  installationSteps: 10,
  stormDamageSigns: 4,
  warrantyTerms: 8,
  seasonalTasks: 12,
  leakInvestigation: 8,
  hazards: 10,
  ppe: 8,
  talks: 36,
  scenarios: 4,
  contractNotes: 4,
}

/** Every text inside a value. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** Names and sources, and what each kind of document holds beyond the facts: there a line may end on 'watered in'. */
const notProse = [
  ...['aliases', 'standards', 'factSources'],
  ...['estimating', 'inspecting', 'claims', 'safety', 'emergency', 'contracting'],
]

/** Ends in a comma, article, preposition or conjunction; `in` passes as a unit ('6 in'), and 'tie-in' is a word. */
const midPhrase =
  /(?:[,:;–-]|(?<![\w-])(?:a|an|the|of|for|to|on|at|by|with|from|and|or|but|nor|as|than|into|onto|between|per|via|if|when|because|is|are|be)|(?<![\w-]|\d )in)\.?$/i

const everySystem = systems.map((system) => [system.slug, system] as const)
const everyPair = systems.flatMap((a, index) => systems.slice(index + 1).map((b) => [a, b] as const))

describe('the systems', () => {
  it('are the 21 of the catalogue, sloped first, without duplicates', () => {
    expect(new Set(systems.map((system) => system.slug)).size).toBe(21)
    expect(slopedSystems).toHaveLength(8)
    expect(flatSystems).toHaveLength(13)
    expect(systems).toEqual([...slopedSystems, ...flatSystems])
  })

  it('have a folder each, named by the slug', () => {
    const folders = readdirSync('data/roofs', { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'types')
      .map(({ name }) => name)
    expect(systems.map((system) => system.slug).sort()).toEqual(folders.sort())
  })

  it('are found by slug', () => {
    expect(findSystem('epdm')?.name).toBe('EPDM')
    expect(findSystem('thatch')).toBeUndefined()
  })

  it('have unique names, nouns and icons', () => {
    for (const key of ['name', 'shortName', 'roofNoun', 'icon'] as const) {
      expect(new Set(systems.map((system) => system[key])).size).toBe(21)
    }
  })

  it('say “restore” for coatings and “replace” for other systems', () => {
    const restored = systems.filter((system) => system.replacementWord === 'Restoration')
    expect(restored.map((system) => system.slug)).toEqual([
      'silicone-coating',
      'acrylic-coating',
      'polyurea-coating',
      'fluid-applied',
    ])
    expect(restored).toEqual(systems.filter((system) => system.isCoating))
  })

  it('share no more than a quarter of any list of facts with another system', () => {
    const alike = everyPair.flatMap(([a, b]) =>
      Object.entries(factLists)
        .map(([list, lines]) => ({ list, a: a.slug, b: b.slug, share: shareOfCommonLines(lines(a), lines(b)) }))
        .filter(({ share }) => share > 0.25),
    )
    expect(alike).toEqual([])
  })

  it('share no more than a quarter of all their facts with another system', () => {
    const allLines = (system: RoofSystem) => Object.values(factLists).flatMap((lines) => lines(system))
    const alike = everyPair.filter(([a, b]) => shareOfCommonLines(allLines(a), allLines(b)) > 0.25)
    expect(alike.map(([a, b]) => `${a.slug} / ${b.slug}`)).toEqual([])
  })
})

describe.each(everySystem)('%s', (_, system) => {
  it('has enough facts of every kind', () => {
    const counts = Object.entries(factLists).map(([list, lines]) => [list, lines(system).length] as const)
    expect(counts.filter(([list, count]) => count < (minima[list] ?? Infinity))).toEqual([])
    expect(inspectionAreas.filter((area) => system.inspectionPoints[area].length < 4)).toEqual([])
    expect(Object.values(system.seasonalTasks).map((tasks) => tasks.length)).toEqual([3, 3, 3, 3])
    expect(system.emergency.talks.filter(({ points }) => points.length !== 5)).toEqual([])
  })

  it('repeats no line within a list', () => {
    for (const lines of Object.values(factLists)) expect(new Set(lines(system)).size).toBe(lines(system).length)
  })

  it('ends no line mid-phrase and has clean spacing', () => {
    const facts = Object.entries(system).filter(([key]) => !notProse.includes(key))
    const texts = textsIn([facts, Object.values(factLists).map((lines) => lines(system))])
    expect(texts.filter((text) => midPhrase.test(text))).toEqual([])
    expect(texts.filter((text) => text !== text.trim() || / {2}/.test(text) || text === '')).toEqual([])
  })

  it('has plausible figures', () => {
    for (const [low, high] of [system.typicalLifeYears, system.weightPsf]) expect(low).toBeLessThan(high)
    expect(system.minSlope).toMatch(/^\d+(\.\d+|\/\d+)?:12$/)
  })

  it('names a source for every standard', () => {
    expect(system.standards.length).toBeGreaterThanOrEqual(6)
    expect(system.standards.filter((standard) => !standard.source.trim())).toEqual([])
    expect(new Set(system.standards.map((standard) => standard.id)).size).toBe(system.standards.length)
  })

  it('is searchable by at least eight names', () => {
    expect(namesOf(system).length).toBeGreaterThanOrEqual(8)
  })
})
