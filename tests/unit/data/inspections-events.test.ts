import { insuranceClaimInspection } from '@/data/inspections/blueprints/insurance-claim'
import { leakInvestigation } from '@/data/inspections/blueprints/leak-investigation'
import { stormDamageInspection } from '@/data/inspections/blueprints/storm-damage'
import { warrantyInspection } from '@/data/inspections/blueprints/warranty'
import { systems } from '@/data/systems'
import type { RoofSystem } from '@/data/systems/types'
import type { TemplateContent } from '@/data/types'
import { verify } from '@/lib/documents'
import { evaluate } from '@/lib/documents/calc'
import { fill } from '@/lib/documents/fill'
import { dataRows, type Block, type DocumentModel } from '@/lib/documents/model'
import { countPages } from '@/lib/documents/preview'
import { builtFile } from '@/tests/support/built'
import { bodyLines, compareSystems } from '@/tests/support/distinctness'

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

const systemOf = (slug: string): RoofSystem => {
  const found = systems.find((system) => system.slug === slug)
  if (!found) throw new Error(`no system ${slug}`)
  return found
}
const blocksOf = (model: DocumentModel): Block[] => model.parts.flatMap(({ blocks }) => [...blocks])
const headingsOf = (model: DocumentModel): string[] =>
  blocksOf(model).flatMap((block) => (block.kind === 'heading' && block.level === 1 ? [block.text] : []))

/** Names of what can be filled in. */
function inputsOf(block: Block): string[] {
  switch (block.kind) {
    case 'fields':
      return block.fields.map(({ name }) => name)
    case 'checklist':
      return block.items.map((_, index) => `${block.name}.${index + 1}.answer`)
    case 'table':
      return dataRows(block).flatMap((row, index) =>
        block.columns
          .filter(({ key, fixed }) => !fixed || row.cells[key] === undefined)
          .map(({ key }) => `${block.name}.${index + 1}.${key}`),
      )
    default:
      return []
  }
}
const inputs = (template: TemplateContent): string[] => blocksOf(template.document()).flatMap(inputsOf)

/** Everything that a reader reads, the site's texts included. */
const wordsOf = (template: TemplateContent): string =>
  [
    template.name,
    template.description,
    ...template.fullDescription,
    ...template.howToUse,
    ...template.expertGuide.map(({ title, text }) => `${title} ${text}`),
    ...bodyLines(template.document()),
  ].join('\n')

test('there are 84: four for each system, each with its slug and its own name', () => {
  expect(all).toHaveLength(84)
  for (const { suffix, system, template } of all) {
    expect(template.slug).toBe(`${system.slug}-${suffix}`)
    expect([template.kind, template.categorySlug, template.subcategory, template.formats]).toEqual([
      'inspection',
      'inspections-assessments',
      system.slug,
      ['PDF', 'Word'],
    ])
  }
  for (const key of ['id', 'slug', 'name'] as const)
    expect(new Set(all.map(({ template }) => template[key])).size).toBe(84)
})

test('site texts keep to their limits and differ by system', () => {
  for (const { template } of all) {
    const { slug, description, fullDescription, howToUse, expertGuide } = template
    expect([slug, description.length <= 160]).toEqual([slug, true])
    expect([slug, [2, 3].includes(fullDescription.length)]).toEqual([slug, true])
    expect([slug, howToUse.length >= 5 && howToUse.length <= 7]).toEqual([slug, true])
    expect([slug, expertGuide.length >= 3 && expertGuide.length <= 5]).toEqual([slug, true])
    expect([slug, expertGuide.some(({ cite }) => cite)]).toEqual([slug, true])
  }
  for (const [suffix] of blueprints) {
    const texts = all.filter((entry) => entry.suffix === suffix).map(({ template }) => template.fullDescription.join())
    expect(new Set(texts).size).toBe(21)
  }
})

test.each(blueprints)(
  '%s: no two systems share more than 55 % of their lines, and each has 20 of its own',
  (_, make) => {
    const { pairs, ownLines } = compareSystems(
      systems.map((system) => ({ slug: system.slug, model: make(system).document() })),
    )
    expect(pairs[0]!.share).toBeLessThanOrEqual(0.55)
    expect(Object.entries(ownLines).filter(([, count]) => count < 20)).toEqual([])
  },
)

test('every document has at least 12 places to fill in, and no name twice', () => {
  for (const { template } of all) {
    const names = inputs(template)
    expect([template.slug, names.length >= 12]).toEqual([template.slug, true])
    expect([template.slug, new Set(names).size]).toEqual([template.slug, names.length])
  }
})

test('each rated check has place, action and photo', () => {
  for (const { template } of all)
    for (const block of blocksOf(template.document()))
      if (block.kind === 'checklist' && block.layout === 'rows')
        expect([template.slug, block.extras.map(({ key }) => key)]).toEqual([template.slug, ['finding', 'photo']])
})

test('storm forms count squares by slope or roof area and tell what is no storm damage', () => {
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
    const names = blocksOf(model).flatMap(inputsOf)
    expect(names.includes('square.1.direction')).toBe(system.type === 'sloped')
    expect(names.includes('square.1.zone')).toBe(system.type === 'flat')
    expect(names.filter((name) => /^mark\.\d+\.seen$/.test(name))).toHaveLength(7)
  }
})

test('hits, other counts and temporary protection add up', () => {
  const filled = fill(stormDamageInspection(systemOf('slate')).document(), {
    'square.1.hail': 8,
    'square.2.hail': 0,
    'square.3.hail': 5,
    'square.1.first': 2,
    'square.3.second': 4,
    'emergency.1.cost': 250,
    'emergency.2.cost': 100.5,
  })
  const values = evaluate(filled)
  expect(
    ['square.hailTotal', 'square.firstTotal', 'square.secondTotal', 'emergency.total'].map((name) => values.get(name)),
  ).toEqual([13, 2, 4, 350.5])
})

test('a claim report says what it is not, and records the meeting', () => {
  for (const system of systems) {
    const model = insuranceClaimInspection(system).document()
    const boundary = blocksOf(model).find((block) => block.kind === 'callout' && block.tone === 'legal')
    expect(boundary).toEqual(
      expect.objectContaining({
        text: expect.arrayContaining([
          expect.stringContaining('no opinion on insurance coverage'),
          expect.stringContaining('not a public adjuster, does not interpret policies'),
        ]),
      }),
    )
    expect(headingsOf(model)).toEqual(
      expect.arrayContaining(['Dates', 'Measurements', 'Photographs', 'Adjuster meeting record']),
    )
  }
})

test('no storm or claim document promises payment, reads a policy or gives the deductible away', () => {
  const forbidden =
    /covered (by|under)|polic(y|ies) (pays?|covers?|allows?|requires?)|insurer (will|must|shall|has to)|(will|should|must) be (paid|approved|covered)|entitled|we (negotiate|settle|adjust)|free (roof|inspection)|(cover|absorb|waive|pay)s? your deductible|full (roof )?replacement|like kind and quality|line[- ]of[- ]sight|assign(s|ment of) (all|any|the|benefits)/i
  for (const { suffix, template } of all) {
    if (!suffix.startsWith('storm') && !suffix.startsWith('insurance')) continue
    expect([template.slug, forbidden.exec(wordsOf(template))?.[0]]).toEqual([template.slug, undefined])
  }
})

test('warranty points and their proofs stand side by side, for every exclusion and every duty', () => {
  for (const system of systems) {
    const lines = bodyLines(warrantyInspection(system).document()).join('\n')
    const { exclusions, maintenanceDuties } = system.warrantyTerms
    for (const point of [exclusions, maintenanceDuties].flat().flatMap((pair) => Object.values(pair)))
      expect([system.slug, lines.includes(point)]).toEqual([system.slug, true])
    const names = inputs(warrantyInspection(system))
    expect(names).toEqual(expect.arrayContaining(['notice.found', 'notice.days', 'notice.sent', 'finding.1.points']))
    expect(names.filter((name) => /^duty\.\d+\.kept$/.test(name))).toHaveLength(maintenanceDuties.length)
  }
})

test('a leak is sought in the system’s own order, tested by a named method, and cored on flat roofs only', () => {
  for (const system of systems) {
    const model = leakInvestigation(system).document()
    const steps = blocksOf(model).find((block) => block.kind === 'table' && block.name === 'step')
    expect(steps?.kind === 'table' && dataRows(steps).map(({ cells }) => cells.step)).toEqual(system.leakInvestigation)
    const names = blocksOf(model).flatMap(inputsOf)
    expect([system.slug, names.includes('core.1.layers')]).toEqual([system.slug, system.type === 'flat'])
    expect(names).toEqual(
      expect.arrayContaining(['water.1.start', 'reading.1.before', 'conclusion.certainty', 'suspect.1.result']),
    )
    expect(bodyLines(model).find((line) => line.startsWith('Basis.'))).toMatch(/ASTM|NFPA/)
  }
})

test('no line or text is left with a hole, a double stop or an unresolved value', () => {
  for (const { template } of all)
    expect([
      template.slug,
      /\bundefined\b|\bNaN\b|\[object|\.\.|;\.|: ;|,\.|\bTODO\b|[Ll]orem/.exec(wordsOf(template))?.[0],
    ]).toEqual([template.slug, undefined])
})

const sampled = blueprints.flatMap(([suffix, make]) =>
  ['clay-tile', 'modified-bitumen', 'acrylic-coating'].map(
    (slug) => [`${slug}-${suffix}`, make(systemOf(slug))] as const,
  ),
)

test.each(sampled)('%s: PDF and Word pass verification on four to six pages', async (_, template) => {
  for (const format of template.formats) {
    const bytes = builtFile(template, format)
    expect(await verify(bytes, template.document(), format)).toEqual([])
    if (format !== 'PDF') continue
    const pages = await countPages(bytes)
    expect(pages).toBeGreaterThanOrEqual(4)
    expect(pages).toBeLessThanOrEqual(6)
  }
})
