import { MOST_CHARACTERS } from './cells'

export type TextFile = { ok: true; text: string } | { ok: false; message: string }

const refused = (message: string): TextFile => ({ ok: false, message })

/** A table's file is text; Excel writes it in UTF-16 where it is asked for Unicode. */
const encodingOf = ([first, second]: Uint8Array): string =>
  first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'

/** Reads a CSV or text file. */
export async function readTextFile(file: File): Promise<TextFile> {
  // Two bytes of each character, and a few more.
  if (file.size > 3 * MOST_CHARACTERS) return refused('That file is too large to be a table of measurements.')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes)
  if (text.startsWith('PK') || text.startsWith('%PDF') || text.includes('\u0000'))
    return refused('That is no text file. Save the table as CSV, or copy its lines and paste them.')
  return { ok: true, text }
}
