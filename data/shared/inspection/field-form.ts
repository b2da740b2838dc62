/** The short form of a report for the roof: the same lines with answer and photo number only. */
import * as d from '@/lib/documents/author'
import { isMeasureTable, measureKeys } from './ratings'

type BlockOf<K extends d.Block['kind']> = Extract<d.Block, { kind: K }>

interface FieldFormOptions {
  /** Tables that are filled in on the roof, by name, with the keys of the columns that stay. */
  tables?: Readonly<Record<string, readonly string[]>>
}

/** The heading of photo numbers, which leaves the lines more room than the report's. */
const PHOTO = 'Photo'

/** A check without its criterion, headed by its list's title. It has the report's names, so a mark on one is on both. */
const shortChecklist = (block: BlockOf<'checklist'>, title: string): d.Block => ({
  ...block,
  itemLabel: title,
  layout: 'grid',
  items: block.items.map(({ text }) => ({ text })),
  extras: block.extras.filter(({ key }) => key === 'photo').map((extra) => ({ ...extra, label: PHOTO })),
})

type Column = BlockOf<'table'>['columns'][number]

/** Printed lines and words have the room that the left-out columns leave; figures and photo numbers stay narrow. */
const widened = (column: Column, index: number): Column => {
  if (column.key === 'photo') return { ...column, label: PHOTO }
  if (column.fixed) return { ...column, width: index === 0 ? 6 : 3 }
  return column.type === 'text' && column.width >= 1.3 ? { ...column, width: column.width * 2 } : column
}

const shortTable = (block: BlockOf<'table'>, keys: readonly string[]): d.Block => ({
  ...block,
  label: `${block.label}, field form`,
  columns: block.columns.filter(({ key }) => keys.includes(key)).map(widened),
  rows: block.rows.filter((row) => !('group' in row)),
  totals: [],
})

function shortBlock(block: d.Block, title: string, { tables = {} }: FieldFormOptions): d.Block | undefined {
  if (block.kind === 'checklist') return block.layout === 'rows' ? shortChecklist(block, title) : undefined
  if (block.kind !== 'table') return undefined
  const keys = isMeasureTable(block.name) ? measureKeys : tables[block.name]
  return keys ? shortTable(block, keys) : undefined
}

/** What the roof needs of the report: each list under the title of the nearest heading above it. */
function shortBlocks(blocks: readonly d.Block[], options: FieldFormOptions): d.Block[] {
  let title = 'Check'
  return blocks.flatMap((block) => {
    if (block.kind === 'heading') title = block.text
    return shortBlock(block, title, options) ?? []
  })
}

/**
 * The field form of a report: a page to fill in on the roof. What is entered there is in the report, and vice
 * versa.
 */
export const fieldForm = (report: d.Part, options: FieldFormOptions = {}): d.Part =>
  d.part(
    'Field form',
    [
      d.fields(
        4,
        d.field('job.number'),
        d.field('job.address'),
        d.field('inspection.date'),
        d.field('inspection.inspector'),
      ),
      ...shortBlocks(report.blocks, options),
    ],
    { audience: 'crew' },
  )
