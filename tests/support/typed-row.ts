import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import type { DocumentModel } from '@/lib/documents/model'
import { cellAddress } from '@/lib/documents/render/xlsx/addresses'
import { planWorkbook } from '@/lib/documents/render/xlsx/plan'

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The workbook as after someone typed a row below the last of the table with these columns: Excel extends it. */
export function typeRow(bytes: Uint8Array, model: DocumentModel, typed: Readonly<Record<string, number | string>>) {
  const plan = planWorkbook(model)
  const asks = ({ table: list }: (typeof plan.sheets)[number]): boolean =>
    Object.keys(typed).every((name) => list?.columns.some(({ heading }) => heading === name))
  const index = plan.sheets.findIndex(asks)
  const number = plan.sheets.slice(0, index + 1).filter(({ table: list }) => list).length
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
  const tablePath = `xl/tables/table${number}.xml`
  const longer = read(tablePath).replaceAll(/ref="([A-Z]+\d+:[A-Z]+)\d+"/g, `ref="$1${bottom + 2}"`)
  return zipSync({ ...files, [sheetPath]: strToU8(sheet), [tablePath]: strToU8(longer) })
}
