/** Moves what was typed into an earlier version of a document to the rows where the present one has it. */
import { rowNameOf } from '@/lib/documents/cell-names'
import {
  blocksOf,
  dataRows,
  type Block,
  type DataRow,
  type DocumentModel,
  type RowKeys,
  type TableBlock,
} from '@/lib/documents/model'
import type { Draft } from './draft'
import { withPresentAnswers } from './former-answers'

/** The most characters of a text in a key: a name in a draft has at most 200. */
const MOST_OF_TEXT = 120

const givenText = ({ columns }: TableBlock, cells: DataRow['cells']): string => {
  const texts = columns.map(({ key, type }) => (type === 'text' ? cells[key] : null))
  return texts.find((text): text is string => typeof text === 'string' && text !== '') ?? ''
}

function textsOf(block: Block): string[] | undefined {
  if (block.kind === 'table') return dataRows(block).map(({ line, cells }) => line ?? givenText(block, cells))
  return block.kind === 'checklist' ? block.items.map(({ core, text }) => core ?? text) : undefined
}

/** The second row of the same text is another row. */
function numbered(texts: readonly string[]): string[] {
  const seen = new Map<string, number>()
  return texts.map((text) => {
    const key = text.replaceAll('.', '').slice(0, MOST_OF_TEXT).trim()
    if (!key) return ''
    const count = (seen.get(key) ?? 0) + 1
    seen.set(key, count)
    return count > 1 ? `${key} (${count})` : key
  })
}

/** The keys of a blank document's rows, by table and checklist. */
export function rowKeysOf(model: DocumentModel): RowKeys {
  const keys: Record<string, string[]> = {}
  for (const block of blocksOf(model)) {
    const texts = textsOf(block)
    if (texts && 'name' in block && !(block.name in keys)) keys[block.name] = numbered(texts)
  }
  return keys
}

/** The number of the row in `after` that row `number` of `before` is now; undefined if its text is gone. */
function rowNow(number: number, before: readonly string[], after: readonly string[]): number | undefined {
  const key = before[number - 1]
  if (key) return after.indexOf(key) + 1 || undefined
  // Rows to be filled in, and those that a person added, keep their order.
  const isBlank = (each: string): boolean => each === ''
  const place = before.slice(0, number).filter(isBlank).length + Math.max(0, number - before.length)
  const blanks = after.flatMap((each, index) => (isBlank(each) ? [index + 1] : []))
  return blanks[place - 1] ?? after.length + place - blanks.length
}

type Rename = (name: string) => string

function renameBy(former: RowKeys, present: RowKeys): Rename {
  /** The place of an entry that was kept under the text of its row, if there is such a row again. */
  const returned: Rename = (name) => {
    const table = Object.keys(former).find((each) => name.startsWith(`${each}.`)) ?? ''
    const end = name.lastIndexOf('.')
    const key = name.slice(table.length + 1, end)
    // A total of the table has no row, and blank rows have no text.
    const now = key === '' ? 0 : (present[table] ?? []).indexOf(key) + 1
    return now > 0 ? `${table}.${now}${name.slice(end)}` : name
  }
  return (name) => {
    const { table, row, key } = rowNameOf(name) ?? {}
    const before = former[table ?? '']
    if (!table || !row || !key || !before) return returned(name)
    const now = rowNow(row, before, present[table] ?? [])
    return `${table}.${now ?? before[row - 1]}.${key}`
  }
}

const renamed = <T>(entries: Readonly<Record<string, T>>, rename: Rename): Record<string, T> =>
  Object.fromEntries(Object.entries(entries).map(([name, value]) => [rename(name), value]))

/** As many rows as the typed entries need. Rows of which a document has fewer than formerly are added. */
function rowsFor({ typed, rows }: Pick<Draft, 'typed' | 'rows'>, former: RowKeys, present: RowKeys): Draft['rows'] {
  const needed: Record<string, number> = { ...rows }
  for (const [table, before] of Object.entries(former))
    if (rows[table] !== undefined)
      needed[table] = (present[table] ?? []).length + Math.max(0, rows[table] - before.length)
  for (const name of Object.keys(typed)) {
    const { table = '', row = 0 } = rowNameOf(name) ?? {}
    if (former[table] && row > (needed[table] ?? (present[table] ?? []).length)) needed[table] = row
  }
  return needed
}

/**
 * A draft as the present version of its document takes it: entries are in the row that has their text now. Entries of a
 * row that is gone go by its text instead of a number (`line.Tear off.qty`): the form shows them as kept. A draft without
 * keys was stored before rows had keys; `DocumentModel.formerRows` has the rows of that time where they differ. Answers
 * are then those that their checklist has now (see `presentAnswer`).
 */
export const carryOver = (draft: Draft, model: DocumentModel): Draft =>
  withPresentAnswers(inPresentRows(draft, model), model)

function inPresentRows(draft: Draft, model: DocumentModel): Draft {
  const present = rowKeysOf(model)
  const all = draft.lines ?? model.formerRows ?? {}
  const former = Object.fromEntries(
    Object.entries(all).filter(([table, keys]) => keys.join('\n') !== present[table]?.join('\n')),
  )
  const lines = present as Draft['lines']
  if (Object.keys(former).length === 0) return { ...draft, lines }
  const rename = renameBy(former, present)
  const typed = renamed(draft.typed, rename)
  return {
    ...draft,
    typed,
    rows: rowsFor({ typed, rows: draft.rows }, former, present),
    lines,
    ...(draft.fromJob ? { fromJob: renamed(draft.fromJob, rename) } : {}),
  }
}
