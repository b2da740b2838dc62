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
  body: style('regular', 10, 14),
  bodyStrong: style('semibold', 10, 14),
  label: style('regular', 8.5, 10.5),
  labelStrong: style('semibold', 8.5, 10.5),
  hint: style('regular', 8.5, 10.5, theme.fieldBorder),
  tableHead: style('semibold', 8.5, 10.5, 'FFFFFF'),
  cell: style('regular', 10, 12.5),
  cellStrong: style('semibold', 10, 12.5),
  item: style('regular', 10, 12.5),
  itemNote: style('regular', 8.5, 10.5, theme.muted),
  number: style('semibold', 10, 14, theme.accent),
  lineNumber: style('regular', 8.5, 10.5, theme.muted),
  mark: style('bold', 8.5, 11, 'FFFFFF'),
  markName: style('semibold', 8.5, 11, theme.muted),
  footer: style('regular', 8, 10, theme.muted),
} as const satisfies Record<string, Style>

export const metrics = {
  /** A field that can also be filled in by hand. */
  fieldHeight: 24,
  /** One line of a multiline field. */
  fieldLine: 16,
  fieldText: 10,
  /** The least size of text that is fitted into its field. */
  smallest: 7.5,
  gutter: 14,
  /** A tick box as it is drawn, and the least place that answers to a finger. */
  box: 12,
  touch: 25,
} as const
