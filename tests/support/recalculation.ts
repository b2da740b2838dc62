import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { cellName } from '@/lib/documents/cell-names'
import { BLANK, cellsOf, daySerial, evaluate, type Result } from '@/lib/documents/calc'
import { nodesOf } from '@/lib/documents/calc/expr'
import { fill } from '@/lib/documents/fill'
import {
  dataRows,
  fieldsIn,
  formulaOf,
  type Column,
  type DocumentModel,
  type Field,
  type Value,
} from '@/lib/documents/model'
import { renderXlsx } from '@/lib/documents/render/xlsx'
import { cellAddress } from '@/lib/documents/render/xlsx/addresses'
import { planWorkbook } from '@/lib/documents/render/xlsx/plan'
import { spoilResults, type Recalculated } from './libreoffice'
import { sequence } from './random'
import { todayHere } from './today'
import { blocksOf } from './template-reader'

const wrong = -987654.25

const numeric = ['number', 'currency', 'percent']

interface Mix {
  blanks: number
  zeros: number
}

/** Figures in most inputs: `blanks` is the share left empty, `zeros` the share that is 0. */
export function randomValues(model: DocumentModel, seed: number, { blanks, zeros }: Mix): Record<string, Value> {
  const next = sequence(seed)
  const inputs = [...cellsOf(model).values()].filter(({ type, formula }) => !formula && numeric.includes(type))
  return Object.fromEntries(
    inputs.map(({ name, type }): [string, Value] => {
      const [kind, figure] = [next(), next()]
      if (kind < blanks) return [name, null]
      if (kind < blanks + zeros) return [name, 0]
      return [name, type === 'percent' ? Math.round(figure * 1e4) / 1e4 : Math.round(figure * 2e5) / 100]
    }),
  )
}

type Input = Pick<Field, 'name' | 'options'> & { type: Field['type'] | Column['type'] }

/** Dates and choices in most inputs that take one: `blanks` is the share left empty. */
function randomChoices(model: DocumentModel, seed: number, blanks: number): Record<string, Value> {
  const next = sequence(seed)
  const pick = (options: readonly string[]): Value =>
    next() < blanks ? null : (options[Math.floor(next() * options.length)] ?? null)
  const days = Array.from({ length: 9 }, (_, month) => `2026-0${month + 1}-15`)
  const inputs = blocksOf(model).flatMap((block): readonly Input[] => {
    if (block.kind === 'fields' || block.kind === 'notice') return block.fields
    if (block.kind !== 'table') return []
    return dataRows(block).flatMap((row, index) =>
      block.columns
        .filter((column) => !formulaOf(column, row) && row.cells[column.key] === undefined)
        .map(({ key, type, options }) => ({ name: cellName(block, row, index + 1, key), type, options })),
    )
  })
  const cells = cellsOf(model)
  return Object.fromEntries(
    inputs
      .filter(({ name, type, options }) => !cells.get(name)?.formula && (type === 'date' || options?.length))
      .map(({ name, type, options }) => [name, pick(type === 'date' ? days : (options ?? []))]),
  )
}

/** The document with most inputs filled. Suggested numbers stay: a week of 1,234.5 days tests nothing. */
export function filledAtRandom(model: DocumentModel, seed: number, mix: Mix = { blanks: 0.15, zeros: 0.1 }) {
  const cells = cellsOf(model)
  const isSuggested = ([name]: [string, Value]): boolean => {
    const cell = cells.get(name)
    return cell?.type === 'number' && cell.value !== null
  }
  const values = Object.entries(randomValues(model, seed, mix)).filter((entry) => !isSuggested(entry))
  return fill(model, { ...randomChoices(model, seed, mix.blanks), ...Object.fromEntries(values) })
}

/** The same without the dates that documents ask for outside their tables, such as 'as of': today takes their place. */
export function filledAsOfToday(model: DocumentModel, seed: number): DocumentModel {
  const dates = blocksOf(model)
    .flatMap(fieldsIn)
    .filter(({ type, formula }) => type === 'date' && !formula)
  return fill(filledAtRandom(model, seed), Object.fromEntries(dates.map(({ name }) => [name, null])))
}

export const asksForToday = (model: DocumentModel): boolean =>
  [...cellsOf(model).values()].some(({ formula }) => formula && nodesOf(formula).some(({ op }) => op === 'today'))

export const valuesOf = (model: DocumentModel, sheets: Recalculated) => {
  const { addresses } = planWorkbook(model)
  return (name: string): unknown => {
    const { sheet, row, col } = addresses.get(name)!
    return sheets.get(sheet)?.get(cellAddress(row, col))
  }
}

/** Date cells are read back as dates; formulas count them as day numbers, with parts of a day. */
function numberOf(got: unknown): unknown {
  if (!(got instanceof Date)) return got
  return daySerial(got.toISOString().slice(0, 10))! + (got.getTime() % 86_400_000) / 86_400_000
}

/** Whether LibreOffice and `evaluate` agree on a cell, to a hundredth of a cent (relative for large figures). */
export function isSame(read: unknown, expected: Result): boolean {
  const got = numberOf(read)
  if (expected === null) return got === BLANK
  return typeof got === 'number' && Math.abs(got - expected) <= 1e-4 + Math.abs(expected) * 1e-12
}

export function differences(model: DocumentModel, sheets: Recalculated, today = todayHere()): string[] {
  const at = valuesOf(model, sheets)
  return [...evaluate(model, { today })].flatMap(([name, expected]) =>
    isSame(at(name), expected) ? [] : [`${name}: ${String(at(name))} instead of ${String(expected)}`],
  )
}

export const spoiled = async (model: DocumentModel) => spoilResults(await renderXlsx(model), wrong)

/** The workbook as on another day: every TODAY() is that ISO date. Throws if the workbook does not ask for the date. */
export function heldAt(xlsx: Uint8Array, today: string): Uint8Array {
  const files = unzipSync(xlsx)
  const dated = Object.keys(files).filter(
    (path) => path.startsWith('xl/worksheets/') && strFromU8(files[path]!).includes('TODAY()'),
  )
  if (dated.length === 0) throw new Error('The workbook does not ask for the date')
  const [year, month, day] = today.split('-').map(Number)
  for (const path of dated)
    files[path] = strToU8(strFromU8(files[path]!).replaceAll('TODAY()', `DATE(${year},${month},${day})`))
  return zipSync(files)
}
