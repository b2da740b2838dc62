import { theme } from '../../theme'
import { remember } from '../../remember'

export type Align = 'left' | 'center' | 'right'

/** A look with the number format and the alignment of one kind of value. Equal styles are one object. */
export interface Style {
  look: Look
  format?: string
  align?: Align
  /** One line that may flow over the empty cells next to it. */
  flows?: true
  /** Without fill: on a sheet that a customer gets. */
  white?: true
}

type Line = 'thin' | 'medium'
interface Edge {
  line: Line
  color: string
}

export interface LookDefinition {
  size: number
  bold?: boolean
  color: string
  fill?: string
  top?: Edge
  right?: Edge
  bottom?: Edge
  left?: Edge
  vertical: 'top' | 'center' | 'bottom'
  align?: Align
  indent?: number
  wrap?: boolean
  /** One line that shrinks to fit: a locked row does not grow with its content. */
  shrink?: boolean
  input?: boolean
}

/** Spreadsheet users expect inputs in pale yellow; the field tint of paper forms is too faint on a screen. */
const inputFill = 'FFFBE6'
const paper = 'FFFFFF'

const thin = (color: string): Edge => ({ line: 'thin', color })
const box = (edge: Edge) => ({ top: edge, right: edge, bottom: edge, left: edge })

const text = { size: 10, color: theme.ink, vertical: 'top', wrap: true } as const
const field = { size: 10, color: theme.ink, vertical: 'center', shrink: true, align: 'left', indent: 1 } as const
const wrapped = { wrap: true, shrink: false } as const
const input = { ...field, fill: inputFill, input: true, ...box(thin(theme.fieldBorder)) } as const
const cell = {
  size: 10,
  color: theme.ink,
  vertical: 'center',
  wrap: true,
  indent: 1,
  ...box(thin(theme.ruleLight)),
} as const
const echo = { ...field, fill: theme.rowTint, ...box(thin(theme.ruleLight)) } as const
const total = { ...cell, wrap: false, bold: true, align: 'right' } as const
const totalLabel = { size: 10, color: theme.ink, vertical: 'center', align: 'right', indent: 1 } as const
const callout = (tone: 'legal' | 'safety' | 'note'): LookDefinition => ({
  ...text,
  vertical: 'center',
  align: 'left',
  indent: 1,
  fill: theme[tone].fill,
  left: { line: 'medium', color: theme[tone].edge },
})

const definitions = {
  company: { ...input, size: 14, bold: true, color: theme.accent },
  logo: {
    size: 9,
    color: theme.muted,
    vertical: 'center',
    align: 'center',
    wrap: true,
    input: true,
    ...box(thin(theme.ruleLight)),
  },
  title: { size: 18, bold: true, color: theme.ink, vertical: 'center', wrap: true },
  mark: {
    size: 9,
    bold: true,
    color: theme.accent,
    fill: theme.accentTint,
    vertical: 'center',
    align: 'center',
    wrap: true,
    ...box(thin(theme.accent)),
  },
  muted: { size: 9, color: theme.muted, vertical: 'top', wrap: true },
  running: { size: 9, bold: true, color: theme.muted, vertical: 'center', shrink: true },
  aside: { ...callout('note'), size: 9, vertical: 'top' },
  section: {
    size: 12,
    bold: true,
    color: theme.accent,
    vertical: 'bottom',
    wrap: true,
    bottom: { line: 'medium', color: theme.accent },
  },
  subsection: { size: 10.5, bold: true, color: theme.ink, vertical: 'bottom', wrap: true },
  text,
  label: { size: 8, color: theme.muted, vertical: 'bottom', wrap: true },
  tickText: { ...text, vertical: 'center', align: 'left', indent: 1 },
  sideLabel: { size: 9, color: theme.muted, vertical: 'center', wrap: true },
  input,
  inputWrapped: { ...input, ...wrapped },
  inputTall: { ...input, ...wrapped, vertical: 'top' },
  signature: { ...input, vertical: 'bottom', bottom: { line: 'medium', color: theme.ink } },
  result: { ...field, bold: true, fill: theme.rowTint, ...box(thin(theme.rule)) },
  echo,
  echoWrapped: { ...echo, ...wrapped },
  frame: {
    ...input,
    ...wrapped,
    size: 8,
    color: theme.muted,
    fill: undefined,
    align: 'center',
    ...box(thin(theme.rule)),
  },
  header: {
    size: 9,
    bold: true,
    color: paper,
    fill: theme.headerFill,
    vertical: 'center',
    wrap: true,
    indent: 1,
    ...box(thin(theme.headerFill)),
  },
  group: {
    size: 10,
    bold: true,
    color: theme.accent,
    fill: theme.accentTint,
    vertical: 'center',
    align: 'left',
    indent: 1,
    ...box(thin(theme.ruleLight)),
  },
  lineNumber: { ...cell, size: 8, color: theme.muted, align: 'center' },
  cell: { ...cell, fill: inputFill, input: true },
  cellLine: { ...cell, fill: inputFill, input: true, wrap: false, shrink: true },
  cellFixed: cell,
  cellResult: { ...cell, fill: theme.rowTint },
  totalLabel,
  total: { ...total, bold: false, fill: theme.rowTint },
  totalInput: { ...total, bold: false, fill: inputFill, input: true },
  totalLabelStrong: { ...totalLabel, size: 11, bold: true },
  totalStrong: {
    ...total,
    size: 11,
    color: theme.accent,
    fill: theme.accentTint,
    top: { line: 'medium', color: theme.accent },
    bottom: { line: 'medium', color: theme.accent },
  },
  'callout-legal': callout('legal'),
  'callout-safety': callout('safety'),
  'callout-note': callout('note'),
} satisfies Record<string, LookDefinition>

export type Look = keyof typeof definitions
export const looks: Readonly<Record<Look, LookDefinition>> = definitions

/** Looks whose fill tells inputs from results on the screen of those who fill them in. */
const whitened: ReadonlySet<Look> = new Set<Look>([
  'company',
  'input',
  'inputWrapped',
  'inputTall',
  'signature',
  'result',
  'echo',
  'echoWrapped',
  'cell',
  'cellLine',
  'cellResult',
  'total',
  'totalInput',
])

const styles = new Map<Look, Style[]>()

const whites = new Map<Style, Style>()

/** The style without fill, for a sheet that a customer gets. Headings keep theirs. */
export const whiteOf = (style: Style): Style =>
  whitened.has(style.look) ? remember(whites, style, () => ({ ...style, white: true })) : style

/** The one style object of a look, number format and alignment. */
export function styleOf(look: Look, format?: string, align?: Align, flows?: true): Style {
  const ofLook = remember(styles, look, () => [])
  const known = ofLook.find((style) => style.format === format && style.align === align && style.flows === flows)
  if (known) return known
  const style: Style = { look, ...(format ? { format } : {}), ...(align ? { align } : {}), ...(flows ? { flows } : {}) }
  ofLook.push(style)
  return style
}
