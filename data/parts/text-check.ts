/** What the office is told of text in cells for numbers: a workbook takes any input, and sums skip what is no number. */
import { refsIn } from '@/data/parts/refs'
import * as d from '@/lib/documents/author'

const checkName = 'check.text'

/** A count that is 0 when all is well; red in the workbook otherwise. */
export const faultCount = { decimals: 0, alert: { test: '>', than: 0 } } as const

/** The count of text in the columns of tables, by table; {@link withTextInFields} adds the other fields. */
export const textCheck = (columns: Readonly<Record<string, readonly string[]>>): d.Field =>
  d.calculated(
    checkName,
    'Text where a number belongs',
    'number',
    d.add(
      ...Object.entries(columns).flatMap(([table, keys]) => keys.map((key) => d.count(table, { key, is: 'text' }))),
    ),
    faultCount,
  )

const fieldsOf = (block: d.Block): readonly d.Field[] =>
  block.kind === 'fields' || block.kind === 'notice' ? block.fields : []

type Single = Pick<d.Field, 'name' | 'type' | 'formula'>

/** Fields, and the figures below a table, such as a tax rate. */
const singlesOf = (block: d.Block): readonly Single[] => (block.kind === 'table' ? block.totals : fieldsOf(block))

const isNumeric = ({ type }: Single): boolean => type === 'number' || type === 'currency' || type === 'percent'

/** The typed numbers outside the lines of tables that formulas of the document read. */
function numbersRead(parts: readonly d.Part[]): string[] {
  const singles = parts.flatMap(({ blocks }) => blocks.flatMap(singlesOf))
  const calculated = new Set(singles.filter(({ formula }) => formula).map(({ name }) => name))
  const read = new Set(refsIn(parts))
  const names = singles.filter(isNumeric).map(({ name }) => name)
  return [...new Set(names)].filter((name) => read.has(name) && !calculated.has(name))
}

/** The parts of a document whose {@link textCheck}, if it has one, counts the other typed numbers as well. */
export function withTextInFields(parts: readonly d.Part[]): readonly d.Part[] {
  if (!parts.some(({ blocks }) => blocks.flatMap(fieldsOf).some(({ name }) => name === checkName))) return parts
  const texts = numbersRead(parts).map(d.isText)
  const extended = (field: d.Field): d.Field =>
    field.name === checkName && field.formula ? { ...field, formula: d.add(field.formula, ...texts) } : field
  return parts.map((part) => ({
    ...part,
    blocks: part.blocks.map((block) =>
      block.kind === 'fields' ? { ...block, fields: block.fields.map(extended) } : block,
    ),
  }))
}
