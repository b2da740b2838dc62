/** The table styles: a company that restyles its documents changes them once, in Word's list of styles. */
import { theme } from '../../theme'
import { writeElement } from './element'
import { noBorders, points, ruledBorders, twips, writeBorders, type Borders } from './borders'

interface Look {
  name: string
  borders: Borders
  padding: readonly [vertical: number, horizontal: number]
}

const looks = {
  FormTable: { name: 'Form Table', borders: ruledBorders(theme.rule), padding: [1, 4] },
  NoteBox: { name: 'Note Box', borders: ruledBorders(theme.ruleLight), padding: [2, 8] },
  TickList: { name: 'Tick List', borders: noBorders, padding: [1, 3] },
  PictureGrid: { name: 'Picture Grid', borders: noBorders, padding: [2, 4.5] },
  SignatureGrid: { name: 'Signature Grid', borders: noBorders, padding: [1, 8] },
  LetterheadGrid: { name: 'Letterhead Grid', borders: noBorders, padding: [1, 5] },
} as const satisfies Record<string, Look>

export type TableStyle = keyof typeof looks

function writeStyle(id: string, { name, borders, padding }: Look): string {
  const [vertical, horizontal] = padding.map(twips) as [number, number]
  const margins =
    points('top', vertical) + points('left', horizontal) + points('bottom', vertical) + points('right', horizontal)
  return (
    `<w:style w:type="table" w:customStyle="1" w:styleId="${id}">${writeElement('name', { val: name })}<w:qFormat/>` +
    `<w:tblPr>${writeBorders('tblBorders', borders)}<w:tblCellMar>${margins}</w:tblCellMar></w:tblPr></w:style>`
  )
}

/** All table styles, as the styles part has them. */
export const writeTableStyles = (): string =>
  Object.entries(looks)
    .map(([id, look]) => writeStyle(id, look))
    .join('')
