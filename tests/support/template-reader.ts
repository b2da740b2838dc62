/** What tests of templates ask about: their texts, blocks, names of inputs and calculated figures. */
import type { TemplateContent } from '@/data/shared/types'
import { evaluate } from '@/lib/documents/calc'
import { fill } from '@/lib/documents/fill'
import { parseInline } from '@/lib/documents/inline'
import { dataRows, formulaOf, type Block, type BlockOf, type DocumentModel, type Value } from '@/lib/documents/model'
import { bodyLines } from './distinctness'

type Values = Readonly<Record<string, Value>>

/** Finds one of `templates` by slug or name. Throws if it does not exist. */
export const finder =
  <T extends { slug: string; name: string }>(templates: readonly T[], key: 'slug' | 'name' = 'slug') =>
  (wanted: string): T => {
    const found = templates.find((template) => template[key] === wanted)
    if (!found) throw new Error(`no template ${wanted}`)
    return found
  }

/** The templates, each of which makes its blank document once: for suites that ask for it in many of their tests. */
export const madeOnce = (templates: readonly TemplateContent[]): TemplateContent[] =>
  templates.map((template) => {
    let made: DocumentModel | undefined
    return {
      ...template,
      document: (edition) => (edition ? template.document(edition) : (made ??= template.document())),
    }
  })

/** Calculated figures by name, without binary noise; null for a dash. Throws for a name that is not calculated. */
export function figures(model: DocumentModel, values: Values = {}) {
  const results = evaluate(fill(model, values))
  return (name: string): number | null => {
    const figure = results.get(name)
    if (figure === undefined) throw new Error(`${model.title} calculates no ${name}`)
    return figure === null ? null : Number(figure.toPrecision(12)) || 0
  }
}

export const figuresFrom =
  (find: (wanted: string) => { document: () => DocumentModel }) =>
  (wanted: string, values: Values = {}) =>
    figures(find(wanted).document(), values)

export const blocksOf = (model: DocumentModel): Block[] => model.parts.flatMap(({ blocks }) => [...blocks])

/** The blocks of a report without those that its field form repeats. */
export const reportBlocksOf = (model: DocumentModel): Block[] =>
  model.parts.filter(({ name }) => name !== 'Field form').flatMap(({ blocks }) => [...blocks])

export const ofKind = <K extends Block['kind']>(model: DocumentModel, kind: K): BlockOf<K>[] =>
  blocksOf(model).filter((block): block is BlockOf<K> => block.kind === kind)

export function tableOf(model: DocumentModel, name: string): BlockOf<'table'> {
  const table = ofKind(model, 'table').find((candidate) => candidate.name === name)
  if (!table) throw new Error(`no table ${name}`)
  return table
}

/** The number of the row, from 1, whose cell `key` is `text`. Throws if there is none. */
export function rowOf(model: DocumentModel, table: string, key: string, text: string): number {
  const row = dataRows(tableOf(model, table)).findIndex(({ cells }) => cells[key] === text) + 1
  if (!row) throw new Error(`no row ${text} in ${table}`)
  return row
}

export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : []
}

type Described = Pick<
  TemplateContent,
  'name' | 'description' | 'fullDescription' | 'howToUse' | 'expertGuide' | 'document'
>

export const wordsOf = ({
  name,
  description,
  fullDescription,
  howToUse,
  expertGuide,
  document,
}: Described): string[] => [
  name,
  description,
  ...fullDescription,
  ...howToUse,
  ...expertGuide.flatMap(({ title, text, cite }) => (cite ? [title, text, cite] : [title, text])),
  ...bodyLines(document()),
]

export const mergesOf = (text: string): string[] =>
  parseInline(text).flatMap((piece) => ('field' in piece ? [piece.field] : []))

/** Every name of a block that is filled in or calculated, in reading order. */
export function namesOf(block: Block): string[] {
  const numbered = (count: number, keys: readonly string[]): string[] =>
    Array.from({ length: count }, (_, index) => index + 1).flatMap((row) =>
      keys.map((key) => `${'name' in block ? block.name : ''}.${row}.${key}`),
    )
  switch (block.kind) {
    case 'fields':
    case 'notice':
      return block.fields.map(({ name }) => name)
    case 'checklist':
      return numbered(block.items.length, ['answer', ...block.extras.map(({ key }) => key)])
    case 'clauses':
      return block.items.flatMap(({ initials }) => initials ?? [])
    case 'table': {
      const keys = block.columns.map(({ key }) => key)
      return [...numbered(dataRows(block).length, keys), ...block.totals.map(({ name }) => name)]
    }
    case 'images':
      return numbered(block.count, ['image'])
    case 'signatures':
      return block.parties.flatMap(({ name }) => ['signature', 'printedName', 'date'].map((key) => `${name}.${key}`))
    default:
      return []
  }
}

/** Names of the fields, answers and cells of a block that a reader fills in: neither calculated nor printed. */
export function inputsOf(block: Block): string[] {
  switch (block.kind) {
    case 'fields':
    case 'notice':
      return block.fields.filter(({ formula }) => !formula).map(({ name }) => name)
    case 'checklist':
      return block.items.map((_, index) => `${block.name}.${index + 1}.answer`)
    case 'clauses':
      return namesOf(block)
    case 'table':
      return dataRows(block).flatMap((row, index) =>
        block.columns
          .filter((column) => !formulaOf(column, row) && !(column.fixed && row.cells[column.key] !== undefined))
          .map(({ key }) => `${block.name}.${index + 1}.${key}`),
      )
    default:
      return []
  }
}

/** The blueprint that made a template for each system, or its family. */
export const blueprintOf = ({ kind, slug, systemSlug }: TemplateContent): string =>
  systemSlug && slug.startsWith(`${systemSlug}-`) ? `${kind} ${slug.slice(systemSlug.length)}` : kind

/** The document without prescribed notices, whose blanks are no merge fields. */
export const withoutNotices = (model: DocumentModel): DocumentModel => ({
  ...model,
  parts: model.parts.map((part) => ({ ...part, blocks: part.blocks.filter(({ kind }) => kind !== 'notice') })),
})
