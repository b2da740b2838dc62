import type { SignatureParty, SignaturesBlock, Value } from '../../../model'
import { evidenceOf } from '../../../slots'
import { rowsOf } from '../../columns'
import type { RenderContext } from '../context'
import { BLANK_LONG } from '../controls'
import { makeCell, makeGrid, makeRow, shareWidth } from '../grid'
import { noticeRun, styledParagraph } from '../text'
import type { BlockContext, BlockRenderer } from './types'

/** The most points that the picture of a signature is high. */
const SIGNATURE_HEIGHT = 32
/** Of the evidence below a signature, in points. */
const EVIDENCE_SIZE = 6.5

interface Place {
  /** Further signatures follow, on the same page. */
  keepNext: boolean
  values: Readonly<Record<string, Value>>
  /** Width of the party's column in twips. */
  width: number
}

/** The line to sign on, with the picture of a signature on it if there is one. */
function signatureLine(
  { name, role }: SignatureParty,
  { controls }: RenderContext,
  { width, keepNext }: Place,
): string[] {
  if (!controls.hasPicture(`${name}.signature`))
    return [styledParagraph('SignatureLine', 'Signature', { before: 560, keepNext })]
  const frame = { width: width / 20 - 12, height: SIGNATURE_HEIGHT }
  const picture = controls.picture(`${name}.signature`, `${role}: Signature`, frame)
  return [
    styledParagraph('SignatureValue', [picture], { keepNext: true }),
    styledParagraph('SignatureLine', 'Signature', { keepNext }),
  ]
}

/** What a party signs, and below it or beside it what it enters. */
function partyParagraphs(party: SignatureParty, context: RenderContext, place: Place) {
  const { values, keepNext } = place
  const { name, role, withTitle } = party
  const lines = [
    { key: 'printedName', label: 'Printed name', type: 'text' as const },
    ...(withTitle ? [{ key: 'title', label: 'Title', type: 'text' as const }] : []),
    { key: 'date', label: 'Date', type: 'date' as const },
  ]
  const evidence = evidenceOf(values, party)
  const entered = lines.flatMap(({ key, label, type }) => [
    styledParagraph(
      'SignatureValue',
      [context.input({ name: `${name}.${key}`, label: `${role}: ${label}`, type }, BLANK_LONG)],
      { keepNext },
    ),
    styledParagraph('SignatureLine', label, { keepNext }),
  ])
  return {
    signed: [styledParagraph('SignatureRole', role, { keepNext }), ...signatureLine(party, context, place)],
    entered,
    evidence: evidence
      ? [styledParagraph('SmallNote', [noticeRun(evidence, { size: EVIDENCE_SIZE })], { keepNext })]
      : [],
  }
}

/** The two halves of a row: two parties, or the signature of one and what it enters. */
function halvesOf([left, right]: readonly SignatureParty[], context: RenderContext, place: Place): string[][] {
  const columnOf = (party: SignatureParty): string[] => {
    const { signed, entered, evidence } = partyParagraphs(party, context, place)
    return [...signed, ...entered, ...evidence]
  }
  if (!left) return []
  if (right) return [columnOf(left), columnOf(right)]
  const { signed, entered, evidence } = partyParagraphs(left, context, place)
  return [[...signed, ...evidence], entered]
}

/** Two parties side by side, or one across, each with a line to sign on; no page break parts them from the next row. */
function partyRows({ parties, values = {} }: SignaturesBlock, { context, width }: BlockContext) {
  const widths = shareWidth(width, [1, 1])
  const pairs = rowsOf(parties, 2)
  const rows = pairs.map((row, index) => {
    const halves = halvesOf(row, context, { values, width: widths[0]!, keepNext: index < pairs.length - 1 })
    const align = row.length === 1 ? 'bottom' : 'top'
    return makeRow(halves.map((content, side) => makeCell(widths[side]!, content, { align })))
  })
  return makeGrid(widths, rows, { style: 'SignatureGrid' })
}

export const renderSignatures: BlockRenderer<'signatures'> = (block, place) => [
  ...(block.note ? [styledParagraph('BodyText', place.context.runs(block.note), { keepNext: true })] : []),
  partyRows(block, place),
]
