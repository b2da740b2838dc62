import { letterheadFields, theme } from '../../theme'
import { vocabulary } from '../../vocabulary'
import type { RenderContext } from './context'
import { blank } from './controls'
import { line, makeCell, makeGrid, makeRow, noBorders, noLine, shareWidth, type BodyItem } from './grid'
import { styledParagraph, textRun } from './text'

type CompanyField = (typeof letterheadFields)['full'][number]

const companyControl = (name: CompanyField, context: RenderContext) =>
  context.input({ name, ...vocabulary[name] }, blank(`[${vocabulary[name].label}]`))

function renderFullLetterhead(context: RenderContext, width: number): BodyItem[] {
  const widths = shareWidth(width, [3, 7])
  const dashed = line(theme.rule)
  const logo = makeCell(
    widths[0]!,
    [styledParagraph('Frame', [context.controls.frame('company.logo', 'Company logo', 'Place your logo here')])],
    { borders: { top: dashed, bottom: dashed, left: dashed, right: dashed } },
  )
  const [name, ...rest] = letterheadFields.full
  const details = makeCell(
    widths[1]!,
    [
      styledParagraph('CompanyName', [companyControl(name, context)]),
      ...rest.map((field) => styledParagraph('CompanyLine', [companyControl(field, context)])),
    ],
    { borders: { top: noLine, bottom: noLine, left: noLine, right: noLine } },
  )
  return [
    makeGrid(widths, [makeRow([logo, details], { height: 72 })], {
      borders: noBorders,
      caption: 'Company',
      padding: { vertical: 2, horizontal: 8 },
    }),
  ]
}

function renderCompactLetterhead(context: RenderContext): string[] {
  const controls = letterheadFields.compact.flatMap((field, index) => [
    ...(index ? [textRun('  ·  ')] : []),
    companyControl(field, context),
  ])
  return [styledParagraph('CompanyLine', controls)]
}

/** The letterhead, the title and the introduction. */
export function renderOpening(context: RenderContext, width: number): BodyItem[] {
  const { title, intro, letterhead } = context.model
  const heads: Record<typeof letterhead, () => BodyItem[]> = {
    full: () => renderFullLetterhead(context, width),
    compact: () => renderCompactLetterhead(context),
    none: () => [],
  }
  return [
    ...heads[letterhead](),
    styledParagraph('Title', title),
    ...(intro ? [styledParagraph('Intro', context.runs(intro))] : []),
  ]
}
