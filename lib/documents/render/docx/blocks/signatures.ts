import type { SignatureParty, SignaturesBlock, Value } from '../../../model'
import { evidenceOf } from '../../../slots'
import { rowsOf } from '../../columns'
import type { RenderContext } from '../context'
import { BLANK_LONG } from '../controls'
import { makeCell, makeGrid, makeRow, shareWidth } from '../grid'
import { noticeRun, styledParagraph } from '../text'
import type { BlockContext, BlockRenderer } from './types'

const SIGNATURE_HEIGHT = 26
const [SIGNED, DATED] = [5, 3] as const
const EVIDENCE_SIZE = 6.5

interface Place {
  keepNext: boolean
  values: Readonly<Record<string, Value>>
  width: number
}

function signatureLine(
  { name, role }: SignatureParty,
  { controls }: RenderContext,
  { width, keepNext }: Place,
): string[] {
  if (!controls.hasPicture(`${name}.signature`))
    return [styledParagraph('SignatureLine', 'Signature', { before: 440, keepNext })]
  const frame = { width: width / 20 - 12, height: SIGNATURE_HEIGHT }
  const picture = controls.picture(`${name}.signature`, `${role}: Signature`, frame)
  return [
    styledParagraph('SignatureValue', [picture], { keepNext: true }),
    styledParagraph('SignatureLine', 'Signature', { keepNext }),
  ]
}

const blank = (keepNext: boolean): string[] => [styledParagraph('Gap', '', { keepNext })]

const entry = (value: string, label: string, keepNext: boolean): string[] => [
  styledParagraph('SignatureValue', [value], { keepNext }),
  styledParagraph('SignatureLine', label, { keepNext }),
]

/** The cells of a party, a pair for each of its rows: role; signature and date; printed name and title. */
function partyCells(party: SignatureParty, context: RenderContext, place: Place): (readonly string[])[][] {
  const { values, keepNext } = place
  const { name, role, withTitle } = party
  const input = (key: string, label: string, type: 'text' | 'date'): string =>
    context.input({ name: `${name}.${key}`, label: `${role}: ${label}`, type }, BLANK_LONG)
  const evidence = evidenceOf(values, party)
  const note = evidence
    ? [styledParagraph('SmallNote', [noticeRun(evidence, { size: EVIDENCE_SIZE })], { keepNext })]
    : []
  const printed = entry(input('printedName', 'Printed name', 'text'), 'Printed name', keepNext)
  return [
    [[styledParagraph('SignatureRole', role, { keepNext: true })]],
    [signatureLine(party, context, { ...place, keepNext: true }), entry(input('date', 'Date', 'date'), 'Date', true)],
    withTitle
      ? [[...printed, ...note], entry(input('title', 'Title', 'text'), 'Title', keepNext)]
      : [[...printed, ...note]],
  ]
}

/** Two parties side by side, each with a line to sign on; no page break parts them from the next pair. */
function partyRows({ parties, values = {} }: SignaturesBlock, { context, width }: BlockContext) {
  const widths = shareWidth(width, [SIGNED, DATED, SIGNED, DATED])
  const pairs = rowsOf(parties, 2)
  const rows = pairs.flatMap((pair, index) => {
    const place = { values, width: widths[0]!, keepNext: index < pairs.length - 1 }
    const cells = pair.map((party) => partyCells(party, context, place))
    return [0, 1, 2].map((line) =>
      makeRow(
        [0, 1].flatMap((side) => {
          const [first = blank(place.keepNext || line < 2), second] = cells[side]?.[line] ?? []
          const [wide, narrow] = [widths[2 * side]!, widths[2 * side + 1]!]
          return second
            ? [makeCell(wide, first, { align: 'bottom' }), makeCell(narrow, second, { align: 'bottom' })]
            : [makeCell(wide + narrow, first, { span: 2, align: 'top' })]
        }),
      ),
    )
  })
  return makeGrid(widths, rows, { style: 'SignatureGrid' })
}

export const renderSignatures: BlockRenderer<'signatures'> = (block, place) => [
  ...(block.note ? [styledParagraph('BodyText', place.context.runs(block.note), { keepNext: true })] : []),
  partyRows(block, place),
]
