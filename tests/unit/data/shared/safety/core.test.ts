import { coreOf } from '@/data/shared/safety'
import { safety } from '@/data/library/safety'
import { systems } from '@/data/roofs'
import { blocksOf, finder } from '@/tests/support/template-reader'

const bySlug = finder(safety)

/** What the core has to speak of, by the id of its line. */
const meaning: Readonly<Record<string, RegExp>> = {
  competentPerson: /competent person.*fall training/i,
  fall: /6 ft up/,
  harness: /harness/i,
  rescue: /rescue/i,
  hardHat: /hard hat/i,
  extinguisher: /\d-A|\d-B/,
  ladder: /ladder/i,
  opening: /holes.*skylights/i,
  powerLine: /10 ft.*power lines/i,
  gfci: /GFCI/,
  firstAid: /first-aid/i,
  weather: /heat or cold/i,
  silica: /cut wet or with a vacuum/i,
  storage: /6 ft/,
  ground: /ground/i,
  close: /gas off/i,
  report: /near misses/i,
}

test('every daily form carries every line of the core, and each says what its id means', () => {
  for (const system of systems) {
    const lines = blocksOf(bySlug(`${system.slug}-daily-safety-checklist`).document()).flatMap((block) =>
      block.kind === 'checklist' ? block.items.filter(({ core }) => core !== undefined) : [],
    )
    expect([system.slug, lines.map(({ core }) => core).sort()]).toEqual([system.slug, Object.keys(meaning).sort()])
    for (const { core, text } of lines)
      expect([system.slug, core, text]).toEqual([system.slug, core, expect.stringMatching(meaning[core!]!)])
  }
})

test('the sections behind the lines are in the expert guide for core and system lines alike', () => {
  for (const system of systems) {
    const text = JSON.stringify(bySlug(`${system.slug}-daily-safety-checklist`).expertGuide)
    const { before, during, end } = coreOf(system)
    const core = [before, during, end].flatMap((lines) => Object.values(lines).map(([, cite]) => cite))
    const { daily } = system.safety
    const own = [...daily.before, ...daily.during, ...daily.end].map(([, cite]) => cite)
    for (const cite of [...core, ...own])
      expect([system.slug, cite, text.replaceAll('\u00a0', ' ').includes(cite)]).toEqual([system.slug, cite, true])
  }
})

test('the topic of the morning talk can be chosen or typed', () => {
  for (const { slug } of systems) {
    const [talk] = blocksOf(bySlug(`${slug}-daily-safety-checklist`).document())
      .flatMap((block) => (block.kind === 'fields' ? block.fields : []))
      .filter(({ name }) => name === 'safety.talk')
    expect([slug, talk?.type, talk?.closed, talk?.options?.length]).toEqual([slug, 'select', undefined, 6])
  }
})
