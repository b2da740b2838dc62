import { escapeXml, writeElement } from './element'

export type Align = 'left' | 'center' | 'right'

export interface RunStyle {
  /** The name of a character style; the other properties override it. */
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
export function textRun(text: string, { style, bold, italics, color }: RunStyle = {}): string {
  const properties =
    (style ? writeElement('rStyle', { val: style }) : '') +
    (bold ? '<w:b/><w:bCs/>' : '') +
    (italics ? '<w:i/><w:iCs/>' : '') +
    (color ? writeElement('color', { val: color }) : '')
  return `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}${writeText(text)}</w:r>`
}

export interface ParagraphOptions {
  align?: Align
  keepNext?: boolean
  pageBreakBefore?: boolean
  /** Space above in twentieths of a point, instead of the style's own. */
  before?: number
  /** The list that the paragraph is an item of, by its number in the document's numbering. */
  list?: number
}

const writeList = (list: number): string => `<w:numPr><w:ilvl w:val="0"/><w:numId w:val="${list}"/></w:numPr>`

/** A paragraph of a named style as XML, from plain text or from runs. */
export function styledParagraph(
  style: string,
  content: string | readonly string[],
  { align, keepNext, pageBreakBefore, before, list }: ParagraphOptions = {},
): string {
  const runs = typeof content === 'string' ? content && textRun(content) : content.join('')
  return (
    `<w:p><w:pPr><w:pStyle w:val="${style}"/>` +
    (keepNext ? '<w:keepNext/>' : '') +
    (pageBreakBefore ? '<w:pageBreakBefore/>' : '') +
    (list === undefined ? '' : writeList(list)) +
    (before === undefined ? '' : `<w:spacing w:before="${before}"/>`) +
    (align && align !== 'left' ? `<w:jc w:val="${align}"/>` : '') +
    `</w:pPr>${runs}</w:p>`
  )
}
