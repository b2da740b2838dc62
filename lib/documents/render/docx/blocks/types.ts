import type { Block, BlockOf } from '../../../model'
import type { RenderContext } from '../context'
import type { BodyItem } from '../grid'

export interface BlockContext {
  context: RenderContext
  width: number
  newPage: boolean
  /** The block introduces the next one and stays on its page. */
  keepNext: boolean
  /** Signatures follow, perhaps behind a heading: the end of the block stays on their page. */
  isSigned: boolean
  /** Tables with live totals say below how to update them. */
  notes: boolean
}

export type BlockRenderer<K extends Block['kind']> = (block: BlockOf<K>, at: BlockContext) => BodyItem[]
