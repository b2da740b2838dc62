import { blocksOfKind, type DocumentModel, type ImagesBlock, type Value } from './model'

/** A list of photo numbers and nothing else: `3`, `3, 5`, `3 & 5`. */
const NUMBERS = /^\s*\d{1,3}(?:\s*[,;&/]?\s+\d{1,3}|\s*[,;&/]\s*\d{1,3})*\s*$/

/** The numbers in the text of a photo number; none if the text says something else. */
export const photoNumbersIn = (text: string): number[] =>
  NUMBERS.test(text) ? [...new Set((text.match(/\d+/g) ?? []).map(Number))] : []

/** The frames that photo numbers refer to: the first ones with captions. */
export const numberedFrames = (model: Pick<DocumentModel, 'parts'>): ImagesBlock | undefined =>
  blocksOfKind(model as DocumentModel, 'images').find(({ captions }) => captions)

const PHOTO_COLUMN = 'photo'

interface PhotoColumn {
  key: string
  type?: string
}

export interface PhotoFrames {
  first: (column: PhotoColumn) => string | undefined
  /** The frame that a typed number names, if the document has it: that of the first of several numbers. */
  of: (column: PhotoColumn, value: Value) => { frame: string; number: number } | undefined
}

export function photoFrames(model: Pick<DocumentModel, 'parts'>): PhotoFrames {
  const block = numberedFrames(model)
  const first = ({ key, type = 'text' }: PhotoColumn) =>
    block && key === PHOTO_COLUMN && type === 'text' ? `${block.name}.1` : undefined
  return {
    first,
    of: (column, value) => {
      if (!block || !first(column) || value === null) return undefined
      const number = photoNumbersIn(String(value)).find((each) => each >= 1 && each <= block.count)
      return number === undefined ? undefined : { frame: `${block.name}.${number}`, number }
    },
  }
}
