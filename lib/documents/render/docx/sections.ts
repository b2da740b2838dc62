import {
  Footer,
  Header,
  PageNumber,
  PageOrientation,
  Paragraph,
  TextRun,
  type ISectionOptions,
  type ParagraphChild,
} from 'docx'
import type { DocumentModel, Part } from '../../model'
import { audienceMarks, theme } from '../../theme'
import { renderBlocks } from './blocks'
import type { RenderContext } from './context'
import { twips, xmlOf } from './grid'
import { renderOpening } from './letterhead'

const { page } = theme

const textWidth = ({ landscape }: Part): number => twips((landscape ? page.height : page.width) - 2 * page.margin)

const runningLine = (style: 'Header' | 'Footer', children: ParagraphChild[], width: number): Paragraph =>
  new Paragraph({ style, children, tabStops: [{ type: 'right', position: width }] })

function makeHeader(part: Part, width: number): Header {
  const text = audienceMarks[part.audience]?.toUpperCase() ?? ''
  const mark = new TextRun({ text, bold: true, color: theme.accent })
  const name = new TextRun({ children: ['\t', part.name] })
  return new Header({ children: [runningLine('Header', [mark, name], width)] })
}

function makeFooter(title: string, width: number): Footer {
  const children = [
    new TextRun({ children: [title, '\t', 'Page ', PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES] }),
  ]
  return new Footer({ children: [runningLine('Footer', children, width)] })
}

/** The body of a part as XML. */
export function writeBody(part: Part, context: RenderContext, index: number): string {
  const width = textWidth(part)
  const opening = index === 0 ? renderOpening(context, width) : []
  return [...opening, ...renderBlocks(part, context, width)].map(xmlOf).join('')
}

/** The text that marks where a body goes once the library has written the package around it. */
const slotName = (index: number): string => `body-${index}`

/** The frame of a part: a section on a new page with its own header and footer, and a slot for the body. */
export function makeSection(part: Part, model: DocumentModel, index: number): ISectionOptions {
  const width = textWidth(part)
  return {
    properties: {
      page: {
        size: {
          width: twips(page.width),
          height: twips(page.height),
          orientation: part.landscape ? PageOrientation.LANDSCAPE : PageOrientation.PORTRAIT,
        },
        margin: {
          top: twips(page.margin),
          right: twips(page.margin),
          bottom: twips(page.marginBottom),
          left: twips(page.margin),
          header: twips(28),
          footer: twips(30),
        },
      },
    },
    headers: { default: makeHeader(part, width) },
    footers: { default: makeFooter(model.title, width) },
    // The last paragraph holds the section's properties; Word needs one after a closing table in any case.
    children: [new Paragraph(slotName(index)), new Paragraph({ style: 'Gap' })],
  }
}

/** The library's document with the bodies in their slots. Throws if a body has no slot. */
export function fillSlots(xml: string, bodies: readonly string[]): string {
  let filled = 0
  const whole = xml.replace(/<w:p><w:r><w:t[^>]*>body-(\d+)<\/w:t><\/w:r><\/w:p>/g, (_, slot: string) => {
    filled += 1
    return bodies[Number(slot)] ?? ''
  })
  if (filled !== bodies.length)
    throw new Error(`${bodies.length} bodies were written, but the frame has ${filled} slots`)
  return whole
}
