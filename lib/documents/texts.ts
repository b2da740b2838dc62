import { parseInline } from './inline'
import type { Block } from './model'

/** The texts of a block that may hold merge fields. */
export function textsOf(block: Block): readonly string[] {
  if (block.kind === 'paragraph') return [block.text]
  if (block.kind === 'list') return block.items
  if (block.kind === 'callout') return block.text
  return block.kind === 'clauses' ? block.items.map(({ text }) => text) : []
}

export const hasMerges = (text: string): boolean => parseInline(text).some((piece) => 'field' in piece)

/** The names that the texts of a block hold, in reading order. */
export const mergesIn = (block: Block): string[] =>
  textsOf(block)
    .flatMap(parseInline)
    .flatMap((piece) => ('field' in piece ? [piece.field] : []))
