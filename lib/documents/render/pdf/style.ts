import type { Part } from '../../model'
import { theme } from '../../theme'
import type { Alphabet, Face } from '../../platform/face-files'
import type { TypeLaw } from '../type-law'

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

const smallStyles = (size: number, leading: number) => ({
  label: style('regular', size, leading),
  labelStrong: style('semibold', size, leading),
  hint: style('regular', size, leading, theme.fieldBorder),
  tableHead: style('semibold', size, leading, 'FFFFFF'),
  itemNote: style('regular', size, leading, theme.muted),
  lineNumber: style('regular', size, leading, theme.muted),
})

export const commonStyles = {
  title: style('bold', 17, 21),
  heading: style('semibold', 11.5, 14, theme.accent),
  subheading: style('semibold', 10.5, 13),
  ...smallStyles(9, 10.5),
  mark: style('bold', 9, 11, 'FFFFFF'),
  markName: style('semibold', 9, 11, theme.muted),
  footer: style('regular', 8, 10, theme.muted),
  evidence: style('regular', 6.5, 8.25, theme.muted),
} as const satisfies Record<string, Style>

export const commonMetrics = {
  fieldText: 10,
  /** The least size of text that is fitted into its field. */
  smallest: 7.5,
  gutter: 14,
  box: 12,
  fieldLine: 13,
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
  /** Whether a blank cell for a finding has room for a sentence; otherwise it has a line. */
  sentences: boolean
}

/** The crew writes by hand on the roof. The office types at a desk, and has the longest tables. */
const scales: Readonly<Record<Part['audience'], Scale>> = {
  customer: {
    text: 10,
    leading: 12.25,
    cell: 9.5,
    cellLeading: 11.25,
    field: 17,
    row: 18,
    rowSpace: 5,
    sentences: true,
  },
  crew: { text: 9.25, leading: 11.5, cell: 9.25, cellLeading: 11, field: 18, row: 20, rowSpace: 5, sentences: true },
  office: { text: 9, leading: 11, cell: 9, cellLeading: 10.5, field: 16, row: 15.5, rowSpace: 4, sentences: false },
}

/** The least side of a place that answers to a finger, in CSS pixels (WCAG 2.2, 2.5.8), on a tablet this wide. */
const [FINGER, TABLET] = [24, 768]

/**
 * The styles and measures of a part, which follow from its reader and from the width of its pages in points. What a
 * customer gets of a contract for a home has 10 points in its tables too; California asks for them throughout (Bus. &
 * Prof. Code 7159).
 */
export function settingOf({ audience }: Pick<Part, 'audience'>, width: number, law: TypeLaw = null) {
  const isContract = law !== null && audience === 'customer'
  const scale = scales[audience]
  const { text, leading, field, row, rowSpace, sentences } = scale
  const [cell, cellLeading] = isContract ? [text, 11.75] : [scale.cell, scale.cellLeading]
  const styles = {
    ...commonStyles,
    ...(isContract && law === 'california' ? smallStyles(text, 11.75) : {}),
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
    sentences,
    touch: Math.ceil((FINGER * width) / TABLET),
  }
  return { styles, metrics }
}

export type Setting = ReturnType<typeof settingOf>
