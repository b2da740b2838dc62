/** An estimate's lines calculated again from its cost page, independent of the formulas on the customer's page. */
import { roundHalfUp } from '@/lib/documents/calc/evaluate'
import { dataRows, type DocumentModel } from '@/lib/documents/model'
import { tableOf } from './template-reader'

type Results = ReadonlyMap<string, number | null>

const rowsOf = (model: DocumentModel): number[] => dataRows(tableOf(model, 'cost')).map((_, index) => index + 1)

/** Σ of quantity × unit price in whole cents, over the lines that have a quantity and a cost. */
export function pricesOf(results: Results, model: DocumentModel): number {
  const factor = results.get('price.factor') ?? 0
  return rowsOf(model).reduce((sum, row) => {
    const qty = results.get(`cost.${row}.qty`) ?? 0
    const cost = (results.get(`cost.${row}.material`) ?? 0) + (results.get(`cost.${row}.labor`) ?? 0)
    return qty === 0 ? sum : sum + roundHalfUp(qty * roundHalfUp((cost * factor) / qty, 2), 2)
  }, 0)
}

/** How far unit prices in whole cents can move the sum of the lines: half a cent for each unit, and for each line. */
export const mostRounding = (results: Results, model: DocumentModel): number =>
  rowsOf(model).reduce((sum, row) => sum + 0.005 * Math.abs(results.get(`cost.${row}.qty`) ?? 0) + 0.005, 0.005)

/** What lines without a quantity would add to the price, had they one: they are counted next to the total. */
export const unpriced = (results: Results, model: DocumentModel): number =>
  rowsOf(model)
    .filter((row) => !results.get(`cost.${row}.qty`))
    .reduce(
      (sum, row) => sum + (results.get(`cost.${row}.material`) ?? 0) + (results.get(`cost.${row}.labor`) ?? 0),
      0,
    ) * (results.get('price.factor') ?? 0)

export const unmeasuredLines = (results: Results, model: DocumentModel): number =>
  rowsOf(model).filter((row) => (results.get(`cost.${row}.qty`) ?? null) === null).length
