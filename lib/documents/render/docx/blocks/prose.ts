import { HeadingLevel, Paragraph, TextRun } from 'docx'
import { theme } from '../../../theme'
import { line, makeCell, makeGrid, makeRow, noLine } from '../grid'
import { inlineRuns, styledParagraph } from '../text'
import type { BlockRenderer } from './types'

/** A line to write initials on; typing replaces it. */
const INITIALS_LINE = '_'.repeat(8)

export const renderHeading: BlockRenderer<'heading'> = ({ level, text }, { newPage }) => [
  new Paragraph({
    heading: level === 1 ? HeadingLevel.HEADING_1 : HeadingLevel.HEADING_2,
    text,
    ...(newPage ? { pageBreakBefore: true } : {}),
  }),
]

export const renderParagraph: BlockRenderer<'paragraph'> = ({ lead, text }, { context }) => [
  styledParagraph('BodyText', [
    ...(lead ? [new TextRun({ text: `${lead} `, bold: true })] : []),
    ...inlineRuns(text, context),
  ]),
]

/** Sets a list off from a table above it. */
const spaceBeforeFirst = (index: number) => (index === 0 ? { spacing: { before: 100 } } : {})

export const renderList: BlockRenderer<'list'> = ({ ordered, items }, { context }) => {
  const numbering = { reference: ordered ? 'steps' : 'bullets', level: 0, instance: ordered ? context.nextList() : 0 }
  return items.map((item, index) =>
    styledParagraph('ListItem', inlineRuns(item, context), { numbering, ...spaceBeforeFirst(index) }),
  )
}

const CALLOUT_INDENT = 44

export const renderCallout: BlockRenderer<'callout'> = ({ tone, title, text }, { context, width }) => {
  const { fill, edge } = theme[tone]
  const content = [
    styledParagraph('CalloutTitle', [new TextRun({ text: title, color: edge })]),
    ...text.map((paragraph) => styledParagraph('CalloutText', inlineRuns(paragraph, context))),
  ]
  const borders = { top: noLine, bottom: noLine, right: noLine, left: line(edge, 36) }
  // The thick edge straddles the cell's border; the indent keeps both edges inside the text area.
  const boxWidth = width - 1.5 * CALLOUT_INDENT
  const cell = makeCell(boxWidth, content, { fill, borders })
  const look = { padding: { vertical: 4, horizontal: 9 }, indent: CALLOUT_INDENT }
  return [makeGrid([boxWidth], [makeRow([cell])], look)]
}

export const renderClauses: BlockRenderer<'clauses'> = ({ items }, { context }) => {
  const numbering = { reference: 'clauses', level: 0, instance: context.nextList() }
  return items.map(({ title, text, initials }, index) =>
    styledParagraph(
      'Clause',
      [
        new TextRun({ text: `${title}. `, bold: true }),
        ...inlineRuns(text, context),
        ...(initials
          ? [
              new TextRun({ text: '  Initials: ', bold: true }),
              context.input({ name: initials, label: `Initials: ${title}`, type: 'text' }, INITIALS_LINE),
            ]
          : []),
      ],
      { numbering, ...spaceBeforeFirst(index) },
    ),
  )
}
