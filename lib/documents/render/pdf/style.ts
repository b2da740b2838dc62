import type { Part } from '../../model'
import { theme } from '../../theme'
import type { Alphabet, Face } from '../../platform/face-files'

export interface Style {
  face: Face
  /** Of letters that are in a font of their own. */
  alphabet?: Alphabet
  size: number
  color: string
  leading: number
}

const style = (face: Face, size: number, leading: number, color: string = theme.ink): Style => ({
  face,
  size,
  leading,
  color,
})

export const commonStyles = {
  title: style('bold', 21, 26),
  heading: style('semibold', 13, 17, theme.accent),
  subheading: style('semibold', 10.5, 14),
  label: style('regular', 8.5, 10),
  labelStrong: style('semibold', 8.5, 10),
  hint: style('regular', 8.5, 10, theme.fieldBorder),
  tableHead: style('semibold', 8.5, 10, 'FFFFFF'),
  itemNote: style('regular', 8.5, 10, theme.muted),
  lineNumber: style('regular', 8.5, 10.5, theme.muted),
  mark: style('bold', 8.5, 11, 'FFFFFF'),
  markName: style('semibold', 8.5, 11, theme.muted),
  footer: style('regular', 8, 10, theme.muted),
  evidence: style('regular', 6.5, 8.25, theme.muted),
} as const satisfies Record<string, Style>

export const commonMetrics = {
  fieldText: 10,
  /** The least size of text that is fitted into its field. */
  smallest: 7.5,
  gutter: 14,
  box: 12,
  fieldLine: 16,
} as const

interface Scale {
  text: number
  leading: number
  cell: number
  cellLeading: number
  field: number
  /** The least height of a row, and the space above and below what is printed in it, both together. */
  row: number
  rowSpace: number
}

/**
 * Customers and owners get 10 points throughout, which California asks of home improvement contracts (Bus. & Prof. Code
 * 7159). The crew writes by hand on the roof. The office types at a desk, and has the longest tables.
 */
const scales: Readonly<Record<Part['audience'], Scale>> = {
  customer: { text: 10, leading: 13, cell: 10, cellLeading: 12, field: 20, row: 21, rowSpace: 6 },
  crew: { text: 9.25, leading: 12.25, cell: 9.25, cellLeading: 11.25, field: 20, row: 21, rowSpace: 6 },
  office: { text: 9, leading: 12, cell: 9, cellLeading: 11, field: 18, row: 18, rowSpace: 5 },
}

/** The least side of a place that answers to a finger, in CSS pixels (WCAG 2.2, 2.5.8), on a tablet this wide. */
const [FINGER, TABLET] = [24, 768]

/** The styles and measures of a part, which follow from its reader and from the width of its pages in points. */
export function settingOf({ audience }: Pick<Part, 'audience'>, width: number) {
  const { text, leading, cell, cellLeading, field, row, rowSpace } = scales[audience]
  const styles = {
    ...commonStyles,
    intro: style('regular', text, leading + 0.5, theme.muted),
    body: style('regular', text, leading),
    bodyStrong: style('semibold', text, leading),
    cell: style('regular', cell, cellLeading),
    cellStrong: style('semibold', cell, cellLeading),
    item: style('regular', cell, cellLeading),
    number: style('semibold', text, leading, theme.accent),
  } satisfies Record<string, Style>
  const metrics = {
    ...commonMetrics,
    fieldHeight: field,
    fieldText: cell,
    row,
    rowSpace,
    touch: Math.ceil((FINGER * width) / TABLET),
  }
  return { styles, metrics }
}

export type Setting = ReturnType<typeof settingOf>
