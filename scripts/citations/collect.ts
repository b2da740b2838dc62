import { members } from '@/data/library/members'
import { readCitations, type Citation } from '@/data/law/citations/extract'
import { templateContents } from '@/lib/catalogue/contents'

/** A text in which something reads like a citation that no body of law accounts for. */
export interface Unread {
  slug: string
  text: string
}

interface Cited {
  sections: ReadonlyMap<string, Citation>
  unread: readonly Unread[]
}

/** What only a citation has: a section sign, or a body of law in front of a number. */
const citing =
  /§ ?\d|\b(?:CFR|ILCS|RCW|NRS|ORS|CPL|IRC|IBC|IFC|NFPA|ASTM [A-G])(?:,? (?:parts?|ch\.))? ?[A-Z]?\d|(?:U\.S\.C|Stat|Code|Rev|Law|Ann|R\.S|P\.S)\.? (?:ch\. |tit\. )?\d/

function* textsOf(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (value !== null && typeof value === 'object') for (const inner of Object.values(value)) yield* textsOf(inner)
}

/** Reads every text of all documents and of their pages, those of members too. */
export function collectCitations(): Cited {
  const sections = new Map<string, Citation>()
  const unread: Unread[] = []
  const seen = new Set<string>()
  for (const { slug, document, ...page } of [...templateContents, ...members])
    for (const text of textsOf([page, document()])) {
      if (seen.has(text)) continue
      seen.add(text)
      const { citations, rest } = readCitations(text)
      for (const citation of citations) sections.set(citation.key, citation)
      if (citing.test(rest)) unread.push({ slug, text })
    }
  return { sections: new Map([...sections].sort(([a], [b]) => compare(a, b))), unread }
}

const numbers = new Intl.Collator('en', { numeric: true })
const compare = (a: string, b: string): number => numbers.compare(a, b)
