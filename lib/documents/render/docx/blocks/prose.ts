import { theme } from '../../../theme'
import { isBox, parseInline } from '../../../inline'
import { dateInWords } from '../../../sentence'
import type { Field } from '../../../model'
import type { RenderContext } from '../context'
import { makeCell, makeGrid, makeRow } from '../grid'
import { line, noLine, twips } from '../borders'
import { noticeRun, styledParagraph, textRun } from '../text'
import type { BlockRenderer } from './types'

const INITIALS_LINE = '_'.repeat(8)

export const renderHeading: BlockRenderer<'heading'> = ({ level, text }, { newPage }) => [
  styledParagraph(`Heading${level}`, text, { pageBreakBefore: newPage }),
]

export const renderParagraph: BlockRenderer<'paragraph'> = ({ lead, text, room }, { context, keepNext }) => [
  styledParagraph('BodyText', [...(lead ? [textRun(`${lead} `, { style: 'Strong' })] : []), ...context.runs(text)], {
    keepNext,
    ...(room ? { before: twips(room) } : {}),
  }),
]

const [PEN_LINE, PEN_BOX] = ['_'.repeat(28), '___']

/** Most paragraphs at the end of prescribed words that stay on the page of what they introduce. */
const MOST_KEPT = 6

const answerBox = ({ name, label }: Field, option: string, context: RenderContext): string =>
  context.controls.checkBox(name, `${label}: ${option}`, context.valueOf(name) === option)

/** Prescribed words at their size and weight, with a control for each blank, or a line where no field fills it. */
export const renderNotice: BlockRenderer<'notice'> = ({ text, fields, size, bold, answers }, { context, keepNext }) =>
  text.map((paragraph, index) => {
    const runs = parseInline(paragraph).map((piece) => {
      if ('text' in piece) return noticeRun(piece.text, { size, bold })
      const field = fields.find(({ name }) => name === piece.field)
      if (field && answers && field.name === answers.question) return answerBox(field, answers.option, context)
      if (field) {
        const words = field.type === 'date' ? { words: dateInWords(context.textOf(field)) } : {}
        return context.input(field, PEN_LINE, { size, ...words })
      }
      return noticeRun(isBox(piece.field) ? PEN_BOX : PEN_LINE, { size })
    })
    const isKept = keepNext && index >= text.length - MOST_KEPT
    return styledParagraph('Notice', runs, { keepNext: isKept || (index === 0 && text.length > 1) })
  })

/** Items at the end of a list, and clauses, that stay on the page of the signatures. */
const [SIGNED_ITEMS, SIGNED_CLAUSES] = [3, 2] as const

const spaceBeforeFirst = (index: number) => (index === 0 ? { before: 60 } : {})

export const renderList: BlockRenderer<'list'> = ({ ordered, items }, { context, isSigned }) => {
  const list = context.startList(ordered ? 'steps' : 'bullets')
  return items.map((item, index) =>
    styledParagraph('ListItem', context.runs(item), {
      ...{ list, keepNext: isSigned && index >= items.length - SIGNED_ITEMS },
      ...spaceBeforeFirst(index),
    }),
  )
}

const CALLOUT_INDENT = 44

const titleStyles = { legal: 'LegalTitle', safety: 'SafetyTitle', note: 'NoteTitle' } as const

export const renderCallout: BlockRenderer<'callout'> = ({ tone, title, text }, { context, width, isSigned }) => {
  const { fill, edge } = theme[tone]
  const content = [
    styledParagraph(titleStyles[tone], title, { keepNext: true }),
    ...text.map((paragraph) => styledParagraph('CalloutText', context.runs(paragraph), { keepNext: isSigned })),
  ]
  const borders = { top: noLine, bottom: noLine, right: noLine, left: line(edge, 36) }
  // Word centers the thick edge on the cell's border; the indent keeps all of it inside the text area.
  const boxWidth = width - 1.5 * CALLOUT_INDENT
  const cell = makeCell(boxWidth, content, { fill, borders })
  return [makeGrid([boxWidth], [makeRow([cell])], { style: 'NoteBox', indent: CALLOUT_INDENT })]
}

export const renderClauses: BlockRenderer<'clauses'> = ({ items }, { context, isSigned }) => {
  const list = context.startList('clauses')
  return items.map(({ title, text, initials }, index) =>
    styledParagraph(
      'Clause',
      [
        textRun(`${title}. `, { style: 'Strong' }),
        ...context.runs(text),
        ...(initials
          ? [
              textRun('  Initials: ', { style: 'Strong' }),
              context.input({ name: initials, label: `Initials: ${title}`, type: 'text' }, INITIALS_LINE),
            ]
          : []),
      ],
      { list, keepNext: isSigned && index >= items.length - SIGNED_CLAUSES, ...spaceBeforeFirst(index) },
    ),
  )
}
