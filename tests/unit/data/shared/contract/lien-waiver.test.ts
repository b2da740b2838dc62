import { lienWaivers } from '@/data/library/contracts/universal/lien-waivers'
import { stateOf, states } from '@/data/law'
import type { WaiverSlug } from '@/data/law/types'
import { waiverFormOf, waiverStates } from '@/data/law/waivers'
import type * as d from '@/lib/documents/author'

const documentOf = (slug: WaiverSlug, code?: string): d.DocumentModel =>
  lienWaivers
    .find((waiver) => waiver.slug === slug)!
    .document({
      state: code === undefined ? null : stateOf(code),
      today: '2026-11-23',
    })
const coverOf = (slug: WaiverSlug, code?: string): string => JSON.stringify(documentOf(slug, code).parts[0])
const signedOf = (slug: WaiverSlug, code?: string): string => JSON.stringify(documentOf(slug, code).parts.slice(1))
const slugs = lienWaivers.map(({ slug }) => slug as WaiverSlug)
const codesOf = (slug: WaiverSlug): string[] => waiverStates(slug).map(([{ code }]) => code)

const prescribed = ['AZ', 'CA', 'FL', 'GA', 'MI', 'MS', 'NV', 'TX', 'UT', 'WY']

test('four waivers, and the states that prescribe each', () => {
  expect(slugs).toEqual([
    'conditional-progress-lien-waiver',
    'unconditional-progress-lien-waiver',
    'conditional-final-lien-waiver',
    'unconditional-final-lien-waiver',
  ])
  expect(slugs.map((slug) => codesOf(slug).sort())).toEqual([
    prescribed,
    prescribed.filter((code) => code !== 'UT'),
    prescribed,
    [...prescribed, 'MO'].sort(),
  ])
})

test('where a state prescribes the form, the signed page is that form and nothing else', () => {
  for (const slug of slugs)
    for (const [state, form] of waiverStates(slug)) {
      const { parts } = documentOf(slug, state.code)
      expect(parts).toHaveLength(2)
      expect(parts[0]!.audience).toBe('office')
      expect(parts[1]!.letter).toBe(true)
      expect(parts[1]!.blocks).toEqual([expect.objectContaining({ kind: 'notice', citation: form.citation })])
      expect(coverOf(slug, state.code)).toContain(form.citation)
    }
})

test('elsewhere the signed page is our own, for every state, and names no state', () => {
  const generic = states.filter((state) => slugs.every((slug) => waiverFormOf(state, slug) === null))
  expect(generic).toHaveLength(40)
  for (const slug of slugs) {
    const base = signedOf(slug)
    expect(base).toContain('"job.state"')
    expect(base).not.toMatch(/twelve|prescribe|Arizona|Civ\. Code/)
    for (const { code } of generic) expect(signedOf(slug, code)).toBe(base)
  }
})

test('the federal cover lists the states whose edition has a form', () => {
  for (const slug of slugs)
    for (const [{ name }, { citation }] of waiverStates(slug)) expect(coverOf(slug)).toContain(`${name}: ${citation}`)
  expect(coverOf('unconditional-final-lien-waiver')).toContain('only for residential real property')
})

test('Utah has no form for an unconditional waiver of a progress payment, and the cover says so', () => {
  expect(coverOf('unconditional-progress-lien-waiver', 'UT')).toMatch(/prescribes a form for other waivers.*38-1a-802/)
  expect(signedOf('unconditional-progress-lien-waiver', 'UT')).toBe(signedOf('unconditional-progress-lien-waiver'))
})

test('Missouri prescribes the unconditional final waiver only, Massachusetts none for ordinary payments', () => {
  expect(coverOf('conditional-final-lien-waiver', 'MO')).toMatch(/prescribes a form for other waivers.*429\.016/)
  expect(coverOf('conditional-progress-lien-waiver', 'MA')).toContain('no form for ordinary payments')
  expect(signedOf('conditional-progress-lien-waiver', 'MA')).toBe(signedOf('conditional-progress-lien-waiver'))
})

test('no waiver repeats what was wrong', () => {
  for (const slug of slugs)
    for (const code of [undefined, ...states.map(({ code }) => code)])
      expect(coverOf(slug, code)).not.toMatch(/SB 658|exact text|State lien law"|twelve states/i)
})
