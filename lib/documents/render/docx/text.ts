import { parseInline } from '../../inline'
import type { RenderContext } from './context'
import { escapeXml, writeElement } from './element'

export type Align = 'left' | 'center' | 'right'

export interface RunLook {
  /** A character style; it goes before the rest. */
  style?: string
  bold?: boolean
  italics?: boolean
  color?: string
}

const pieces: Readonly<Record<string, string>> = { '\n': '<w:br/>', '\t': '<w:tab/>' }

/** The text elements of a run; line breaks and tabs are elements of their own. */
export const writeText = (text: string): string =>
  text
    .split(/([\n\t])/)
    .filter(Boolean)
    .map((piece) => pieces[piece] ?? `<w:t xml:space="preserve">${escapeXml(piece)}</w:t>`)
    .join('')

/** A run of text as XML. */
export function textRun(text: string, { style, bold, italics, color }: RunLook = {}): string {
  const look =
    (style ? writeElement('rStyle', { val: style }) : '') +
    (bold ? '<w:b/><w:bCs/>' : '') +
    (italics ? '<w:i/><w:iCs/>' : '') +
    (color ? writeElement('color', { val: color }) : '')
  return `<w:r>${look && `<w:rPr>${look}</w:rPr>`}${writeText(text)}</w:r>`
}

export interface ListPlace {
  reference: 'clauses' | 'steps' | 'bullets'
  /** Paragraphs of one instance are numbered on. */
  instance: number
}

export interface ParagraphLook {
  align?: Align
  keepNext?: boolean
  pageBreakBefore?: boolean
  /** Twentieths of a point above, where the style's own distance does not suit. */
  before?: number
  list?: ListPlace
}

/** The braces stand for the number that the list gets once the document's numbering is known. */
const writeList = ({ reference, instance }: ListPlace): string =>
  `<w:numPr><w:ilvl w:val="0"/><w:numId w:val="{${reference}-${instance}}"/></w:numPr>`

/** A paragraph of a named style as XML, from plain text or from runs. */
export function styledParagraph(
  style: string,
  content: string | readonly string[],
  { align, keepNext, pageBreakBefore, before, list }: ParagraphLook = {},
): string {
  const runs = typeof content === 'string' ? content && textRun(content) : content.join('')
  return (
    `<w:p><w:pPr><w:pStyle w:val="${style}"/>` +
    (keepNext ? '<w:keepNext/>' : '') +
    (pageBreakBefore ? '<w:pageBreakBefore/>' : '') +
    (list ? writeList(list) : '') +
    (before === undefined ? '' : `<w:spacing w:before="${before}"/>`) +
    (align && align !== 'left' ? `<w:jc w:val="${align}"/>` : '') +
    `</w:pPr>${runs}</w:p>`
  )
}

/** Running text with its merge fields as content controls. */
export const inlineRuns = (text: string, context: RenderContext): string[] =>
  parseInline(text).map((part) => ('field' in part ? context.merge(part.field) : textRun(part.text)))
