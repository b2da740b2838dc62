import { Footer, Header, PageNumber, PageOrientation, Table, TextRun, type ISectionOptions } from 'docx'
import type { DocumentModel, Part } from '../../model'
import { theme } from '../../theme'
import { renderBlocks } from './blocks'
import type { RenderContext } from './context'
import { twips } from './grid'
import { renderOpening } from './letterhead'
import { styledParagraph } from './text'

const marks: Record<Part['audience'], string> = {
  customer: '',
  office: 'OFFICE COPY – NOT FOR THE CUSTOMER',
  crew: 'CREW COPY',
}

const { page } = theme

const textWidth = ({ landscape }: Part): number => twips((landscape ? page.height : page.width) - 2 * page.margin)

function makeHeader(part: Part, width: number): Header {
  const mark = new TextRun({ text: marks[part.audience], bold: true, color: theme.accent })
  const children = [mark, new TextRun({ children: ['\t', part.name] })]
  return new Header({
    children: [styledParagraph('Header', children, { tabStops: [{ type: 'right', position: width }] })],
  })
}

function makeFooter(title: string, width: number): Footer {
  const children = [
    new TextRun({ children: [title, '\t', 'Page ', PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES] }),
  ]
  return new Footer({
    children: [styledParagraph('Footer', children, { tabStops: [{ type: 'right', position: width }] })],
  })
}

function makeSection(part: Part, model: DocumentModel, context: RenderContext, index: number): ISectionOptions {
  const width = textWidth(part)
  const opening = index === 0 ? renderOpening(context, width) : []
  const bodies = [...opening, ...renderBlocks(part, context, width)]
  const isLast = index === model.parts.length - 1
  // Word needs a paragraph after a closing table; other sections end in the paragraph that holds their properties.
  const children = isLast && bodies.at(-1) instanceof Table ? [...bodies, styledParagraph('Gap', '')] : bodies
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
    children,
  }
}

/** One section per part, each on a new page with its own header. */
export const renderSections = (context: RenderContext): ISectionOptions[] =>
  context.model.parts.map((part, index) => makeSection(part, context.model, context, index))
