/** How far an edition was checked, as its office reads it. */
import type { Edition } from '@/data/law/edition'
import { asChecked } from '@/data/law/citations/stamp'
import { citesFor, printedTexts } from '@/data/law/printed'
import { checkedWords } from '@/data/law/readiness'
import { sentence } from '@/data/shared/words'
import * as d from '@/lib/documents/author'

/** How far the texts on these pages of an edition were checked. */
export const checkedLine = (edition: Edition, parts: readonly d.Part[]): d.Block =>
  d.p(`${checkedWords(edition, printedTexts(parts, edition))}.`)

/** The same for a document that has law in the editions of states only. */
export const stateLine = (edition: Edition, parts: readonly d.Part[] = []): d.Block[] =>
  edition.state ? [checkedLine(edition, parts)] : []

/** How those of `cites` that this edition may name were checked, and the citations, as two sentences; or nothing. */
export function sourcesOf(edition: Edition, ...cites: readonly string[]): string {
  const own = citesFor(edition, cites)
  return own.length > 0 ? ` ${asChecked} ${sentence(own.join('; '))}` : ''
}
