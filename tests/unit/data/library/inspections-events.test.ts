import { blankReaders } from '@/lib/documents/file-model'
import { insuranceClaimInspection } from '@/data/library/inspections/blueprints/insurance-claim'
import { leakInvestigation } from '@/data/library/inspections/blueprints/leak-investigation'
import { stormDamageInspection } from '@/data/library/inspections/blueprints/storm-damage'
import { warrantyInspection } from '@/data/library/inspections/blueprints/warranty'
import { systems } from '@/data/roofs'
import type { RoofSystem } from '@/data/shared/system'
import type { TemplateContent } from '@/data/shared/types'
import { dataRows, type DocumentModel } from '@/lib/documents/model'
import { pagesOf } from '@/tests/support/built'
import { bodyLines } from '@/tests/support/distinctness'
import { figureCases } from '@/tests/support/figure-cases'
import { blocksOf, finder, namesOf, reportBlocksOf, wordsOf } from '@/tests/support/template-reader'

type Blueprint = (system: RoofSystem) => TemplateContent
const blueprints: readonly (readonly [suffix: string, blueprint: Blueprint])[] = [
  ['storm-damage-inspection', stormDamageInspection],
  ['insurance-claim-inspection', insuranceClaimInspection],
  ['warranty-inspection', warrantyInspection],
  ['leak-investigation', leakInvestigation],
]
const all = blueprints.flatMap(([suffix, blueprint]) =>
  systems.map((system) => ({ suffix, system, template: blueprint(system) })),
)

const headingsOf = (model: DocumentModel): string[] =>
  blocksOf(model).flatMap((block) => (block.kind === 'heading' && block.level === 1 ? [block.text] : []))

test('site texts differ by system', () => {
  for (const [suffix] of blueprints) {
    const texts = all.filter((entry) => entry.suffix === suffix).map(({ template }) => template.fullDescription.join())
    expect(new Set(texts).size).toBe(21)
  }
})

test('every report has at least 12 inputs; only fields stand in two places, as in the summary', () => {
  for (const { template } of all) {
    const names = reportBlocksOf(template.document())
      .filter(({ kind }) => kind !== 'fields')
      .flatMap(namesOf)
    expect([template.slug, names.length >= 12]).toEqual([template.slug, true])
    expect([template.slug, new Set(names).size]).toEqual([template.slug, names.length])
  }
})

test('storm forms count squares by slope or roof area and list what is not storm damage', () => {
  for (const system of systems) {
    const model = stormDamageInspection(system).document()
    expect(headingsOf(model)).toEqual(
      expect.arrayContaining([
        'Test squares',
        'Collateral marks',
        'What is not storm damage here',
        'Temporary protection',
      ]),
    )
    const names = reportBlocksOf(model).flatMap(namesOf)
    expect(names.includes('square.1.direction')).toBe(system.type === 'sloped')
    expect(names.includes('square.1.zone')).toBe(system.type === 'flat')
    expect(names.filter((name) => /^mark\.\d+\.seen$/.test(name))).toHaveLength(7)
  }
})

figureCases(finder(all.map(({ template }) => template)))(`
  hits, other counts and temporary protection have correct totals
    slate-storm-damage-inspection: square.1.hail 8, square.2.hail 0, square.3.hail 5, square.1.first 2,
      square.3.second 4, emergency.1.cost 250, emergency.2.cost 100.5
    = square.hailTotal 13, .firstTotal 2, .secondTotal 4, emergency.total 350.5
`)

test('a claim report states its limits and records the meeting', () => {
  for (const system of systems) {
    const model = insuranceClaimInspection(system).document()
    const boundary = blocksOf(model).flatMap((block) =>
      block.kind === 'paragraph' && block.lead === 'What this report does not do.' ? [block.text] : [],
    )
    expect(boundary).toEqual([expect.stringContaining('no opinion on insurance coverage')])
    expect(boundary[0]).toContain('not a public adjuster and does not interpret policies')
    expect(headingsOf(model)).toEqual(
      expect.arrayContaining(['Dates', 'Measurements', 'Photographs', 'Adjuster meeting record']),
    )
  }
})

test('no storm or claim document promises payment, interprets a policy or waives the deductible', () => {
  const forbidden =
    /covered (by|under)|polic(y|ies) (pays?|covers?|allows?|requires?)|insurer (will|must|shall|has to)|(will|should|must) be (paid|approved|covered)|entitled|we (negotiate|settle|adjust)|free (roof|inspection)|(cover|absorb|waive|pay)s? your deductible|full (roof )?replacement|like kind and quality|line[- ]of[- ]sight|assign(s|ment of) (all|any|the|benefits)/i
  for (const { suffix, template } of all) {
    if (!suffix.startsWith('storm') && !suffix.startsWith('insurance')) continue
    expect([template.slug, forbidden.exec(wordsOf(template).join('\n'))?.[0]]).toEqual([template.slug, undefined])
  }
})

test('every warranty exclusion and duty has its evidence beside it', () => {
  for (const system of systems) {
    const lines = bodyLines(warrantyInspection(system).document()).join('\n').toLowerCase()
    const { exclusions, maintenanceDuties } = system.warrantyTerms
    for (const point of [exclusions, maintenanceDuties].flat().flatMap((pair) => Object.values(pair)))
      expect([system.slug, point, lines.includes(point.toLowerCase())]).toEqual([system.slug, point, true])
    const names = blocksOf(warrantyInspection(system).document()).flatMap(namesOf)
    expect(names).toEqual(expect.arrayContaining(['notice.found', 'notice.days', 'notice.sent', 'finding.1.points']))
    expect(names.filter((name) => /^duty\.\d+\.kept$/.test(name))).toHaveLength(maintenanceDuties.length)
  }
})

test('a leak search follows the system’s order, uses a named test, and cores flat roofs only', () => {
  for (const system of systems) {
    const model = leakInvestigation(system).document()
    const stepsOf = (name: string) =>
      reportBlocksOf(model).flatMap((block) =>
        block.kind === 'table' && block.name === name ? dataRows(block).map(({ cells }) => cells.step) : [],
      )
    expect([...stepsOf('step'), ...stepsOf('closing')]).toEqual(system.leakInvestigation)
    expect(stepsOf('closing').length).toBeGreaterThan(0)
    expect(stepsOf('closing').join('\n')).toMatch(/repair|patch|re-?seal|prime|clean|relay|replace|remove|reflash/i)
    const names = blocksOf(model).flatMap(namesOf)
    expect([system.slug, names.includes('core.1.layers')]).toEqual([system.slug, system.type === 'flat'])
    expect(names).toEqual(
      expect.arrayContaining(['water.1.start', 'reading.1.before', 'conclusion.certainty', 'suspect.1.result']),
    )
    expect(bodyLines(model).find((line) => line.startsWith('Basis.'))).toMatch(/ASTM|NFPA/)
  }
})

test('every report has four to six pages; what goes on the roof is in a file of its own', () => {
  for (const { template } of all) {
    const pages = pagesOf(template)
    expect([template.slug, pages >= 4 && pages <= 6]).toEqual([template.slug, true])
    expect([template.slug, blankReaders(template.document())]).toEqual([template.slug, ['main', 'field']])
  }
})
