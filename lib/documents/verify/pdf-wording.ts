import { parseInline } from '../inline'
import { blocksOf, type Block, type DocumentModel } from '../model'

const textsOf = (block: Block): readonly string[] => {
  switch (block.kind) {
    case 'paragraph':
      return [block.text]
    case 'callout':
      return block.text
    case 'list':
      return block.items
    case 'clauses':
      return block.items.map(({ text }) => text)
    default:
      return []
  }
}

/** The fields that hold texts with merge fields, and the hidden one that remembers what they merged. */
export function wordingFields(model: DocumentModel): string[] {
  const merging = blocksOf(model)
    .flatMap(textsOf)
    .filter((text) => parseInline(text).some((piece) => 'field' in piece))
  return merging.length ? [...merging.map((_, index) => `wording.${index + 1}`), 'wording.values'] : []
}
