import { writeElement } from './element'
import { escapeXml } from '../escape-xml'

export type Align = 'left' | 'center' | 'right'

export type RunStyle = 'Strong' | 'Emphasis' | 'CopyMark' | 'PlaceholderText'

const pieces: Readonly<Record<string, string>> = { '\n': '<w:br/>', '\t': '<w:tab/>' }

/** The text elements of a run; line breaks and tabs are elements of their own. */
export const writeText = (text: string): string =>
  text
    .split(/([\n\t])/)
    .filter(Boolean)
    .map((piece) => pieces[piece] ?? `<w:t xml:space="preserve">${escapeXml(piece)}</w:t>`)
    .join('')

/** A run of text as XML. */
export function textRun(text: string, { style }: { style?: RunStyle } = {}): string {
  const properties = style ? `<w:rPr>${writeElement('rStyle', { val: style })}</w:rPr>` : ''
  return `<w:r>${properties}${writeText(text)}</w:r>`
}

/** The name of a frame's bookmark: `photo.3` → `photo_3`. */
const bookmarkOf = (frame: string): string => frame.replaceAll('.', '_')

/** Runs that lead to the frame of a photo. */
export const frameLink = (frame: string, runs: string): string =>
  `<w:hyperlink w:anchor="${bookmarkOf(frame)}" w:history="1">${runs}</w:hyperlink>`

/** A frame as the place to which links lead; `id` is its own in the document. */
export const framePlace = (frame: string, id: number, content: string): string =>
  `<w:bookmarkStart w:id="${id}" w:name="${bookmarkOf(frame)}"/>${content}<w:bookmarkEnd w:id="${id}"/>`

/** A run of prescribed words; `size` in points is what the law asks for and so is set on the run itself. */
export function noticeRun(text: string, { size, bold = false }: { size: number; bold?: boolean }): string {
  const properties = `${bold ? '<w:b/>' : ''}${writeElement('sz', { val: 2 * size })}`
  return `<w:r><w:rPr>${properties}</w:rPr>${writeText(text)}</w:r>`
}

/** A field as the content of a run: its code, and the result until Word updates it. */
export const writeField = (code: string, result: string): string =>
  '<w:fldChar w:fldCharType="begin"/>' +
  `<w:instrText xml:space="preserve"> ${escapeXml(code)} </w:instrText>` +
  `<w:fldChar w:fldCharType="separate"/>${writeText(result)}<w:fldChar w:fldCharType="end"/>`

export interface ParagraphOptions {
  align?: Align
  keepNext?: boolean
  pageBreakBefore?: boolean
  before?: number
  /** The list that the paragraph is an item of, by its number in the document's numbering. */
  list?: number
  tabRight?: number
}

const writeList = (list: number): string => `<w:numPr><w:ilvl w:val="0"/><w:numId w:val="${list}"/></w:numPr>`

/** A paragraph of a named style as XML, from plain text or from runs. */
export function styledParagraph(
  style: string,
  content: string | readonly string[],
  { align, keepNext, pageBreakBefore, before, list, tabRight }: ParagraphOptions = {},
): string {
  const runs = typeof content === 'string' ? content && textRun(content) : content.join('')
  return (
    `<w:p><w:pPr><w:pStyle w:val="${style}"/>` +
    (keepNext ? '<w:keepNext/>' : '') +
    (pageBreakBefore ? '<w:pageBreakBefore/>' : '') +
    (list === undefined ? '' : writeList(list)) +
    (tabRight ? `<w:tabs>${writeElement('tab', { val: 'right', pos: tabRight })}</w:tabs>` : '') +
    (before === undefined ? '' : `<w:spacing w:before="${before}"/>`) +
    (align && align !== 'left' ? `<w:jc w:val="${align}"/>` : '') +
    `</w:pPr>${runs}</w:p>`
  )
}
