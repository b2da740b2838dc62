import { theme } from '../../theme'
import type { Face } from './fonts'

export interface Style {
  face: Face
  size: number
  color: string
  /** Distance between baselines. */
  leading: number
}

const style = (face: Face, size: number, leading: number, color: string = theme.ink): Style => ({
  face,
  size,
  leading,
  color,
})

export const styles = {
  title: style('bold', 21, 26),
  intro: style('regular', 10, 14.5, theme.muted),
  heading: style('semibold', 13, 17, theme.accent),
  subheading: style('semibold', 10.5, 14),
  body: style('regular', 9.75, 14),
  bodyStrong: style('semibold', 9.75, 14),
  merge: style('semibold', 9.75, 14, theme.accent),
  label: style('regular', 8, 10),
  labelStrong: style('semibold', 8, 10),
  hint: style('regular', 8, 10, theme.fieldBorder),
  tableHead: style('semibold', 8, 10, 'FFFFFF'),
  cell: style('regular', 9, 12),
  cellStrong: style('semibold', 9, 12),
  item: style('regular', 9.5, 12.5),
  itemNote: style('regular', 8, 10.5, theme.muted),
  number: style('semibold', 9.75, 14, theme.accent),
  lineNumber: style('regular', 8, 10, theme.muted),
  mark: style('bold', 8.5, 11, 'FFFFFF'),
  markName: style('semibold', 8.5, 11, theme.muted),
  footer: style('regular', 7.5, 10, theme.muted),
} as const satisfies Record<string, Style>

export const metrics = {
  /** A field that can also be filled in by hand. */
  fieldHeight: 22,
  /** One line of a multiline field. */
  fieldLine: 16,
  fieldText: 9.5,
  gutter: 14,
  box: 12,
} as const
