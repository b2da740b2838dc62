import { strFromU8, strToU8, unzipSync } from 'fflate'
import { escapeXml } from '../escape-xml'
import { zip } from '../zip'
import { anchorPictures } from './pictures'
import type { WorkbookPlan } from './types'

/** The order of a font's elements in ECMA-376 (CT_Font), which the Open XML SDK requires. */
export const fontOrder = [
  'b',
  'i',
  'strike',
  'outline',
  'shadow',
  'u',
  'vertAlign',
  'sz',
  'color',
  'name',
  'family',
  'scheme',
]

function orderFont(font: string): string {
  const elements = [...font.matchAll(/<(\w+)\b[^>]*\/>/g)].map(([element, name = '']) => {
    const place = fontOrder.indexOf(name)
    if (place < 0) throw new Error(`A font has an unknown element: ${name}`)
    return { element, place }
  })
  return `<font>${elements
    .sort((a, b) => a.place - b.place)
    .map(({ element }) => element)
    .join('')}</font>`
}

/** Gives the calculated columns of a table their formula, so that Excel fills it into each new row. */
function addColumnFormulas(xml: string, formulas: readonly (string | undefined)[]): string {
  let column = 0
  return xml.replaceAll(/<tableColumn\b([^>]*)\/>/g, (whole, attributes: string) => {
    const formula = formulas[column++]
    if (formula === undefined) return whole
    return `<tableColumn${attributes}><calculatedColumnFormula>${escapeXml(formula)}</calculatedColumnFormula></tableColumn>`
  })
}

/** Job number 007 is text on purpose: no green triangle next to it. */
function ignoreTextNumbers(xml: string): string {
  const range = /<dimension ref="([^"]+)"/.exec(xml)?.[1]
  if (!range) return xml
  const element = `<ignoredErrors><ignoredError sqref="${range}" numberStoredAsText="1"/></ignoredErrors>`
  const end = xml.lastIndexOf('<pageMargins')
  return (
    xml.slice(0, end) + xml.slice(end).replace(/(?=<drawing\b|<legacyDrawing\b|<tableParts\b|<\/worksheet>)/, element)
  )
}

/** Excel's name for the range of a sheet's filter, which users do not see. */
export const filterName = '_xlnm._FilterDatabase'

const hideFilterNames = (xml: string): string =>
  xml.replaceAll(`<definedName name="${filterName}"`, `<definedName name="${filterName}" hidden="1"`)

const incomplete = /^xl\/(workbook|styles|worksheets\/sheet\d+|tables\/table\d+|drawings\/drawing\d+)\.xml$/

/** Adds what the spreadsheet library leaves out. The same workbook gives the same bytes. Throws on what no plan has. */
export function completeWorkbook(bytes: Uint8Array, plan: WorkbookPlan): Uint8Array {
  const tables = plan.sheets.flatMap(({ table }) => (table ? [table] : []))
  const patch = (path: string, xml: string): string => {
    if (path === 'xl/workbook.xml') return hideFilterNames(xml)
    if (path === 'xl/styles.xml') return xml.replaceAll(/<font>.*?<\/font>/g, orderFont)
    const drawing = /^xl\/drawings\/drawing(\d+)\.xml$/.exec(path)?.[1]
    if (drawing) return anchorPictures(xml, plan.sheets[Number(drawing) - 1]?.pictures ?? [])
    const number = /^xl\/tables\/table(\d+)\.xml$/.exec(path)?.[1]
    if (number === undefined) return ignoreTextNumbers(xml)
    const table = tables[Number(number) - 1]
    if (!table || !xml.includes(`name="${table.name}"`)) throw new Error(`${path} is not in the plan`)
    return addColumnFormulas(
      xml,
      table.columns.map(({ formula }) => formula),
    )
  }
  const parts = unzipSync(bytes)
  for (const path of Object.keys(parts).filter((name) => incomplete.test(name)))
    parts[path] = strToU8(patch(path, strFromU8(parts[path]!)))
  return zip(parts)
}
