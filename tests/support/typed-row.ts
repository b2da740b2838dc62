import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import type { DocumentModel } from '@/lib/documents/model'
import { cellAddress } from '@/lib/documents/render/xlsx/addresses'
import { planWorkbook } from '@/lib/documents/render/xlsx/plan'

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The workbook as after someone typed a row below the last: Excel extends the table and fills in its formulas. */
export function typeRow(bytes: Uint8Array, model: DocumentModel, typed: Readonly<Record<string, number | string>>) {
  const plan = planWorkbook(model)
  const index = plan.sheets.findIndex(({ table: list }) => list)
  const { bottom, left, columns } = plan.sheets[index]!.table!
  const files = unzipSync(bytes)
  const read = (path: string) => strFromU8(files[path]!)
  const sheetPath = `xl/worksheets/sheet${index + 1}.xml`
  const cells = columns.map(({ heading, formula }, col) => {
    const at = cellAddress(bottom + 1, left + col)
    const value = typed[heading]
    if (formula) return `<c r="${at}"><f>${escapeXml(formula)}</f></c>`
    if (typeof value === 'number') return `<c r="${at}"><v>${value}</v></c>`
    return value === undefined ? '' : `<c r="${at}" t="inlineStr"><is><t>${escapeXml(value)}</t></is></c>`
  })
  const sheet = read(sheetPath)
    .replace(new RegExp(`<row r="${bottom + 2}".*?(</row>|/>)`), '')
    .replace('</sheetData>', `<row r="${bottom + 2}">${cells.join('')}</row></sheetData>`)
  const longer = read('xl/tables/table1.xml').replaceAll(/ref="([A-Z]+\d+:[A-Z]+)\d+"/g, `ref="$1${bottom + 2}"`)
  return zipSync({ ...files, [sheetPath]: strToU8(sheet), 'xl/tables/table1.xml': strToU8(longer) })
}
