/** Packets that a query asks for by name. */
import type { FoundPacket } from './response'
import { indexWords, queryWords } from './words'

/** The fields of a packet that the search needs. */
interface Named {
  slug: string
  name: string
  href: string
  systemName?: string
  templates: readonly unknown[]
}

/** Words that ask for a set of documents. */
const asksForSet = new Set(['packet', 'paperwork', 'bundle', 'kit', 'set'])
/** At most this many packets are shown above the results. */
const MOST = 3

/**
 * Returns the packets that a query asks for: it has a word for a set of documents, and the packet's name or roof system
 * has each of its other words. `packets` are in the order in which they are shown.
 */
export function findPackets(query: string, packets: readonly Named[]): FoundPacket[] {
  const words = queryWords(query)
  const others = words.filter((word) => !asksForSet.has(word))
  if (others.length === words.length) return []
  return packets
    .filter(({ name, systemName = '' }) => {
      const known = new Set(indexWords(`${name} ${systemName}`))
      return others.every((word) => known.has(word))
    })
    .slice(0, MOST)
    .map(({ slug, name, href, templates }) => ({ slug, name, url: href, count: templates.length }))
}
