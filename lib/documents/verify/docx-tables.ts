import { tableCells } from '../cell-names'
import type { TableBlock } from '../model'

const CELL_REFERENCE = /\b([A-Z])(\d+)(?::([A-Z])(\d+))?/g

/** The cells of a table's XML, row by row, as Word counts them. */
const cellsIn = (table: string): string[][] =>
  table
    .split('<w:tr>')
    .slice(1)
    .map((row) =>
      row
        .split('<w:tc>')
        .slice(1)
        .map((cell) => cell.slice(0, cell.indexOf('</w:tc>'))),
    )

const INSTRUCTION = /<w:instrText[^>]*>([^<]*)<\/w:instrText>/g

const instructionsIn = (xml: string): string =>
  [...xml.matchAll(INSTRUCTION)]
    .map(([, code]) => code)
    .join('')
    .trim()

/** The field codes of a cell by fixed addresses: simple fields, and what programs other than Word read. */
const codesIn = (cell: string): string[] => [
  ...[...cell.matchAll(/<w:fldSimple w:instr="([^"]*)"/g)].map(([, code]) => code!.trim()),
  ...[...cell.matchAll(/<mc:Fallback>(.*?)<\/mc:Fallback>/g)].map(([, xml]) => instructionsIn(xml!)).filter(Boolean),
]

const NESTED =
  /<w:fldChar w:fldCharType="begin"\/>((?:(?!<w:fldChar)[\s\S])*)<w:fldChar w:fldCharType="separate"\/>((?:(?!<w:fldChar)[\s\S])*)<w:fldChar w:fldCharType="end"\/>/

/** The field code that Word reads, with the present results of the fields inside it. */
function resolvedCode(word: string): string {
  let [xml, code] = [word, '']
  for (let match = NESTED.exec(xml); match; match = NESTED.exec(xml)) {
    const [whole, inner, result] = match
    code = instructionsIn(inner!)
    const text = [...result!.matchAll(/<w:t[^>]*>([^<]*)<\/w:t>/g)].map(([, part]) => part).join('')
    xml = xml.replace(whole, () => `<w:instrText>${text}</w:instrText>`)
  }
  return code
}

/** Formulas by relative places that read other cells than those by fixed ones. */
const unequalCodes = (cell: string): string[] =>
  [...cell.matchAll(/<mc:Choice Requires="w15">(.*?)<\/mc:Choice><mc:Fallback>(.+?)<\/mc:Fallback>/g)].flatMap(
    ([, word, others]) => {
      const [relative, fixed] = [resolvedCode(word!), instructionsIn(others!)]
      return relative === fixed ? [] : [`${relative} by relative places is ${fixed} by fixed ones`]
    },
  )

/** The addresses that a field code refers to, with ranges expanded. */
function addressesIn(code: string): string[] {
  const formula = code.replace(/\\#.*/, '')
  return [...formula.matchAll(CELL_REFERENCE)].flatMap(([, column, from, lastColumn, to]) => {
    if (!lastColumn) return [`${column}${from}`]
    const count = Number(to) - Number(from) + 1
    return Array.from({ length: count }, (_, index) => `${column}${Number(from) + index}`)
  })
}

interface NamedCell {
  name: string
  row: number
  column: number
}

function namedCells(table: TableBlock): NamedCell[] {
  const offset = table.lineNumbers ? 1 : 0
  const places = table.rows.flatMap((row, index) => ('cells' in row ? [index + 1] : []))
  const cells = tableCells(table).flatMap(({ name, number, column, value }) => {
    const isPrinted = column.fixed && column.type !== 'check' && value !== null
    return isPrinted ? [] : [{ name, row: places[number - 1]!, column: table.columns.indexOf(column) + offset }]
  })
  const totals = table.totals.map(({ name }, index) => ({ name, row: table.rows.length + index + 1, column: 1 }))
  return [...cells, ...totals]
}

const addressOf = ({ row, column }: NamedCell): string => `${String.fromCharCode(65 + column)}${row + 1}`

/** The problems of one table: each cell must hold a control or a formula, or be plain text that a formula reads. */
export function checkTableCells(xml: string, table: TableBlock): string[] {
  const rows = cellsIn(xml)
  const at = (address: string) => rows[Number(address.slice(1)) - 1]?.[address.charCodeAt(0) - 65]
  const codes = rows.flat().flatMap(codesIn)
  const read = new Set(codes.flatMap(addressesIn))
  const unreadable = [...read].flatMap((address) => {
    const cell = at(address)
    if (cell === undefined) return [`A formula of '${table.label}' reads ${address}, which does not exist`]
    return cell.includes('<w:sdt>') ? [`A formula of '${table.label}' reads ${address}, which is a control`] : []
  })
  const empty = namedCells(table).flatMap((place) => {
    const cell = rows[place.row]?.[place.column] ?? ''
    const isHeld = cell.includes(`<w:tag w:val="${place.name}"/>`) || codesIn(cell).length > 0
    return isHeld || read.has(addressOf(place)) ? [] : [`${place.name} is neither a control nor a formula`]
  })
  return [
    ...codes.filter((code) => !code.startsWith('=')).map((code) => `'${table.label}' has a field without =: ${code}`),
    ...unreadable,
    ...empty,
    ...rows
      .flat()
      .flatMap(unequalCodes)
      .map((problem) => `In '${table.label}', ${problem}`),
  ]
}
