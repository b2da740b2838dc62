import type { TemplateEntry } from '@/lib/catalogue'
import { seededRandom } from './seeded-random'

/** One word in `CHANGED` is replaced. One replacement in `NEW` is a made-up word. */
const CHANGED = 12
const NEW = 8

const syllables = 'ba cor del fen gri hol kar lum mer nos pra quin ros tal vex'.split(' ')

/**
 * Returns `count` templates: the real ones, then copies under other slugs. Some words of the copies' names and texts are
 * replaced, a few of them by made-up words, so that the vocabulary grows like the vocabulary of a real library.
 */
export function makeTemplates(real: readonly TemplateEntry[], count: number): TemplateEntry[] {
  const random = seededRandom(count)
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
      popularity: Math.floor(random() * 3000),
    }
  })
}
