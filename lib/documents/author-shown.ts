/** Authoring: blocks that show in some copies only, and rows that name lines of another table. */
import type { Expr } from './calc/expr'
import { add } from './calc/operations'
import type * as m from './model'

/** Blocks that a finished copy has only where the answer to `field` is one of `is` (see `Block.when`). */
export const onlyIf = (field: string, is: readonly string[], ...blocks: readonly m.Block[]): m.Block[] =>
  blocks.map((block) => ({ ...block, when: { field, is } }))

/** Blocks that only calculate: they show in the workbook and the form, on no page (see `Block.unseen`). */
export const unseen = (...blocks: readonly m.Block[]): m.Block[] =>
  blocks.map((block) => ({ ...block, unseen: true as const }))

interface Section extends m.RowNames {
  /** What it comes to; the sum of its lines if absent. */
  price?: Expr
}

const sectionRow = ({ price, ...names }: Section): m.DataRow => {
  const { lead, lines } = names
  const words = lines.flatMap((line) => line.words ?? []).join('; ')
  return {
    cells: { work: [lead, words].filter(Boolean).join(': ') },
    formulas: { price: price ?? add(...lines.map(({ amount }) => amount)) },
    names,
  }
}

/** A table whose rows sum lines of another one in the column `price`, and name them (see `nameLines`). */
export const sectionTable = (
  name: string,
  label: string,
  sections: readonly Section[],
  totals: readonly m.Total[],
): m.TableBlock => ({
  ...{ kind: 'table', name, label, totals, lineNumbers: false },
  columns: [
    { key: 'work', label: 'Work', type: 'text', width: 7, fixed: true },
    { key: 'price', label: 'Price', type: 'currency', width: 1.5 },
  ],
  rows: sections.map(sectionRow),
  blankRows: 0,
})
