import { generalPackets, systemPackets, type PacketDocument, type PacketStage } from '@/data/catalogue/packets'
import { systems } from '@/data/roofs'
import { templateContents } from '@/lib/catalogue/contents'

const contents = new Map(templateContents.map((content) => [content.slug, content]))
const sets = [...systemPackets, ...generalPackets]
const documentsOf = (stages: readonly PacketStage[]): PacketDocument[] =>
  stages.flatMap(({ documents }) => [...documents])
const suffixOf = (set: (typeof sets)[number]): string => ('suffix' in set ? set.suffix : set.slug)

/** The slugs of a packet's templates for one roof system. */
const slugsOf = (suffix: string, system = systems[0]!): string[] =>
  documentsOf(sets.find((set) => suffixOf(set) === suffix)!.stages)
    .filter(({ on }) => on?.(system) ?? true)
    .map(({ template }) => template.replace('{system}', system.slug))

test('there are five packets for each roof system and four for any roof', () => {
  expect(systemPackets.map(({ suffix }) => suffix)).toEqual([
    ...['replacement', 'repair', 'insurance-claim', 'commercial', 'maintenance'],
  ])
  expect(generalPackets.map(({ slug }) => slug)).toEqual([
    ...['crew-day', 'hiring-someone', 'subcontracting', 'getting-paid'],
  ])
})

test('every document is a template, for every roof system', () => {
  for (const { slug } of systems)
    for (const { stages } of sets)
      for (const { template } of documentsOf(stages))
        expect([...contents.keys()]).toContain(template.replace('{system}', slug))
})

test('each document has a reason of its own in a packet: one sentence', () => {
  for (const { stages } of sets) {
    const reasons = documentsOf(stages).map(({ why }) => why)
    expect(new Set(reasons).size).toBe(reasons.length)
    for (const why of reasons) {
      expect(why).toMatch(/^[A-Z].{20,159}\.$/)
      expect(why.slice(0, -1)).not.toMatch(/[.!?] [A-Z]/)
    }
  }
})

test('no stage of a packet is empty on any roof', () => {
  for (const system of systems)
    for (const { stages } of sets)
      for (const { documents } of stages)
        expect(documents.filter(({ on }) => on?.(system) ?? true).length).toBeGreaterThan(0)
})

describe('papers for consumers', () => {
  const prescribed = 'THREE BUSINESS DAYS'
  /** Templates for homeowners: those with the form to cancel a sale at home, and those addressed to them. */
  const isForHomes = (slug: string): boolean =>
    /homeowner|for-owners|residential|warranty-certificate/.test(slug) ||
    JSON.stringify(contents.get(slug)!.document()).includes(prescribed)

  test.each(systems.map((system) => [system.slug, system] as const))(
    'a commercial packet has none: %s',
    (_, system) => {
      expect(slugsOf('commercial', system).filter(isForHomes)).toEqual([])
    },
  )

  test.each(['replacement', 'repair', 'insurance-claim', 'maintenance'])(
    'a %s packet has a contract with the right to cancel, and the notice after it',
    (suffix) => {
      for (const system of systems) {
        const slugs = slugsOf(suffix, system)
        const notice = slugs.indexOf('notice-of-cancellation')
        const contract = slugs.findIndex((slug) => slug !== 'notice-of-cancellation' && isForHomes(slug))
        expect([contract >= 0, notice > contract]).toEqual([true, true])
      }
    },
  )
})

test('an unconditional waiver comes after the bill and after the conditional one', () => {
  for (const suffix of ['replacement', 'insurance-claim', 'commercial', 'subcontracting', 'getting-paid']) {
    const slugs = slugsOf(suffix)
    const [bill, conditional, unconditional] = [
      slugs.findIndex((slug) => slug.endsWith('-invoice') && slug !== 'deposit-invoice'),
      slugs.indexOf('conditional-final-lien-waiver'),
      slugs.indexOf('unconditional-final-lien-waiver'),
    ]
    expect(bill).toBeLessThan(conditional)
    expect(conditional).toBeLessThan(unconditional)
  }
})

test('what is torn off, sloped or low-slope decides what a packet has', () => {
  const of = (slug: string) => systems.find((system) => system.slug === slug)!
  const has = (system: string, template: string) => slugsOf('replacement', of(system)).includes(template)
  expect([has('slate', 'hidden-damage-notice'), has('silicone-coating', 'hidden-damage-notice')]).toEqual([true, false])
  expect([has('slate', 'attic-and-ventilation-inspection'), has('epdm', 'attic-and-ventilation-inspection')]).toEqual([
    ...[true, false],
  ])
  expect([has('slate', 'moisture-survey-and-core-log'), has('epdm', 'moisture-survey-and-core-log')]).toEqual([
    ...[false, true],
  ])
})
