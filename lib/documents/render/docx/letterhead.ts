import type { Paper } from '../../model'
import { letterheadFields, theme } from '../../theme'
import { vocabulary } from '../../vocabulary'
import type { RenderContext } from './context'
import { line, makeCell, makeGrid, makeRow, noLine, shareWidth, type BodyItem } from './grid'
import { styledParagraph, textRun } from './text'

type CompanyField = (typeof letterheadFields)['full'][number]

/** The control of a company field; blank, it shows its label in brackets. */
export const companyControl = (name: CompanyField, context: RenderContext): string =>
  context.input({ name, ...vocabulary[name] }, `[${vocabulary[name].label}]`)

/** Height of the logo in points, and its share of the width. */
const looks = { full: { height: 68, share: [3, 7] }, compact: { height: 30, share: [1, 6] } } as const

/** The logo beside the company's lines: each field on a line of its own, or all but the name on one. */
function companyLines(letterhead: 'full' | 'compact', context: RenderContext): string[] {
  const [name, ...rest] = letterheadFields[letterhead].map((field) => companyControl(field, context))
  const lines =
    letterhead === 'full'
      ? rest.map((control) => [control])
      : [rest.flatMap((control, index) => (index ? [textRun('  ·  '), control] : [control]))]
  const style = letterhead === 'full' ? 'CompanyName' : 'CompanyNameSmall'
  return [styledParagraph(style, [name!]), ...lines.map((runs) => styledParagraph('CompanyLine', runs))]
}

/** The letterhead at the top of a paper. */
export function renderLetterhead(letterhead: Paper['letterhead'], context: RenderContext, width: number): BodyItem[] {
  if (letterhead === 'none') return []
  const { height, share } = looks[letterhead]
  const widths = shareWidth(width, share)
  const edge = context.controls.hasPicture('company.logo') ? noLine : line(theme.ruleLight)
  const picture = context.controls.picture('company.logo', 'Company logo', {
    width: widths[0]! / 20 - 12,
    height,
  })
  const logo = makeCell(widths[0]!, [styledParagraph('Frame', [picture])], {
    borders: { top: edge, bottom: edge, left: edge, right: edge },
  })
  const details = makeCell(widths[1]!, companyLines(letterhead, context), {
    borders: { top: noLine, bottom: noLine, left: noLine, right: noLine },
  })
  return [makeGrid(widths, [makeRow([logo, details])], { style: 'LetterheadGrid', caption: 'Company' })]
}
