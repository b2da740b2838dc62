import type { TemplateEntry } from '@/lib/catalogue'

/** One word in so many is another than in the template it was made from, and of those one in so many is a new one. */
const CHANGED = 12
const NEW = 8

const syllables = [
  'ba',
  'cor',
  'del',
  'fen',
  'gri',
  'hol',
  'kar',
  'lum',
  'mer',
  'nos',
  'pra',
  'quin',
  'ros',
  'tal',
  'vex',
]

/** Numbers from 0 up to 1, the same ones for the same seed (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/**
 * `count` templates in the shape of the real ones: these first, then copies under other slugs whose names and texts
 * differ in some words, a few of them new, so that the vocabulary grows as that of a real library does.
 */
export function makeTemplates(real: readonly TemplateEntry[], count: number): TemplateEntry[] {
  const random = createRandom(count)
  const pick = (words: readonly string[]): string => words[Math.floor(random() * words.length)]!
  const known = real.flatMap(({ description }) => description.split(' '))
  const word = (): string =>
    random() * NEW < 1
      ? Array.from({ length: 2 + Math.floor(random() * 2) }, () => pick(syllables)).join('')
      : pick(known)
  const vary = (text: string): string =>
    text
      .split(' ')
      .map((each) => (random() * CHANGED < 1 ? word() : each))
      .join(' ')
  return Array.from({ length: count }, (_, index): TemplateEntry => {
    const original = real[index % real.length]!
    if (index < real.length) return original
    return {
      ...original,
      slug: `${original.slug}-${index}`,
      name: `${vary(original.name)} ${word()}`,
      description: vary(original.description),
      fullDescription: original.fullDescription.map(vary),
      tags: original.tags.map(vary),
      downloadCount: Math.floor(random() * 3000),
    }
  })
}
