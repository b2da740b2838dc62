import { parseInline } from '../inline'
import { blocksOf, type DocumentModel } from '../model'
import { textsOf } from '../texts'

/** The fields that hold texts with merge fields, and the hidden one that remembers what they merged. */
export function wordingFields(model: DocumentModel): string[] {
  const merging = blocksOf(model)
    .flatMap(textsOf)
    .filter((text) => parseInline(text).some((piece) => 'field' in piece))
  return merging.length ? [...merging.map((_, index) => `wording.${index + 1}`), 'wording.values'] : []
}
