/** The document model, independent of file formats. */
import type { Block, BlockOf, Field, Value } from './blocks'
import type { Picture } from './entries'

export * from './blocks'
export * from './checklist-forms'
export * from './rows'

/** A part starts on a new page, unless it follows another, and is one sheet of the workbook. */
export interface Part {
  /** Sheet name, at most 31 characters, unique in the document. */
  name: string
  /** Office parts have a visible 'Office copy' mark: cost and margin must not reach the customer. */
  audience: 'customer' | 'office' | 'crew'
  landscape: boolean
  /** A letter, as its reader gets it: a paper with its letterhead, without the document's title and introduction. */
  letter?: boolean
  /** Opens with the document's title as well: it is what the customer signs, behind a page that stays in the office. */
  titled?: boolean
  /** Starts where the part before it ends, if one reader gets both in one orientation. */
  follows?: boolean
  /** Photographs, a record, a note for some jobs: a form for the pen has none; a filled document has what is used of it. */
  whenUsed?: boolean
  /** A file has it only where it is asked for; the workbook and the form always do. */
  onRequest?: boolean
  blocks: readonly Block[]
}

/**
 * Neighboring parts for one kind of reader: a paper of its own, with its own page numbers and letterhead. A letter
 * begins a paper. What the office keeps never shares a page number with what the customer gets.
 */
export interface Paper {
  audience: Part['audience']
  /** `full`: on the first customer paper and on letters; `compact`, in one line: on others. */
  letterhead: 'full' | 'compact' | 'none'
  parts: readonly Part[]
}

/** What each row of a table or checklist is about, by the block's name; '' for a row that is to be filled in. */
export type RowKeys = Readonly<Record<string, readonly string[]>>

export interface DocumentModel {
  title: string
  /** One line for the file properties. */
  subject: string
  /** One or two sentences below the title: what the document is for and how to use it. */
  intro: string
  /** Whether its papers have letterheads; who reads a paper decides which (see `Paper`). */
  letterhead: 'full' | 'none'
  company?: Readonly<Record<string, Value>>
  keywords: readonly string[]
  /** 'Version 4, November 2026': in the footers and the file properties. Absent before the first release. */
  version?: string
  /** The day on which it is filled in, an ISO date, for formulas that refer to today. A blank file has none. */
  today?: string
  /** Filled in with an example job: every page and sheet says so (see `exampleMark`). */
  example?: true
  /** The name of the state whose law asks for more than this edition has. */
  incompleteFor?: string
  /** A form of law: a blank one says that it is no substitute for an attorney. */
  needsAttorney?: true
  /** Made on a person's device: the letterhead has what is given, and no place for the rest. */
  filled?: true
  /** The company's color, RRGGBB, in place of the theme's accent (see `accentOf`). */
  accent?: string
  /** Logo, photographs and signatures, by name: `company.logo`, `photo.2.image`, `owner.signature`. */
  pictures?: Readonly<Record<string, Picture>>
  /** The rows of drafts that were stored before rows had keys, of blocks whose rows differ now (lib/fill/carry-over.ts). */
  formerRows?: RowKeys
  parts: readonly Part[]
}

/** The papers of a document, in order. A document whose letterhead is `none` has none on any paper. */
export function papersOf({ parts, letterhead }: DocumentModel): Paper[] {
  const papers: { audience: Part['audience']; parts: Part[] }[] = []
  for (const part of parts) {
    const last = papers.at(-1)
    if (last?.audience === part.audience && !part.letter) last.parts.push(part)
    else papers.push({ audience: part.audience, parts: [part] })
  }
  const forCustomer = papers.find(({ audience }) => audience === 'customer')
  return papers.map((paper) => ({
    ...paper,
    letterhead: letterhead === 'none' ? 'none' : paper === forCustomer || paper.parts[0]?.letter ? 'full' : 'compact',
  }))
}

/** The parts of a paper in runs: a part that follows shares its first page with the part before it. */
export function partRunsOf({ parts }: Paper): [Part, ...Part[]][] {
  const runs: [Part, ...Part[]][] = []
  for (const part of parts) {
    const run = runs.at(-1)
    if (run && part.follows && part.landscape === run[0].landscape) run.push(part)
    else runs.push([part])
  }
  return runs
}

/** The part that opens with the title: the first, or behind a letter the first that the office or the crew keeps. */
export const openingPartOf = ({ parts }: DocumentModel): Part | undefined =>
  parts[0]?.letter
    ? (parts.find(({ audience }) => audience !== 'customer') ?? parts.find(({ letter }) => !letter))
    : parts[0]

/**
 * The version as the footer of a part's pages has it. On the customer's pages it is the form's, so that nobody takes it
 * for the second version of a quote; a letter has none, because its reader gets a letter and not a form.
 */
export function versionIn({ audience, letter }: Part, { version }: DocumentModel): string {
  if (!version || letter) return ''
  return audience === 'customer' ? `Form: ${version}` : version
}

/** What the footer of the customer's pages says of a form: what an edition lacks, and of a blank one what it is not. */
export function cautionIn({ audience, letter }: Part, { incompleteFor, needsAttorney, filled }: DocumentModel): string {
  if (audience !== 'customer') return ''
  if (incompleteFor) return `Not complete for ${incompleteFor}: see the office page`
  return needsAttorney && !filled && !letter ? 'Blank form: no substitute for an attorney’s advice' : ''
}

/** The keywords of the files, in every format with the version. */
export const keywordsOf = ({ keywords, version }: Pick<DocumentModel, 'keywords' | 'version'>): string[] => [
  ...keywords,
  ...(version ? [version] : []),
]

/** All blocks of a document, in order. */
export const blocksOf = (model: DocumentModel): Block[] => model.parts.flatMap((part) => part.blocks)

/** The document as its pages show it, without the blocks that only calculate. */
export const asSeen = (model: DocumentModel): DocumentModel => ({
  ...model,
  parts: model.parts.map((part) => ({ ...part, blocks: part.blocks.filter(({ unseen }) => !unseen) })),
})

/** The blocks of one kind, in order. */
export const blocksOfKind = <K extends Block['kind']>(model: DocumentModel, kind: K): BlockOf<K>[] =>
  blocksOf(model).filter((block): block is BlockOf<K> => block.kind === kind)

/** The fields of a block: of a grid, or of the blanks among prescribed words. */
export const fieldsIn = (block: Block): readonly Field[] =>
  block.kind === 'fields' || block.kind === 'notice' ? block.fields : []

/** Blocks that the paragraph before them introduces. */
export const introducible: ReadonlySet<Block['kind'] | undefined> = new Set([
  'list',
  'clauses',
  'fields',
  'checklist',
  'table',
  'images',
  'signatures',
])
