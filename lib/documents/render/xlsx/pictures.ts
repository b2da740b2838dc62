import type { Picture } from '../../entries'
import { fitInside } from '../../pictures'
import type { SheetBuilder } from './sheet'
import type { PlannedPicture, Span } from './types'

const EMU_PER_POINT = 12_700
const PAD = 2

interface Frame {
  top: number
  bottom: number
  span: Span
  align?: 'left' | 'center'
  valign?: 'middle' | 'bottom'
}

function cellAt(sizes: readonly number[], first: number, distance: number): { at: number; rest: number } {
  let [at, rest] = [first, distance]
  while (at < sizes.length - 1 && rest >= (sizes[at] ?? 0)) {
    rest -= sizes[at] ?? 0
    at += 1
  }
  return { at, rest }
}

/** Places a picture over a frame of cells, as large as its proportions allow. */
export function placePicture(sheet: SheetBuilder, picture: Picture, frame: Frame): void {
  const { top, bottom, span, align = 'center', valign = 'middle' } = frame
  const heights = sheet.rows.map(({ height }) => height)
  const widths = sheet.edges.slice(1).map((edge, column) => edge - (sheet.edges[column] ?? 0))
  const room = {
    width: sheet.width(span) - 2 * PAD,
    height: heights.slice(top, bottom + 1).reduce((sum, height) => sum + height, 0) - 2 * PAD,
  }
  const size = fitInside(picture, room)
  const right = PAD + (align === 'center' ? (room.width - size.width) / 2 : 0)
  const down = PAD + (room.height - size.height) * (valign === 'middle' ? 0.5 : 1)
  const [column, row] = [cellAt(widths, span.from, right), cellAt(heights, top, down)]
  sheet.pictures.push({ picture, ...size, col: column.at, right: column.rest, row: row.at, down: row.rest })
}

const emu = (points: number): number => Math.round(points * EMU_PER_POINT)

/** The drawing of a sheet with its pictures where the plan has them. Throws if the plan has others. */
export function anchorPictures(xml: string, pictures: readonly PlannedPicture[]): string {
  let count = 0
  const anchored = xml.replaceAll(
    /<xdr:twoCellAnchor[^>]*>.*?<\/xdr:to>(.*?)<\/xdr:twoCellAnchor>/gs,
    (_, content: string) => {
      const planned = pictures[count++]
      if (!planned) throw new Error('A sheet has a picture that is not in its plan')
      const { col, right, row, down, width, height } = planned
      const size = `cx="${emu(width)}" cy="${emu(height)}"`
      return (
        `<xdr:oneCellAnchor><xdr:from><xdr:col>${col}</xdr:col><xdr:colOff>${emu(right)}</xdr:colOff>` +
        `<xdr:row>${row}</xdr:row><xdr:rowOff>${emu(down)}</xdr:rowOff></xdr:from><xdr:ext ${size}/>` +
        `${content.replace(/<a:ext [^>]*\/>/, `<a:ext ${size}/>`)}</xdr:oneCellAnchor>`
      )
    },
  )
  if (count !== pictures.length) throw new Error('A sheet lacks a picture of its plan')
  return anchored
}
