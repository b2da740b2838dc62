import type { Accent } from '../../theme'
import { writeElement } from './element'

/** Converts points to twentieths of a point. */
export const twips = (points: number): number => Math.round(points * 20)

export interface Line {
  val: 'single' | 'none'
  color: string
  /** Eighths of a point. */
  sz: number
  /** The theme color that overrides `color` in programs with themes. */
  themeColor?: 'accent1'
}

export const line = (color: string, size = 4): Line => ({ val: 'single', color, sz: size })
export const accentLine = ({ color }: Accent, size: number): Line => ({ ...line(color, size), themeColor: 'accent1' })
export const noLine: Line = { val: 'none', color: 'auto', sz: 0 }

const sides = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'] as const
export type Borders = Partial<Record<(typeof sides)[number], Line>>

const allSides = (edge: Line): Borders => Object.fromEntries(sides.map((side) => [side, edge]))
export const boxOf = (edge: Line): Borders => ({ top: edge, bottom: edge, left: edge, right: edge })
export const noBorders = allSides(noLine)
export const ruledBorders = (color: string): Borders => allSides(line(color))

export const writeBorders = (name: string, borders: Borders): string =>
  writeElement(name, {}, sides.map((side) => (borders[side] ? writeElement(side, { ...borders[side] }) : '')).join(''))

/** A width or a margin in twips. */
export const points = (name: string, width: number): string => writeElement(name, { type: 'dxa', w: width })
