import type { Paragraph, Table } from 'docx'
import type { Block, BlockOf } from '../../../model'
import type { RenderContext } from '../context'

export type Body = Paragraph | Table

/** Where a block stands. */
export interface Place {
  context: RenderContext
  /** Width of the text area in twips. */
  width: number
  /** The block follows a page break. */
  newPage: boolean
}

export type BlockRenderer<K extends Block['kind']> = (block: BlockOf<K>, place: Place) => Body[]
