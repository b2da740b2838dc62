/** How far documents differ to a reader: body lines, every system's name made equal, the common core left out. */
import { someoneHurt, statePrograms, stopWorkLine } from '@/data/shared/safety/notices'
import { namesOf, systems } from '@/data/roofs'
import type { DocumentModel } from '@/lib/documents/author'
import { dataRows, type Block, type TableBlock } from '@/lib/documents/model'

const token = '§'

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const namePattern = ((): RegExp => {
  const names = [...new Set(systems.flatMap(namesOf).map((name) => name.toLowerCase()))]
  const longestFirst = names.sort((a, b) => b.length - a.length || a.localeCompare(b))
  return new RegExp(`(?<!\\w)(?:${longestFirst.map(escaped).join('|')})(?!\\w)`, 'g')
})()

/** The line in lower case with every system's names and aliases, longest first, replaced by one token. */
export const neutralLine = (line: string): string =>
  line
    .toLowerCase()
    .replace(/[\u2018\u2019]/g, "'")
    .replace(namePattern, token)
    .replace(/\s+/g, ' ')
    .trim()

/** Texts that a table prints: given text cells, fixed or prefilled. Group rows are headings and left out. */
function tableLines(table: TableBlock): string[] {
  const keys = table.columns.filter((column) => column.type === 'text').map((column) => column.key)
  const cells = dataRows(table).flatMap((row) => keys.map((key) => row.cells[key]))
  return cells.filter((cell) => typeof cell === 'string')
}

function blockLines(block: Block): string[] {
  switch (block.kind) {
    case 'paragraph':
      return [block.lead ? `${block.lead} ${block.text}` : block.text]
    case 'list':
      return [...block.items]
    case 'clauses':
      return block.items.map((clause) => clause.text)
    case 'checklist':
      return block.items.flatMap(({ text, note, core }) => (core ? [] : note ? `${text}: ${note}` : text))
    case 'callout':
      return [...block.text]
    case 'table':
      return tableLines(block)
    default:
      return []
  }
}

/** What every safety form says by intent: the stop-work rule, what to do when someone is hurt, what the crew signs. */
const saidByEveryForm: ReadonlySet<string> = new Set(
  [stopWorkLine, statePrograms, someoneHurt].flatMap(blockLines).map((line) => neutralLine(line)),
)
const isCommon = (line: string): boolean =>
  /^(?:English|Español)\. /.test(line) || saidByEveryForm.has(neutralLine(line))

/** Paragraphs, list items, clause texts, checklist items with their notes, table texts and callouts, in order. */
export const bodyLines = (model: DocumentModel): string[] =>
  [model.intro, ...model.parts.flatMap((part) => part.blocks.flatMap(blockLines))].filter((line) => /[a-z]/i.test(line))

const neutralLines = (lines: Iterable<string>): Set<string> => new Set([...lines].map(neutralLine))

/** |A ∩ B| / min(|A|, |B|); 0 where either is empty. */
function shareInCommon(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const smaller = Math.min(a.size, b.size)
  return smaller ? [...a].filter((line) => b.has(line)).length / smaller : 0
}

/** The same over the distinct neutral lines. */
export const shareOfCommonLines = (a: Iterable<string>, b: Iterable<string>): number =>
  shareInCommon(neutralLines(a), neutralLines(b))

type Written = Readonly<{ slug: string; document: () => DocumentModel }>

/** The pairs of `documents`, and of these with `others`, that share more of their lines than `most`, from 0 to 1. */
export function tooAlike(
  documents: readonly Written[],
  most: number,
  { others = [], linesOf = bodyLines }: { others?: readonly Written[]; linesOf?: typeof bodyLines } = {},
): string[] {
  const texts = [...documents, ...others].map(({ slug, document }) => ({
    slug,
    lines: neutralLines(linesOf(document())),
  }))
  return texts.slice(0, documents.length).flatMap((a, index) =>
    texts.slice(index + 1).flatMap((b) => {
      const share = shareInCommon(a.lines, b.lines)
      return share > most ? [`${a.slug} and ${b.slug}: ${share.toFixed(2)}`] : []
    }),
  )
}

export interface SystemDocument {
  slug: string
  model: DocumentModel
}

export interface PairShare {
  a: string
  b: string
  share: number
}

export interface Comparison {
  pairs: readonly PairShare[]
  /** Lines of each document that no other compared document has. */
  ownLines: Readonly<Record<string, number>>
}

export function compareSystems(documents: readonly SystemDocument[]): Comparison {
  const sets = documents.map(({ slug, model }) => ({
    slug,
    lines: neutralLines(bodyLines(model).filter((line) => !isCommon(line))),
  }))
  const seen = new Map<string, number>()
  for (const { lines } of sets) for (const line of lines) seen.set(line, (seen.get(line) ?? 0) + 1)
  const pairs = sets.flatMap((a, index) =>
    sets.slice(index + 1).map((b) => ({ a: a.slug, b: b.slug, share: shareInCommon(a.lines, b.lines) })),
  )
  const own = sets.map(({ slug, lines }) => [slug, [...lines].filter((line) => seen.get(line) === 1).length] as const)
  return { pairs: pairs.sort((a, b) => b.share - a.share), ownLines: Object.fromEntries(own) }
}
