import { AlignmentType, BorderStyle, LevelFormat, LevelSuffix, type INumberingOptions, type IStylesOptions } from 'docx'
import { theme } from '../../theme'
import type { TypeLaw } from '../type-law'

/** Comes with Word on Windows and Mac; other programs substitute a font with the same metrics. */
export const FONT = 'Calibri'

const line = (color: string) => ({ style: BorderStyle.SINGLE, size: 4, color })

/** Blanks are gray, whether a label, a merge field in brackets or room to write. */
export const placeholderStyle = { id: 'PlaceholderText', name: 'Placeholder Text', color: theme.fieldBorder }

interface StyleOptions {
  size?: number
  bold?: boolean
  color?: string
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

const runStyle = (id: string, name: string, run: { bold?: boolean; italics?: boolean; color?: string }) => ({
  id,
  name,
  basedOn: 'DefaultParagraphFont',
  quickFormat: true,
  run,
})

const callout = (id: string, name: string, { edge }: { edge: string }) => ({
  ...style(id, name, { bold: true, color: edge, after: 10, keepNext: true }),
})

function defaultStyles(accent: string): IStylesOptions['default'] {
  const head = propertiesOf({ size: 23, bold: true, color: accent, before: 140, after: 40, keepNext: true })
  return {
    document: { run: { font: FONT, size: 20, color: theme.ink, language: { value: 'en-US' } } },
    title: propertiesOf({ size: 34, bold: true, color: theme.ink, before: 100, after: 40, keepNext: true }),
    heading1: {
      run: { ...head.run, font: FONT },
      paragraph: { ...head.paragraph, outlineLevel: 0, border: { bottom: { ...line(theme.ruleLight), space: 2 } } },
    },
    heading2: {
      run: { size: 21, bold: true, color: theme.ink, font: FONT },
      paragraph: { spacing: { before: 100, after: 40 }, keepNext: true, outlineLevel: 1 },
    },
  }
}

/** Half points of cells, and of labels and notes. */
const sizesUnder = (law: TypeLaw) => ({ cell: law ? 20 : 19, small: law === 'california' ? 20 : 18 })

const paragraphStyles = (accent: string, { cell, small }: ReturnType<typeof sizesUnder>) => [
  style('BodyText', 'Body Text', { before: 40, after: 40 }),
  style('Notice', 'Prescribed Notice', { before: 80, after: 80 }),
  style('Intro', 'Introduction', { size: 20, color: theme.muted, after: 40 }),
  style('CompanyName', 'Company Name', { size: 26, bold: true, color: accent }),
  style('CompanyNameSmall', 'Company Name Small', { size: 22, bold: true, color: accent }),
  style('CompanyLine', 'Company Line', { size: 19, after: 0 }),
  style('Frame', 'Picture Frame', { size: 18 }, { alignment: AlignmentType.CENTER }),
  style('Caption', 'Caption', { size: 18, color: theme.muted, after: 30 }),
  style('FieldLabel', 'Field Label', { size: small, color: theme.muted }),
  style('FieldValue', 'Field Value', { size: 20 }),
  style('PosterValue', 'Poster Value', { size: 28 }),
  style('FieldResult', 'Field Result', { size: 20, bold: true }),
  style('ListItem', 'List Item', { after: 20 }),
  style('Clause', 'Clause', { before: 10, after: 40 }),
  callout('LegalTitle', 'Legal Note Title', theme.legal),
  callout('SafetyTitle', 'Safety Note Title', theme.safety),
  callout('NoteTitle', 'Note Title', theme.note),
  style('CalloutText', 'Callout Text', { size: cell, after: 20 }),
  style('TableHead', 'Table Head', { size: small, bold: true, color: 'FFFFFF' }),
  style('TableText', 'Table Text', { size: cell }),
  style('TableStrong', 'Table Total', { size: 20, bold: true }),
  style('TableGroup', 'Table Group', { size: cell, bold: true, color: theme.ink }),
  style('ItemNote', 'Item Note', { size: small, color: theme.muted }),
  style('Check', 'Check', {}, { indent: { left: 360, hanging: 360 }, tabStops: [{ type: 'left', position: 360 }] }),
  style('CheckNote', 'Check Note', { size: small, color: theme.muted }, { indent: { left: 360 } }),
  style('SmallNote', 'Small Note', { size: small, color: theme.muted, before: 20, after: 40 }),
  style('SignatureRole', 'Signature Role', { bold: true, before: 40 }),
  style('SignatureValue', 'Signature Value', { before: 80, after: 10 }),
  style(
    'SignatureLine',
    'Signature Line',
    { size: small, color: theme.muted, after: 10 },
    { border: { top: { ...line(theme.rule), space: 1 } } },
  ),
  style('Header', 'header', { size: 16, color: theme.muted }),
  style('Footer', 'footer', { size: 16, color: theme.muted }),
  style('Gap', 'Gap', { size: 8 }),
]

/** The styles of a document with its accent, RRGGBB, under a law on the size of type. */
export const stylesFor = (accent: string, law: TypeLaw): IStylesOptions => ({
  default: defaultStyles(accent),
  paragraphStyles: paragraphStyles(accent, sizesUnder(law)),
  characterStyles: [
    runStyle('Strong', 'Strong', { bold: true }),
    runStyle('Emphasis', 'Emphasis', { italics: true }),
    runStyle('CopyMark', 'Copy Mark', { bold: true, color: accent }),
    runStyle(placeholderStyle.id, placeholderStyle.name, { color: placeholderStyle.color }),
  ],
})

const level = (format: (typeof LevelFormat)[keyof typeof LevelFormat], text: string, bold: boolean) => [
  {
    level: 0,
    format,
    text,
    alignment: AlignmentType.START,
    style: { paragraph: { indent: { left: 380, hanging: 380 } }, run: { bold } },
  },
]

/** Numbers of table lines, centered in their cells; Word numbers a line that is added. */
const lineNumbers = [
  {
    level: 0,
    format: LevelFormat.DECIMAL,
    text: '%1',
    alignment: AlignmentType.START,
    suffix: LevelSuffix.NOTHING,
    style: { paragraph: { indent: { left: 0, hanging: 0 } }, run: { color: theme.muted } },
  },
]

export const numbering: INumberingOptions = {
  config: [
    { reference: 'clauses', levels: level(LevelFormat.DECIMAL, '%1.', true) },
    { reference: 'steps', levels: level(LevelFormat.DECIMAL, '%1.', true) },
    { reference: 'lines', levels: lineNumbers },
    { reference: 'bullets', levels: level(LevelFormat.BULLET, '•', false) },
  ],
}
