import { waiverStates } from '@/data/law/waivers'
import { templateContents } from '@/lib/catalogue/contents'
import { lawRead } from '@/lib/catalogue/law-read'

const waivers = templateContents.filter(({ slug }) => slug.endsWith('-lien-waiver'))

test('each lien waiver names the states whose law has a form of its own, and no other', () => {
  expect(waivers).toHaveLength(4)
  for (const waiver of waivers) {
    const named = [...(waiver.notFor ?? '').matchAll(/\b[A-Z]{2}\b/g)].map(([code]) => code)
    const states = waiverStates(waiver.slug as Parameters<typeof waiverStates>[0]).map(([{ code }]) => code)
    expect(named).toEqual(states)
    expect(states.length).toBeGreaterThanOrEqual(9)
  }
})

test('the line begins with what the document is not, is short, and belongs to an existing template', () => {
  const texts = templateContents.flatMap(({ notFor }) => notFor ?? [])
  expect(new Set(texts).size).toBe(9)
  for (const text of texts) {
    expect(text).toMatch(/^Not /)
    expect(text.length).toBeLessThanOrEqual(240)
  }
})

test('a template says when its law was read, and whether all of it', () => {
  const read = templateContents.filter((_, index) => index % 40 === 0).map(({ slug }) => lawRead(slug))
  for (const text of read) expect(text ?? 'Law read May 2026').toMatch(/^Law read( in part,)? [A-Z][a-z]+ 20\d\d$/)
  expect(read.filter(Boolean).length).toBeGreaterThan(10)
  expect(() => lawRead('no-such-form')).toThrow('no-such-form')
})
