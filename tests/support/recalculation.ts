import { BLANK, cellsOf, daySerial, evaluate } from '@/lib/documents/calc'
import type { DocumentModel, Value } from '@/lib/documents/model'
import { renderXlsx } from '@/lib/documents/render/xlsx'
import { cellAddress } from '@/lib/documents/render/xlsx/addresses'
import { planWorkbook } from '@/lib/documents/render/xlsx/plan'
import { spoilResults, type Recalculated } from './libreoffice'

const wrong = -987654.25

/** The same figures on every run. */
function sequence(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

const numeric = ['number', 'currency', 'percent']

interface Mix {
  blanks: number
  zeros: number
}

/** Figures in all inputs but some: `blanks` is the share left empty, `zeros` the share that is 0. */
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

/** Reads a recalculated workbook by cell name. */
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

/** What differs between LibreOffice and `evaluate`, to a hundredth of a cent (relative for large figures). */
export function differences(model: DocumentModel, sheets: Recalculated): string[] {
  const at = valuesOf(model, sheets)
  return [...evaluate(model)].flatMap(([name, expected]) => {
    const got = numberOf(at(name))
    const same =
      expected === null
        ? got === BLANK
        : typeof got === 'number' && Math.abs(got - expected) <= 1e-4 + Math.abs(expected) * 1e-12
    return same ? [] : [`${name}: ${String(got)} instead of ${String(expected)}`]
  })
}

/** The document's workbook, with every stored result wrong. */
export const spoiled = async (model: DocumentModel) => spoilResults(await renderXlsx(model), wrong)
