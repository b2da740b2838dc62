import type { Block, BlockOf } from '../../../model'
import type { ColumnShape } from '../../columns'
import type { SheetBuilder } from '../sheet'
import { checklistShapes, layChecklist } from './checklist'
import { layFields } from './fields'
import { layImages } from './images'
import { laySignatures } from './signatures'
import { layTable, tableShapes } from './table'
import { layCallout, layClauses, layHeading, layList, layNotice, layParagraph } from './text'

const layers: { [K in Block['kind']]: (sheet: SheetBuilder, block: BlockOf<K>) => void } = {
  heading: layHeading,
  paragraph: layParagraph,
  notice: layNotice,
  list: layList,
  callout: layCallout,
  clauses: layClauses,
  fields: layFields,
  checklist: layChecklist,
  table: layTable,
  signatures: laySignatures,
  images: layImages,
  pageBreak: (sheet) => {
    if (sheet.rows.length > 0) sheet.breaks.push(sheet.rows.length - 1)
  },
}

export function layBlock<K extends Block['kind']>(sheet: SheetBuilder, block: BlockOf<K>): void {
  const lay = layers[block.kind]
  lay(sheet, block)
  sheet.afterHeading = block.kind === 'heading'
}

/** The columns of a block that needs one sheet column each, with its row count; null for one that follows the grid. */
export function shapesOf(block: Block): { shapes: ColumnShape[]; rows: number } | null {
  if (block.kind === 'table') return { shapes: tableShapes(block), rows: block.rows.length }
  if (block.kind === 'checklist') return { shapes: checklistShapes(block), rows: block.items.length }
  return null
}

/** Whether a block has items side by side, so that the sheet needs an edge near its middle. */
export function wantsHalves(block: Block): boolean {
  if (block.kind === 'fields' || block.kind === 'images') return block.columns > 1
  return block.kind === 'signatures'
}
