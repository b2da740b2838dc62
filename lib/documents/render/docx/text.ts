import { Paragraph, TextRun, type IParagraphOptions, type ParagraphChild, type XmlComponent } from 'docx'
import { parseInline } from '../../model'
import type { RenderContext } from './context'

/** What may stand inside a paragraph; the library's own type leaves out elements built by hand. */
export type RunLike = ParagraphChild | XmlComponent

/** Running text with its merge fields as content controls. */
export function inlineRuns(text: string, context: RenderContext): RunLike[] {
  return parseInline(text).map((part) => ('field' in part ? context.merge(part.field) : new TextRun(part.text)))
}

/** A paragraph of a named style. */
export function styledParagraph(
  style: string,
  content: string | readonly RunLike[],
  options: Omit<IParagraphOptions, 'style' | 'children' | 'text'> = {},
): Paragraph {
  const children = typeof content === 'string' ? (content ? [new TextRun(content)] : []) : content
  return new Paragraph({ style, children: children as readonly ParagraphChild[], ...options })
}
