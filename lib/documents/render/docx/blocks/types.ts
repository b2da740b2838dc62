import type { Block, BlockOf, Part } from '../../../model'
import type { RenderContext } from '../context'

/** Where a block stands. */
export interface Place {
  context: RenderContext
  /** Width of the text area in twips. */
  width: number
  /** The block follows a page break. */
  newPage: boolean
  /** The block leads to the next one, and stays on its page. */
  keepNext: boolean
  audience: Part['audience']
}

/** Writes a block as paragraphs and tables in XML. */
export type BlockRenderer<K extends Block['kind']> = (block: BlockOf<K>, place: Place) => string[]
