import { companyFields, hasLogoFrame, type CompanyField } from '../../letterhead'
import type { Paper } from '../../model'
import { theme } from '../../theme'
import { vocabulary } from '../../vocabulary'
import type { RenderContext } from './context'
import { makeCell, makeGrid, makeRow, shareWidth, type BodyItem } from './grid'
import { boxOf, line, noLine } from './borders'
import { styledParagraph, textRun } from './text'

/** The control of a company field; blank, it shows its label in brackets. */
export const companyControl = (name: CompanyField, context: RenderContext): string =>
  context.input({ name, ...vocabulary[name] }, `[${vocabulary[name].label}]`)

const looks = { full: { height: 44, share: [1, 4] }, compact: { height: 30, share: [1, 6] } } as const

/** The company's name, and below it its other fields. */
function companyLines(
  letterhead: 'full' | 'compact',
  names: readonly CompanyField[],
  context: RenderContext,
): string[] {
  const style = letterhead === 'full' ? 'CompanyName' : 'CompanyNameSmall'
  const others = names.filter((name) => name !== 'company.name').map((name) => companyControl(name, context))
  const line = others.flatMap((control, index) => (index ? [textRun('  ·  '), control] : [control]))
  return [
    ...(names.includes('company.name') ? [styledParagraph(style, [companyControl('company.name', context)])] : []),
    ...(line.length ? [styledParagraph('CompanyLine', line)] : []),
  ]
}

/** The letterhead at the top of a paper; nothing for a filled document of which nothing is given. */
export function renderLetterhead(letterhead: Paper['letterhead'], context: RenderContext, width: number): BodyItem[] {
  if (letterhead === 'none') return []
  const names = companyFields(context.model, letterhead)
  const hasLogo = hasLogoFrame(context.model)
  if (!hasLogo && names.length === 0) return []
  const widths = hasLogo ? shareWidth(width, looks[letterhead].share) : [width]
  const lines = companyLines(letterhead, names, context)
  const content = lines.length > 0 ? lines : [styledParagraph('CompanyLine', '')]
  const details = makeCell(widths.at(-1)!, content, { borders: boxOf(noLine) })
  const cells = hasLogo ? [logoCell(letterhead, context, widths[0]!), details] : [details]
  return [makeGrid(widths, [makeRow(cells)], { style: 'LetterheadGrid', caption: 'Company' })]
}

function logoCell(letterhead: 'full' | 'compact', context: RenderContext, width: number) {
  const edge = context.controls.hasPicture('company.logo') ? noLine : line(theme.ruleLight)
  const size = { width: width / 20 - 12, height: looks[letterhead].height }
  const picture = context.controls.picture('company.logo', 'Company logo', size)
  return makeCell(width, [styledParagraph('Frame', [picture])], { borders: boxOf(edge) })
}
