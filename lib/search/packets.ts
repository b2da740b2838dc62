/** Packets that a query asks for by name. */
import type { FoundPacket } from './response'
import { indexWords, queryWords } from './words'

interface Named {
  slug: string
  name: string
  href: string
  systemName?: string
  templates: readonly unknown[]
}

const asksForSet = new Set(['packet', 'paperwork', 'bundle', 'kit', 'set'])
/** At most this many packets are shown above the results. */
const MOST = 3

/** Returns packets, in order, for a query with a word for a set whose other words are all in name or roof. */
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
