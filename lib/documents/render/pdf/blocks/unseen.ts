import { tableCells } from '../../../cell-names'
import { fieldsIn, type Block } from '../../../model'
import type { LayoutBox } from '../boxes'
import type { Context } from '../context'
import { inputSpec } from '../field-spec'

type Input = Parameters<typeof inputSpec>[0]

function inputsOf(block: Block): Input[] {
  if (block.kind !== 'table') return fieldsIn(block).map((field) => ({ ...field, tip: field.label }))
  const cells = tableCells(block).flatMap(({ name, column, number, isPrinted }): Input[] =>
    isPrinted ? [] : [{ ...column, name, tip: `${column.label}, line ${number}` }],
  )
  return [...cells, ...block.totals.map((total) => ({ ...total, tip: total.label }))]
}

/** The fields of a block that only calculates, on the page but neither shown nor printed: a reader calculates with them. */
export function unseenBoxes(block: Block, context: Context): LayoutBox[] {
  const fields = inputsOf(block).map((input) => context.form.declare(inputSpec(input, context)))
  if (fields.length === 0) return []
  return [{ height: 0, draw: () => fields.forEach((field) => context.form.hide(field)) }]
}
