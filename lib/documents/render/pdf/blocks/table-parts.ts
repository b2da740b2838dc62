import type { TableBlock } from '../../../model'
import { theme } from '../../../theme'
import { shareWidth, type ColumnShape } from '../../columns'
import type { LayoutBox } from '../boxes'
import type { Context } from '../context'
import { exampleOf } from '../entries'
import type { Align, Element, Rect } from '../pen'
import type { Style } from '../style'

export interface Track {
  label: string
  x: number
  width: number
  align: Align
  /** The frame to which its heading leads: photo numbers stand below. */
  frame?: string
}

export const PAD = 5
/** What its rules take of a row's height. */
export const RULES = 1.5

export interface TableGrid {
  table: TableBlock
  columns: readonly Track[]
  /** The same with the column of line numbers, if there is one. */
  tracks: readonly Track[]
  figures: number
  lead: Style
  element: () => Element
  repeat: LayoutBox['repeat']
}

/** A column before it has a position: a share of the width but at least `least` points, or a fixed width. */
export interface TrackPlan {
  label: string
  align: Align
  frame?: string
  weight?: number
  least?: number
  /** A least width that is granted as far as the other columns leave room. */
  wish?: number
  fixed?: number
}

/** The width of the longest word of a header, with its padding. */
export const headerLeast = (label: string, { pen, styles }: Context): number =>
  Math.max(...label.split(' ').map((word) => pen.measure(word, styles.tableHead))) + 2 * PAD + 1

/** The width that a column of text needs for what its label asks for. */
export function exampleLeast(label: string, { form, styles }: Context): number {
  const example = exampleOf(label)
  return example ? form.appearances.roomFor(example, styles.cell.size) : 0
}

/** Raises minimums toward the wished widths as far as there is room for all. */
function toShapes(plans: readonly TrackPlan[], width: number): ColumnShape[] {
  const least = plans.reduce((total, plan) => total + (plan.fixed ?? plan.least ?? 0), 0)
  const extraOf = ({ wish = 0, least: own = 0 }: TrackPlan) => Math.max(0, wish - own)
  const extra = plans.reduce((total, plan) => total + extraOf(plan), 0)
  const share = extra ? Math.min(1, Math.max(0, (width - least) / extra)) : 0
  return plans.map((plan) =>
    plan.fixed === undefined
      ? { weight: plan.weight ?? 0, min: (plan.least ?? 0) + share * extraOf(plan) }
      : { weight: 0, min: plan.fixed },
  )
}

/** Positions the columns. If their least widths exceed the room, all shrink in proportion. */
export function toTracks(plans: readonly TrackPlan[], left: number, width: number): Track[] {
  const widths = shareWidth(toShapes(plans, width), width)
  const sum = widths.reduce((total, each) => total + each, 0)
  const scale = sum > width + 0.01 ? width / sum : 1
  let x = left
  return plans.map(({ label, align, frame }, index) => {
    const track = { label, align, frame, x, width: (widths[index] ?? 0) * scale }
    x += track.width
    return track
  })
}

/** Draws the lines between and around the columns of one row. */
export function ruleRow(tracks: readonly Track[], y: number, height: number, { pen, frame }: Context): void {
  const right = frame.left + frame.width
  for (const x of [...tracks.map((track) => track.x), right]) pen.drawVerticalRule({ x, y }, height)
  pen.drawHorizontalRule({ x: frame.left, y: y + height }, frame.width)
}

/** The part of a row inside a column's padding. */
export const insideOf = ({ x, width }: Track, y: number, height: number, pad = PAD): Rect => ({
  x: x + pad,
  y,
  width: width - 2 * pad,
  height,
})

/** A field that fills a cell, clear of its rules. */
export const fieldBoxOf = ({ x, width }: Track, y: number, height: number): Rect => ({
  x: x + 0.75,
  y: y + 0.75,
  width: width - 1.5,
  height: height - 1.5,
})

/** The dark header row: tagged text the first time, and an artifact on every further page. */
export function headerBox(
  tracks: readonly Track[],
  table: () => Element,
  { pen, frame, links, styles }: Context,
): { head: LayoutBox; repeat: NonNullable<LayoutBox['repeat']> } {
  const labels = tracks.map((track) => ({
    track,
    text: pen.plain(track.label, styles.tableHead, track.width - (track.align === 'center' ? 2 : 2 * PAD)),
  }))
  const height = Math.max(15.5, ...labels.map(({ text }) => text.height + 5))
  const ground = (y: number) => pen.fill({ x: frame.left, y, width: frame.width, height }, theme.headerFill)
  const write = ({ track, text }: (typeof labels)[number], y: number) =>
    pen.drawTextInside(text, insideOf(track, y, height, track.align === 'center' ? 1 : PAD), track.align)
  const underline = ({ track, text }: (typeof labels)[number], y: number) => {
    const inside = insideOf(track, y, height, track.align === 'center' ? 1 : PAD)
    const width = text.lines.at(-1)?.width ?? 0
    const x = track.align === 'center' ? inside.x + (inside.width - width) / 2 : inside.x
    pen.drawHorizontalRule({ x, y: y + (height + text.height) / 2 }, width, { weight: 0.5 })
  }
  const head: LayoutBox = {
    before: 5,
    height,
    keepNext: true,
    draw: (y) => {
      pen.artifact(() => ground(y))
      const row = pen.open(table(), 'TR')
      for (const label of labels) {
        const cell = pen.open(row, 'TH', { scope: 'Column' })
        const { text, track } = label
        if (text.lines.length === 0) continue
        if (!track.frame) cell.add(() => write(label, y))
        else {
          const rect = { x: track.x, y, width: track.width, height }
          links.draw(cell, { frame: track.frame, words: `${track.label}: go to the photographs`, rect }, () => {
            write(label, y)
            underline(label, y)
          })
        }
      }
    },
  }
  const draw = (y: number) =>
    pen.artifact(() => {
      ground(y)
      labels.forEach((label) => write(label, y))
    }, 'Pagination')
  return { head, repeat: { height, draw } }
}
