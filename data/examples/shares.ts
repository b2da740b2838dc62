import type { ExamplePlace, Said } from './types'

const cents = (amount: number): number => Math.round(amount * 100) / 100

/** A sum in parts, one for each row: whole dollars, and the rest in the last. The shares add up to 1. */
const partsOf =
  (sumOf: (place: ExamplePlace) => number, shares: readonly number[]): Said =>
  (place) => {
    const { row } = place
    const sum = sumOf(place)
    const share = shares[row - 1]
    if (share === undefined) return ''
    const before = shares.slice(0, row - 1).reduce((total, each) => total + Math.round(each * sum), 0)
    return row === shares.length ? cents(sum - before) : Math.round(share * sum)
  }

/** The contract sum in parts. */
export const parts = (...shares: readonly number[]): Said => partsOf(({ contract }) => contract, shares)

/** The contract sum with the signed change in parts. */
export const partsToDate = (...shares: readonly number[]): Said =>
  partsOf(({ contract, change }) => contract + change, shares)

/** A share of the contract sum for each row, in whole dollars. */
export const ofContract =
  (...shares: readonly number[]): Said =>
  ({ row, contract }) => {
    const share = shares[row - 1]
    return share === undefined ? '' : Math.round(share * contract)
  }

/** The deposit of the job: a tenth of the contract sum. */
export const deposit = ({ contract }: ExamplePlace): number => cents(contract / 10)

/** The one signed change, in the first row. */
export const theChange: Said = ({ row, change }) => (row === 1 ? change : '')

/** The contract sum of the example's job in the first row, and those of other jobs after it. */
export const jobAmounts =
  (...others: readonly (number | '')[]): Said =>
  ({ row, contract }) =>
    row === 1 ? contract : (others[row - 2] ?? '')
