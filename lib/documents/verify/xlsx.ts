import { tableCells } from '../cell-names'
import { cellsOf } from '../calc'
import { blocksOf, blocksOfKind, type Block, type DocumentModel } from '../model'
import { picturesSize } from '../pictures'
import { cellAddress, excelName, fullAddress } from '../render/xlsx/addresses'
import { fontOrder } from '../render/xlsx/complete'
import { growTables } from '../render/xlsx/growth'
import type { SheetModel, SheetPart } from '../render/xlsx/sheet-model'
import { planWorkbook } from '../render/xlsx/plan'
import { longestFormula, shownLength } from '../render/xlsx/steps'
import type { WorkbookPlan } from '../render/xlsx/types'
import { messageOf, unless } from './xml'
import { readWorkbook, type ReadCell, type ReadSheet, type ReadWorkbook } from './xlsx-reader'

/**
 * The most bytes that a workbook may have: about a third more than files of its content take, blank or filled. Each
 * cell has its address, style and a share of merges and rules. A text is stored once, compressed. Formulas are
 * repetitive and compress to a twentieth.
 */
function largestSize({ sheets, steps }: WorkbookPlan): number {
  const cells = sheets.flatMap((sheet) => sheet.cells)
  const texts = new Set(cells.flatMap(({ value }) => (typeof value === 'string' ? [value] : [])))
  const characters = [...texts].reduce((sum, text) => sum + text.length, 0)
  const formulas = [...cells, ...steps].reduce((sum, { formula }) => sum + (formula?.length ?? 0), 0)
  const alerts = sheets.reduce((sum, sheet) => sum + sheet.alerts.length, 0)
  const small = 11 * cells.length + 34 * steps.length + 15 * alerts
  return Math.round(6200 + 1200 * sheets.length + small + characters + formulas / 20)
}

/** Names that must have a dropdown: select fields, select and tick columns, checklist answers. */
function listNames(block: Block): string[] {
  switch (block.kind) {
    case 'fields':
    case 'notice':
      return block.fields.filter(({ type, options }) => type === 'select' && options?.length).map(({ name }) => name)
    case 'table':
      return tableCells(block)
        .filter(({ column: { type, options } }) => type === 'check' || (type === 'select' && options?.length))
        .flatMap(({ name, isPrinted }) => (isPrinted ? [] : [name]))
    case 'checklist':
      return block.items.map((_, index) => `${block.name}.${index + 1}.answer`)
    default:
      return []
  }
}

/** Table cells that are printed text and so must be locked. */
const fixedNames = (block: Block): string[] =>
  block.kind === 'table' ? tableCells(block).flatMap(({ name, isPrinted }) => (isPrinted ? [name] : [])) : []

function formulaProblems({ sheets, steps }: WorkbookPlan): string[] {
  const cells = sheets.flatMap((sheet) =>
    sheet.cells.map(({ calculates, row, col, formula = '' }) => ({
      label: `${sheet.name}: the formula of ${calculates ?? cellAddress(row, col)}`,
      formula,
    })),
  )
  const hidden = steps.map(({ label, formula }) => ({ label: `a step of ${label}`, formula }))
  return [...cells, ...hidden]
    .filter(({ formula }) => shownLength(formula) > longestFormula)
    .map(({ label, formula }) => `${label} has ${shownLength(formula)} characters`)
}

/** Microsoft's Open XML SDK accepts the elements of a font in one order only. */
function fontProblems({ fonts }: ReadWorkbook): string[] {
  const places = fonts.map((font) => font.map((element) => fontOrder.indexOf(element)))
  const isOrdered = (list: number[]) => list.every((place, index) => place > (list[index - 1] ?? -1))
  return places.every(isOrdered) ? [] : ['a font has elements out of order']
}

function sheetProblems(sheet: ReadSheet, index: number, part: SheetPart, workbook: ReadWorkbook): string[] {
  const needed: [string, boolean][] = [
    ['no print area', workbook.sheetNames.has(`_xlnm.Print_Area ${index}`)],
    ['does not fit its page’s width', /<pageSetUpPr[^>]*fitToPage="1"/.test(sheet.xml)],
    ['may be more than one page wide', /<pageSetup[^>]*fitToWidth="1"[^>]*fitToHeight="0"/.test(sheet.xml)],
    ['not on Letter paper', /<pageSetup[^>]*paperSize="1"/.test(sheet.xml)],
    ['the wrong way round', sheet.xml.includes(`orientation="${part.landscape ? 'landscape' : 'portrait'}"`)],
    ['no page numbers', /<oddFooter>[^<]*Page &amp;P of &amp;N/.test(sheet.xml)],
    part.grows
      ? ['protected, so that its table cannot grow', !sheet.xml.includes('<sheetProtection')]
      : ['not protected, or with a password', /<sheetProtection(?![^>]*password)[^>]*sheet="1"/.test(sheet.xml)],
    ['without its table', !part.grows || /<tablePart /.test(sheet.xml)],
  ]
  const errors = [...sheet.cells].filter(([, cell]) => cell.error).map(([at]) => `an error value in ${at}`)
  return [...needed.filter(([, holds]) => !holds).map(([problem]) => problem), ...errors].map(
    (problem) => `${sheet.name}: ${problem}`,
  )
}

function cellProblems(model: SheetModel, plan: WorkbookPlan, workbook: ReadWorkbook): string[] {
  const sheets = new Map(workbook.sheets.map((sheet) => [sheet.name, sheet]))
  const blocks = blocksOf(model)
  const lists = new Set(blocks.flatMap(listNames))
  const fixed = new Set(blocks.flatMap(fixedNames))
  const cells = cellsOf(model)
  const calculated = (name: string) => cells.get(name)?.formula !== undefined

  const problemsOf = (name: string): string[] => {
    const address = plan.addresses.get(name)
    if (!address) return [`${name} is on no sheet`]
    const sheet = sheets.get(address.sheet)
    const at = cellAddress(address.row, address.col)
    const cell: ReadCell | undefined = sheet?.cells.get(at)
    if (!sheet || !cell) return [`${name} has no cell at ${fullAddress(address)}`]
    if (calculated(name))
      return [...unless(cell.formula, `${name} is not a formula`), ...unless(cell.locked, `${name} is not locked`)]
    return [
      ...unless(!cell.locked || fixed.has(name), `${name} is an input but locked`),
      ...unless(!lists.has(name) || sheet.lists.has(at), `${name} has no dropdown`),
    ]
  }
  const aliases = model.aliases ?? new Map<string, string>()
  const own = [...plan.addresses.keys()].filter((name) => !aliases.has(name))
  return [...new Set([...cells.keys(), ...own, ...lists])].flatMap(problemsOf)
}

/** Every picture of the plan must have its alternative text. */
const pictureProblems = ({ sheets }: WorkbookPlan, { descriptions }: ReadWorkbook): string[] =>
  sheets
    .flatMap(({ pictures }) => pictures)
    .filter(({ picture }) => !descriptions.has(picture.alt))
    .map(({ picture }) => `a picture lacks its alternative text: ${picture.alt}`)

/** Calculated fields and all totals must carry a workbook name that points at their cell. */
function nameProblems(model: DocumentModel, plan: WorkbookPlan, workbook: ReadWorkbook): string[] {
  const fields = blocksOfKind(model, 'fields').flatMap((block) => block.fields.filter(({ formula }) => formula))
  const wanted = [...fields, ...blocksOfKind(model, 'table').flatMap(({ totals }) => totals)].map(({ name }) => name)
  return wanted
    .filter((name) => {
      const address = plan.addresses.get(name)
      return !address || workbook.names.get(excelName(name)) !== fullAddress(address)
    })
    .map((name) => `${name} has no workbook name`)
}

function findProblems(bytes: Uint8Array, document: DocumentModel): string[] {
  const model = growTables(document)
  const plan = planWorkbook(document)
  const largest = largestSize(plan) + picturesSize(model)
  const size = bytes.length > largest ? [`the file has ${bytes.length} bytes, more than ${largest}`] : []
  let workbook: ReadWorkbook
  try {
    workbook = readWorkbook(bytes)
  } catch (error) {
    return [...size, `the file does not open: ${messageOf(error)}`]
  }
  const visible = workbook.sheets.filter((sheet) => !sheet.hidden)
  const names = visible.map((sheet) => sheet.name)
  const parts = model.parts.map((part) => part.name)
  if (names.join('\n') !== parts.join('\n'))
    return [...size, `the sheets are ${names.join(', ')}, not ${parts.join(', ')}`]
  return [
    ...size,
    ...visible.flatMap((sheet, index) => sheetProblems(sheet, index, model.parts[index]!, workbook)),
    ...cellProblems(model, plan, workbook),
    ...fontProblems(workbook),
    ...pictureProblems(plan, workbook),
    ...formulaProblems(plan),
    ...nameProblems(model, plan, workbook),
  ]
}

/** The problems of a document's Excel file; none if it passes. */
export const verifyXlsx = (bytes: Uint8Array, model: DocumentModel): Promise<string[]> =>
  Promise.resolve().then(() => findProblems(bytes, model))
