import type { SignatureParty } from '../../../model'
import { rowsOf } from '../../columns'
import type { RenderContext } from '../context'
import { BLANK_LONG } from '../controls'
import { makeCell, makeGrid, makeRow, shareWidth } from '../grid'
import { styledParagraph } from '../text'
import type { BlockContext, BlockRenderer } from './types'

function partyParagraphs({ name, role, withTitle }: SignatureParty, context: RenderContext) {
  const lines = [
    { key: 'printedName', label: 'Printed name', type: 'text' as const },
    ...(withTitle ? [{ key: 'title', label: 'Title', type: 'text' as const }] : []),
    { key: 'date', label: 'Date', type: 'date' as const },
  ]
  return [
    styledParagraph('SignatureRole', role),
    styledParagraph('SignatureLine', 'Signature', { before: 560 }),
    ...lines.flatMap(({ key, label, type }) => [
      styledParagraph('SignatureValue', [
        context.input({ name: `${name}.${key}`, label: `${role}: ${label}`, type }, BLANK_LONG),
      ]),
      styledParagraph('SignatureLine', label),
    ]),
  ]
}

/** Two parties side by side, each with a line to sign on. */
function partyRows(parties: readonly SignatureParty[], { context, width }: BlockContext) {
  const widths = shareWidth(width, [1, 1])
  const rows = rowsOf(parties, 2).map((row) =>
    makeRow(
      [0, 1].map((side) => {
        const party = row[side]
        const content = party ? partyParagraphs(party, context) : [styledParagraph('SignatureRole', '')]
        return makeCell(widths[side]!, content, { align: 'top' })
      }),
    ),
  )
  return makeGrid(widths, rows, { style: 'SignatureGrid' })
}

export const renderSignatures: BlockRenderer<'signatures'> = ({ note, parties }, place) => [
  ...(note ? [styledParagraph('BodyText', place.context.runs(note), { keepNext: true })] : []),
  partyRows(parties, place),
]
