import type { FieldType, SignatureParty, SignaturesBlock } from '../../../model'
import { placePicture } from '../pictures'
import { evidenceOf } from '../../../slots'
import type { SheetBuilder } from '../sheet'
import type { Span } from '../types'
import { putLabeled, type LabeledField } from './field-cell'

const signatureHeight = 30
const EVIDENCE_SIZE = 6.5

interface Line {
  key: string
  label: string
  type: FieldType
  weight: number
  min: number
}

const signature = (role: string): Line => ({
  key: 'signature',
  label: `${role} – signature`,
  type: 'text',
  weight: 4,
  min: 150,
})
const printedName: Line = { key: 'printedName', label: 'Printed name', type: 'text', weight: 3, min: 120 }
const title: Line = { key: 'title', label: 'Title', type: 'text', weight: 2, min: 100 }
const date: Line = { key: 'date', label: 'Date', type: 'date', weight: 1.6, min: 70 }

/** Arranges the cells in one line if the sheet's grid allows it, else in two, else one to a line. */
function arrange(sheet: SheetBuilder, party: SignatureParty): { line: Line; span: Span }[][] {
  const sign = signature(party.role)
  const all = party.withTitle ? [sign, printedName, title, date] : [sign, printedName, date]
  const two = [[sign, date], party.withTitle ? [printedName, title] : [printedName]]
  for (const rows of [[all], two]) {
    const spans = rows.map((lines) => sheet.fit(lines))
    if (spans.every((row) => row !== null))
      return rows.map((lines, row) => lines.map((line, index) => ({ line, span: spans[row]![index]! })))
  }
  return all.map((line) => [{ line, span: sheet.all }])
}

/** What is above signatures and goes with them to another page, in points: a page of signatures alone says nothing. */
const keptAbove = 60

/** Lays what is signed and all who sign it, which stay on one page with the end of what is above. */
export function laySignatures(sheet: SheetBuilder, block: SignaturesBlock): void {
  sheet.keepLast(keptAbove)
  if (block.note) sheet.addText(sheet.context.text(block.note), 'text', { keep: true, pad: 6 })
  block.parties.forEach((party, number) => {
    const others = number < block.parties.length - 1
    const rows = arrange(sheet, party)
    rows.forEach((row, index) => {
      const cells = row.map(({ line, span }): LabeledField => {
        const name = `${party.name}.${line.key}`
        return {
          label: line.label,
          field: { name, type: line.type, value: block.values?.[name] ?? null },
          span,
          look: 'signature',
          height: signatureHeight,
        }
      })
      const inputs = putLabeled(sheet, cells, others || index < rows.length - 1)
      const picture = sheet.context.model.pictures?.[`${party.name}.signature`]
      const at = row.find(({ line }) => line.key === 'signature')
      if (picture && at) {
        const place = { top: inputs, bottom: inputs, span: at.span, align: 'left', valign: 'bottom' } as const
        placePicture(sheet, picture, place)
      }
    })
    const evidence = evidenceOf(block.values ?? {}, party)
    if (evidence) sheet.addText(evidence, 'muted', { keep: others, runs: [{ text: evidence, size: EVIDENCE_SIZE }] })
    sheet.gap(4, others)
  })
}
