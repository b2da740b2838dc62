import type { Block, BlockOf } from '../../../model'
import type { LayoutBox } from '../boxes'
import type { BlockRenderer, Context } from '../context'
import { callout } from './callout'
import { checklist } from './checklist'
import { clauses } from './clauses'
import { fields } from './fields'
import { heading } from './heading'
import { images } from './images'
import { notice } from './notice'
import { signatures } from './signatures'
import { table } from './table'
import { list, paragraph } from './text'
import { unseenBoxes } from './unseen'

const renderers: { [K in Block['kind']]: BlockRenderer<K> } = {
  heading,
  paragraph,
  notice,
  list,
  callout,
  clauses,
  fields,
  checklist,
  table,
  signatures,
  images,
  pageBreak: () => [{ height: 0, breakBefore: true, keepNext: true, draw: () => undefined }],
}

/** Measures a block and announces its fields. */
export function layBlock<K extends Block['kind']>(block: BlockOf<K>, context: Context): LayoutBox[] {
  const kind: K = block.kind
  if (block.unseen) return unseenBoxes(block, context)
  return renderers[kind](block, context)
}
