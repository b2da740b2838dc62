import { theme } from '../../../theme'
import type { Context } from '../context'
import type { Piece } from '../layout'
import type { Element } from '../pen'
import { styles } from '../style'

/** A column as it is drawn: its place and how its header reads. */
export interface Track {
  label: string
  x: number
  width: number
  align: 'left' | 'center' | 'right'
}

export const PAD = 5

/** A column before it has a place: a share of the width but no less than `least`, or a fixed width. */
export interface TrackPlan {
  label: string
  align: Track['align']
  weight?: number
  least?: number
  /** The least width where the others leave as much. */
  wish?: number
  fixed?: number
}

/** The width of the longest word of a header, with its padding. */
export const headerLeast = (label: string, { pen }: Context): number =>
  Math.max(...label.split(' ').map((word) => pen.measure(word, styles.tableHead))) + 2 * PAD + 1

/** Pins columns to their least width until every other column's share is enough. */
function shareWidth(plans: readonly TrackPlan[], width: number): number[] {
  const pinned = new Map<TrackPlan, number>()
  for (const plan of plans) if (plan.fixed !== undefined) pinned.set(plan, plan.fixed)
  for (;;) {
    const open = plans.filter((plan) => !pinned.has(plan))
    const free = width - [...pinned.values()].reduce((total, taken) => total + taken, 0)
    const weights = open.reduce((total, { weight = 0 }) => total + weight, 0)
    const shareOf = ({ weight = 0 }: TrackPlan) => (free * weight) / weights
    const narrow = open.filter((plan) => shareOf(plan) < (plan.least ?? 0))
    if (narrow.length === 0) return plans.map((plan) => pinned.get(plan) ?? shareOf(plan))
    for (const plan of narrow) pinned.set(plan, plan.least ?? 0)
  }
}

/** Raises the least widths towards what columns wish for, as far as there is room for all. */
function grantWishes(plans: readonly TrackPlan[], width: number): TrackPlan[] {
  const least = plans.reduce((total, plan) => total + (plan.fixed ?? plan.least ?? 0), 0)
  const wishOf = ({ wish = 0, least: own = 0 }: TrackPlan) => Math.max(0, wish - own)
  const wished = plans.reduce((total, plan) => total + wishOf(plan), 0)
  const share = wished ? Math.min(1, Math.max(0, (width - least) / wished)) : 0
  return plans.map((plan) => ({ ...plan, least: (plan.least ?? 0) + share * wishOf(plan) }))
}

/** Gives each column its place. Where the least widths exceed the room, all columns shrink alike. */
export function toTracks(plans: readonly TrackPlan[], left: number, width: number): Track[] {
  const widths = shareWidth(grantWishes(plans, width), width)
  const sum = widths.reduce((total, each) => total + each, 0)
  const scale = sum > width + 0.01 ? width / sum : 1
  let x = left
  return plans.map(({ label, align }, index) => {
    const track = { label, align, x, width: (widths[index] ?? 0) * scale }
    x += track.width
    return track
  })
}

/** Hairlines between and around the columns of one row, which guide the pen. */
export function ruleRow(tracks: readonly Track[], y: number, height: number, { pen, frame }: Context): void {
  const right = frame.left + frame.width
  for (const x of [...tracks.map((track) => track.x), right]) pen.upright(x, y, height)
  pen.rule(frame.left, y + height, frame.width)
}

/** The dark header row: real once, and again as an artifact on each further page. */
export function headerPiece(
  tracks: readonly Track[],
  table: () => Element,
  { pen, frame }: Context,
): { head: Piece; repeat: NonNullable<Piece['repeat']> } {
  const labels = tracks.map((track) => ({
    track,
    text: pen.plain(track.label, styles.tableHead, track.width - (track.align === 'center' ? 2 : 2 * PAD)),
  }))
  const height = Math.max(20, ...labels.map(({ text }) => text.height + 10))
  const ground = (y: number) => pen.fill(frame.left, y, frame.width, height, theme.headerFill)
  const write = ({ track, text }: (typeof labels)[number], y: number) => {
    const pad = track.align === 'center' ? 1 : PAD
    pen.write(text, track.x + pad, y + (height - text.height) / 2, track.align, track.width - 2 * pad)
  }
  const head: Piece = {
    before: 12,
    height,
    keepNext: true,
    draw: (y) => {
      pen.artifact(() => ground(y))
      const row = pen.open(table(), 'TR')
      for (const label of labels) {
        const cell = pen.open(row, 'TH', { scope: 'Column' })
        if (label.text.lines.length) cell.add(() => write(label, y))
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
