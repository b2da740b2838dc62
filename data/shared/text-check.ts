/** Reports text in cells for numbers to the office: a workbook accepts any input, and sums skip what is not a number. */
import { cellsIn, rangesIn, refsIn } from '@/data/shared/refs'
import * as d from '@/lib/documents/author'

const checkName = 'check.text'

/** A count that is 0 when all is well; red in the workbook otherwise. */
export const faultCount = { decimals: 0, alert: { test: '>', than: 0 } } as const

/** The count of text where a number is calculated with; {@link withTextCounted} says where that is. */
export const textCheck: d.Field = d.calculated(checkName, 'Text where a number belongs', 'number', d.add(), faultCount)

const fieldsOf = (block: d.Block): readonly d.Field[] =>
  block.kind === 'fields' || block.kind === 'notice' ? block.fields : []

type Single = Pick<d.Field, 'name' | 'formula'> & { type: string }

/** Fields, and the figures below a table, such as a tax rate. */
const singlesOf = (block: d.Block): readonly Single[] => (block.kind === 'table' ? block.totals : fieldsOf(block))

const isNumeric = ({ type }: Pick<Single, 'type'>): boolean => ['number', 'currency', 'percent'].includes(type)

/** The typed numbers outside the lines of tables that formulas of the document read. */
function numbersRead(parts: readonly d.Part[]): string[] {
  const singles = parts.flatMap(({ blocks }) => blocks.flatMap(singlesOf))
  const calculated = new Set(singles.filter(({ formula }) => formula).map(({ name }) => name))
  const read = new Set(refsIn(parts))
  const names = singles.filter(isNumeric).map(({ name }) => name)
  return [...new Set(names)].filter((name) => read.has(name) && !calculated.has(name))
}

type Table = Extract<d.Block, { kind: 'table' }>

const tablesOf = (parts: readonly d.Part[]): Table[] =>
  parts.flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'table'))

/** The columns that formulas read, as `takeoff.waste`. */
function columnsRead(parts: readonly d.Part[]): Set<string> {
  const tables = tablesOf(parts)
  const single = refsIn(parts).flatMap(
    (name) =>
      name
        .match(/^(.+)\.\d+(\.\w+)$/)
        ?.slice(1)
        .join('') ?? [],
  )
  return new Set([...single, ...rangesIn(parts), ...tables.flatMap((table) => cellsIn(table, table.name))])
}

/** The tables' columns of typed numbers that formulas of the document read. */
function typedColumns(parts: readonly d.Part[]): { table: string; key: string }[] {
  const read = columnsRead(parts)
  return tablesOf(parts).flatMap(({ name: table, columns, rows }) =>
    columns
      .filter(({ key, type }) => isNumeric({ type }) && read.has(`${table}.${key}`))
      .filter(({ key, formula }) => rows.some((row) => 'cells' in row && !(row.formulas?.[key] ?? formula)))
      .map(({ key }) => ({ table, key })),
  )
}

/** The parts of a document whose {@link textCheck}, if it has one, counts text in all typed numbers that are read. */
export function withTextCounted(parts: readonly d.Part[]): readonly d.Part[] {
  if (!parts.some(({ blocks }) => blocks.flatMap(fieldsOf).some(({ name }) => name === checkName))) return parts
  const texts = d.add(
    ...typedColumns(parts).map(({ table, key }) => d.count(table, { key, is: 'text' })),
    ...numbersRead(parts).map(d.isText),
  )
  const extended = (field: d.Field): d.Field => (field.name === checkName ? { ...field, formula: texts } : field)
  return parts.map((part) => ({
    ...part,
    blocks: part.blocks.map((block) =>
      block.kind === 'fields' ? { ...block, fields: block.fields.map(extended) } : block,
    ),
  }))
}
