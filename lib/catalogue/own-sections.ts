/** How many sections a card lists. */
const SHOWN = 3

interface Described {
  slug: string
  whatsIncluded: readonly string[]
}

/** `Photographs (4 photo frames)` is the same section as `Photographs (6 photo frames)`. */
const titleOf = (section: string): string => section.replace(/ \([^()]*\)$/, '')

/**
 * By slug, the three sections of each document that fewest of the other documents have, in the document's order: what a
 * card of a page with these documents says. Of equally common ones, the first.
 */
export function ownSections(documents: readonly Described[]): ReadonlyMap<string, readonly string[]> {
  const shares = new Map<string, number>()
  for (const { whatsIncluded } of documents)
    for (const title of new Set(whatsIncluded.map(titleOf))) shares.set(title, (shares.get(title) ?? 0) + 1)
  const rarest = (sections: readonly string[]): string[] => {
    const ranked = sections.toSorted((a, b) => (shares.get(titleOf(a)) ?? 0) - (shares.get(titleOf(b)) ?? 0))
    const chosen = new Set(ranked.slice(0, SHOWN))
    return sections.filter((section) => chosen.has(section))
  }
  return new Map(documents.map(({ slug, whatsIncluded }) => [slug, rarest(whatsIncluded)]))
}
