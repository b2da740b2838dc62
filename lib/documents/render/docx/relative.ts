import { escapeXml } from '../escape-xml'
import { writeField, writeText } from './text'

const STEP = /⟦(\d+)⟧/

/** Marks a row number in a field code: that many rows below the row where the sequence stands. */
export const sequenceStep = (rows: number): string => `⟦${rows}⟧`

/** Content of a run for Word, and for programs whose table formulas know fixed addresses only, as LibreOffice's do. */
export const alternatives = (word: string, others: string): string =>
  '<w:r><mc:AlternateContent><mc:Choice Requires="w15">' +
  `${word}</mc:Choice><mc:Fallback>${others}</mc:Fallback></mc:AlternateContent></w:r>`

/** The name of a table's sequence. Word allows letters, digits and underscores. */
const sequenceOf = (table: string): string => table.replaceAll(/\W/g, '_')

/** Starts the count of a table's rows, in its heading: the next row that counts itself is the one after `row`. */
export const startRows = (table: string, row: number): string =>
  alternatives(writeField(`SEQ ${sequenceOf(table)} \\r ${row} \\h`, ''), '')

/** Counts the row in which it stands, unseen. A copy of the row counts itself. */
export const countRow = (table: string): string => alternatives(writeField(`SEQ ${sequenceOf(table)} \\h`, ''), '')

const instruction = (code: string): string => `<w:instrText xml:space="preserve">${escapeXml(code)}</w:instrText>`

const nestedField = (code: string, result: string): string =>
  `<w:fldChar w:fldCharType="begin"/>${code}<w:fldChar w:fldCharType="separate"/>` +
  `${writeText(result)}<w:fldChar w:fldCharType="end"/>`

function rowNumber(table: string, step: number, base: number): string {
  const sequence = `SEQ ${sequenceOf(table)} \\c`
  if (step === 0) return writeField(sequence, String(base))
  const sum = `${instruction(' =')}${writeField(sequence, String(base))}${instruction(`+${step} `)}`
  return nestedField(sum, String(base + step))
}

/** A field that finds its cells by the count of rows. `base` is the present number of the row with the count. */
export function relativeField(table: string, { relative, base }: { relative: string; base: number }, result: string) {
  const pieces = relative.split(STEP)
  const code = pieces.map((piece, index) =>
    index % 2 === 0 ? instruction(piece) : rowNumber(table, Number(piece), base),
  )
  return nestedField(code.join(''), result)
}
