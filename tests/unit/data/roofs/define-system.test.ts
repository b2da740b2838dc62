import { annualMaintenance } from '@/data/library/estimates/blueprints/annual-maintenance'
import { oneTimeMaintenance } from '@/data/library/estimates/blueprints/one-time-maintenance'
import { repair } from '@/data/library/estimates/blueprints/repair'
import { residentialReplacement } from '@/data/library/estimates/blueprints/residential-replacement'
import type { Blueprint } from '@/data/shared/define-template'
import { safetyBlueprints } from '@/data/library/safety/blueprints'
import { systems } from '@/data/roofs'
import { defineSystem } from '@/data/roofs/define-system'
import type { LineItem, RoofSystem, SystemParts } from '@/data/shared/system'
import type { DocumentModel } from '@/lib/documents/author'

/** The same system with some of its parts changed. */
const changed = (system: RoofSystem, parts: Partial<SystemParts>): RoofSystem =>
  defineSystem({ ...system, facts: system, ...parts })

const modelOf = (blueprint: Blueprint, system: RoofSystem): DocumentModel => blueprint(system, 0).document()

/** The model with each text of `words` replaced by its original. */
const withOldWords = (model: DocumentModel, words: ReadonlyMap<string, string>): unknown =>
  JSON.parse(JSON.stringify(model), (_, value: unknown) =>
    typeof value === 'string' ? (words.get(value) ?? value) : value,
  )

const cellsOf = (model: DocumentModel, name: string, column: string) =>
  model.parts
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'table' && block.name === name ? block.rows : []))
    .map((row) => ('cells' in row ? row.cells[column] : row.group))

/** The customer's text for each line, with the office's name for it. */
function linesOf(model: DocumentModel): string[] {
  const short = cellsOf(model, 'cost', 'item')
  return cellsOf(model, 'line', 'description').map((description, index) => `${description} / ${short[index]}`)
}

describe.each(systems.map((system) => [system.slug, system] as const))('%s', (slug, system) => {
  const { estimating, inspecting } = system
  const [group, ...groups] = estimating.scope

  test('keeps the lines, quantities and allowances of its estimate when every line item is reworded', () => {
    // The stamp of the document depends on the standards that its lines name, so the other words name them too.
    const other = ({ id, description }: LineItem) => `Other words for ${id}: ${description}`
    const words = new Map(estimating.lineItems.map((item) => [other(item), item.description]))
    const lineItems = estimating.lineItems.map((item) => ({ ...item, description: other(item) }))
    const model = modelOf(residentialReplacement, changed(system, { estimating: { ...estimating, lineItems } }))
    expect(JSON.stringify(model)).toContain(`Other words for ${lineItems[0]!.id}`)
    expect(withOldWords(model, words)).toEqual(withOldWords(modelOf(residentialReplacement, system), words))
  })

  test.each([
    ['repair', repair],
    ['one-time maintenance', oneTimeMaintenance],
    ['annual maintenance', annualMaintenance],
  ])('keeps each line with its short name in any order: %s', (_, blueprint) => {
    const { repair: repairs, care } = estimating
    const turned = changed(system, {
      estimating: {
        ...estimating,
        repair: { ...repairs, items: repairs.items.toReversed() },
        care: { ...care, tasks: care.tasks.toReversed() },
      },
    })
    const [before, after] = [system, turned].map((made) => linesOf(modelOf(blueprint, made)))
    expect(after).not.toEqual(before)
    expect(after!.sort()).toEqual(before!.sort())
  })

  test('is rejected with a sentence for a broken reference', () => {
    const scope = [{ ...group, lines: [...group.lines, 'tear-of'] }, ...groups] as const
    expect(() => changed(system, { estimating: { ...estimating, scope } })).toThrow(
      `${slug} has no line item “tear-of”`,
    )
    const allowances = [{ find: 'Rot', unit: 'SF', item: 'rot' }] as const
    expect(() => changed(system, { estimating: { ...estimating, allowances } })).toThrow(
      `${slug} has no line item “rot”`,
    )
    const after = { ...inspecting.after, defects: ['Rust'] }
    expect(() => changed(system, { inspecting: { ...inspecting, after } })).toThrow(`${slug} has no defect “Rust”`)
    const yearly = { ...inspecting.yearly, jobOnly: ['Permit'] }
    expect(() => changed(system, { inspecting: { ...inspecting, yearly } })).toThrow(
      `${slug} has no inspection point “Permit”`,
    )
  })

  test('is rejected if the scope omits or repeats a line item, or an id is ambiguous', () => {
    const [first, ...items] = estimating.lineItems
    const twice = [{ ...group, lines: [...group.lines, first!.id] }, ...groups] as const
    expect(() => changed(system, { estimating: { ...estimating, scope: twice } })).toThrow(
      `${slug} has the line item “${first!.id}” 2 times in its scope`,
    )
    const more = [{ ...first!, id: 'left-out' }, ...items]
    expect(() => changed(system, { estimating: { ...estimating, lineItems: [first!, ...more] } })).toThrow(
      `${slug} has the line item “left-out” 0 times in its scope`,
    )
    const lineItems = [first!, { ...items[0]!, id: first!.id }, ...items]
    expect(() => changed(system, { estimating: { ...estimating, lineItems } })).toThrow(
      `${slug} has 2 line items “${first!.id}”`,
    )
  })

  test('makes complete safety documents from the shortest lists that its types allow', () => {
    const { safety, emergency } = system
    const [one, two, three, four] = emergency.ppe
    // @ts-expect-error The gear list names its fourth item.
    const tooShort: SystemParts['emergency']['ppe'] = [one, two, three]
    const [first, second, third] = safety.steps
    const [asked, askedNext, askedLast] = emergency.exposure
    const [kept, keptNext, keptLast] = emergency.evidence
    const short = changed(system, {
      safety: { ...safety, steps: [first, second, third], zones: [safety.zones[0]], limits: [safety.limits[0]] },
      emergency: {
        ...emergency,
        ppe: [...tooShort, four],
        exposure: [asked, askedNext, askedLast],
        evidence: [kept, keptNext, keptLast],
        scenarios: [emergency.scenarios[0]],
      },
    })
    for (const [index, blueprint] of safetyBlueprints.entries()) {
      const { document, ...texts } = blueprint(short, index)
      expect(JSON.stringify([texts, document()])).not.toContain('undefined')
    }
  })
})
