import { AlignmentType, BorderStyle, LevelFormat, type INumberingOptions, type IStylesOptions } from 'docx'
import { theme } from '../../theme'

/** Comes with Word on Windows and Mac; other programs substitute a font with the same metrics. */
export const FONT = 'Calibri'

const line = (color: string) => ({ style: BorderStyle.SINGLE, size: 4, color })

/** Labeled blanks are gray; merge fields inside running text have the accent color. */
export const placeholderStyles = [
  { id: 'PlaceholderText', name: 'Placeholder Text', run: { color: theme.fieldBorder } },
  { id: 'MergeField', name: 'Merge Field', run: { color: theme.accent } },
] as const

interface StyleOptions {
  /** Half points. */
  size?: number
  bold?: boolean
  color?: string
  /** Space before and after in twentieths of a point. */
  before?: number
  after?: number
  keepNext?: boolean
}

function propertiesOf({ size, bold, color, before = 0, after = 0, keepNext }: StyleOptions) {
  return {
    run: { ...(size ? { size } : {}), ...(bold ? { bold } : {}), ...(color ? { color } : {}) },
    paragraph: { spacing: { before, after }, ...(keepNext ? { keepNext } : {}) },
  }
}

const style = (id: string, name: string, options: StyleOptions, paragraph: object = {}) => {
  const base = propertiesOf(options)
  return { id, name, basedOn: 'Normal', quickFormat: true, ...base, paragraph: { ...base.paragraph, ...paragraph } }
}

const head = propertiesOf({ size: 26, bold: true, color: theme.accent, before: 260, after: 100, keepNext: true })

export const styles: IStylesOptions = {
  default: {
    document: { run: { font: FONT, size: 20, color: theme.ink, language: { value: 'en-US' } } },
    title: propertiesOf({ size: 40, bold: true, color: theme.ink, before: 160, after: 60, keepNext: true }),
    heading1: {
      run: { ...head.run, font: FONT },
      paragraph: { ...head.paragraph, outlineLevel: 0, border: { bottom: { ...line(theme.ruleLight), space: 2 } } },
    },
    heading2: {
      run: { size: 22, bold: true, color: theme.ink, font: FONT },
      paragraph: { spacing: { before: 180, after: 80 }, keepNext: true, outlineLevel: 1 },
    },
  },
  paragraphStyles: [
    style('BodyText', 'Body Text', { before: 80, after: 80 }),
    style('Intro', 'Introduction', { size: 21, color: theme.muted, after: 80 }),
    style('CompanyName', 'Company Name', { size: 30, bold: true, color: theme.accent, after: 20 }),
    style('CompanyLine', 'Company Line', { size: 19, after: 0 }),
    style('Frame', 'Picture Frame', { size: 18 }, { alignment: AlignmentType.CENTER }),
    style('Caption', 'Caption', { size: 18, color: theme.muted, after: 60 }),
    style('FieldLabel', 'Field Label', { size: 16, color: theme.muted }),
    style('FieldValue', 'Field Value', { size: 21, after: 20 }),
    style('FieldResult', 'Field Result', { size: 21, bold: true, after: 20 }),
    style('ListItem', 'List Item', { after: 50 }),
    style('Clause', 'Clause', { before: 20, after: 80 }),
    style('CalloutTitle', 'Callout Title', { bold: true, after: 30 }),
    style('CalloutText', 'Callout Text', { after: 40 }),
    style('TableHead', 'Table Head', { size: 18, bold: true, color: 'FFFFFF' }),
    style('TableText', 'Table Text', { size: 19 }),
    style('TableStrong', 'Table Total', { size: 21, bold: true }),
    style('TableGroup', 'Table Group', { size: 19, bold: true, color: theme.ink }),
    style('ItemNote', 'Item Note', { size: 16, color: theme.muted }),
    style('Check', 'Check', {}, { indent: { left: 360, hanging: 360 }, tabStops: [{ type: 'left', position: 360 }] }),
    style('CheckNote', 'Check Note', { size: 16, color: theme.muted }, { indent: { left: 360 } }),
    style('SmallNote', 'Small Note', { size: 16, color: theme.muted, before: 40, after: 140 }),
    style('SignatureRole', 'Signature Role', { bold: true, before: 60 }),
    style('SignatureValue', 'Signature Value', { before: 140, after: 10 }),
    style(
      'SignatureLine',
      'Signature Line',
      { size: 16, color: theme.muted, after: 20 },
      { border: { top: { ...line(theme.rule), space: 1 } } },
    ),
    style('Header', 'header', { size: 16, color: theme.muted }),
    style('Footer', 'footer', { size: 16, color: theme.muted }),
    style('Gap', 'Gap', { size: 8 }),
  ],
  characterStyles: [...placeholderStyles],
}

const level = (format: (typeof LevelFormat)[keyof typeof LevelFormat], text: string, bold: boolean) => [
  {
    level: 0,
    format,
    text,
    alignment: AlignmentType.START,
    style: { paragraph: { indent: { left: 380, hanging: 380 } }, run: { bold } },
  },
]

export const numbering: INumberingOptions = {
  config: [
    { reference: 'clauses', levels: level(LevelFormat.DECIMAL, '%1.', true) },
    { reference: 'steps', levels: level(LevelFormat.DECIMAL, '%1.', true) },
    { reference: 'bullets', levels: level(LevelFormat.BULLET, '•', false) },
  ],
}
