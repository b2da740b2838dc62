/** Which prescribed texts a document prints, and which law it cites: read from its pages, not from what a use triggers. */
import { readCitations } from './citations/extract'
import type * as d from '@/lib/documents/author'
import { federal } from '.'
import type { Edition } from './edition'
import type { PrescribedText } from './types'

/** Words without their blanks: a text and the block made of it then compare equal. */
const plain = (words: string): string =>
  words
    .replace(/\{+\w[\w.]*\}+/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/**
 * The prescribed texts that pages of an edition print, each once, in the order of the pages.
 *
 * @throws Error where a notice has words that are not of the edition's law
 */
export function printedTexts(parts: readonly d.Part[], { state }: Edition): PrescribedText[] {
  const keyOf = (citation: string | undefined, words: string): string => `${citation}: ${plain(words)}`
  const known = new Map(
    [...(state?.texts ?? []), ...federal.texts].flatMap((text) =>
      text.text ? [[keyOf(text.citation, text.text), text] as const] : [],
    ),
  )
  const notices = parts.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'notice' && block.citation ? [block] : [])),
  )
  const printed = notices.map(({ text, citation }) => {
    const found = known.get(keyOf(citation, text.join('\n')))
    if (!found) throw new Error(`A notice has words that are not in the law of its edition: ${citation}`)
    return found
  })
  return [...new Set(printed)]
}

/** Those of `cites` that an edition may name: in the edition of a state, federal law and that of the state. */
export const citesFor = ({ state }: Edition, cites: readonly string[]): readonly string[] =>
  state
    ? cites.filter((cite) =>
        readCitations(cite).citations.every(({ body }) => body.state === undefined || body.state === state.name),
      )
    : cites
