/** What a run takes of a long list: always the same, and everything in the full run. */
import { corpus } from '../corpus'
import { isFull } from './full'
import { piece } from './piece'

interface Named {
  slug?: string
  template?: { slug: string }
}

function isInCorpus(item: unknown): boolean {
  const { slug, template } = Object(item) as Named
  return (slug ?? template?.slug ?? '') in corpus
}

/** A list shorter than the number of pieces is whole in each. */
const inPiece = <T>(all: readonly T[]): T[] =>
  all.filter((_, index) => all.length < piece.count || index % piece.count === piece.number - 1)

/** The templates of `all` that are in the corpus (`tests/corpus.ts`); all of them in the full run. */
export const ofCorpus = <T>(all: readonly T[]): T[] => (isFull ? inPiece(all) : all.filter(isInCorpus))

/** `count` of `all`, evenly spaced and in order. */
function spaced<T>(all: readonly T[], count: number, from: number): T[] {
  const places = Array.from(
    { length: count },
    (_, index) => (Math.floor((index * all.length) / count) + from) % all.length,
  )
  return places.sort((a, b) => a - b).map((place) => all[place]!)
}

/** `count` of `all`, of the corpus if it has enough; all in the full run. `from` moves the choice by as many places. */
export function spread<T>(all: readonly T[], count: number, from = 0): T[] {
  if (isFull) return inPiece(all)
  if (count >= all.length) return [...all]
  const known = all.filter(isInCorpus)
  return spaced(known.length < count ? all : known, count, from)
}

/** `count` of each group: of each blueprint, of each family. All of them in the full run. */
export function spreadOfEach<T>(all: readonly T[], groupOf: (item: T) => string, count = 1): T[] {
  if (isFull) return inPiece(all)
  return [...new Set(all.map(groupOf))].flatMap((group) =>
    spread(
      all.filter((item) => groupOf(item) === group),
      count,
    ),
  )
}

/** The list in portions, each of so many, which one program or one test can take at once. */
export const portionsOf = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) => all.slice(index * size, (index + 1) * size))
