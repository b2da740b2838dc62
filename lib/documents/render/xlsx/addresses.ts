import type { SheetAddresses } from '../../calc'
import { rowNameOf } from '../../cell-names'
import { columnReference, rowReference, type TableName } from './table-names'
import type { Address } from './types'

/** `0` → `A`, `26` → `AA`. */
export function columnLetters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26))
  return index < 26 ? last : columnLetters(Math.floor(index / 26) - 1) + last
}

export const cellAddress = (row: number, col: number): string => `${columnLetters(col)}${row + 1}`

export const absoluteAddress = (row: number, col: number): string => `$${columnLetters(col)}$${row + 1}`

/** A sheet name as formulas write it: quoted, unless it is one plain word that cannot be a cell address. */
export const quoteSheet = (name: string): string =>
  /^[A-Za-z]{4,}$/.test(name) ? name : `'${name.replaceAll("'", "''")}'`

export const fullAddress = ({ sheet, row, col }: Address): string => `${quoteSheet(sheet)}!${absoluteAddress(row, col)}`

const looksLikeAddress = /^([a-z]{1,3}\d+|r\d*c?\d*|c\d*)$/i

/** The workbook name of a dotted name: `totals.total` → `totals_total`. One that reads as a cell address gets a `_`. */
export function excelName(name: string): string {
  const legal = name.replaceAll(/[^A-Za-z0-9_]/g, '_')
  return looksLikeAddress.test(legal) || /^\d/.test(legal) ? `_${legal}` : legal
}

export interface Places {
  addresses: ReadonlyMap<string, Address>
  columns: ReadonlyMap<string, { first: Address; last: Address }>
  lists: ReadonlyMap<string, TableName>
}

function known<T>(map: ReadonlyMap<string, T>, name: string): T {
  const found = map.get(name)
  if (!found) throw new Error(`Formula refers to an unknown cell: ${name}`)
  return found
}

/** Addresses as the formula of the cell `name` on `sheet` writes them. They throw on an unknown name. */
export function addressesFrom(sheet: string, name: string, places: Places): SheetAddresses {
  const own = rowNameOf(name)
  const list = own ? places.lists.get(own.table) : undefined
  const row = own ? `${own.table}.${own.row}.` : ''
  const write = (at: Address): string => (at.sheet === sheet ? cellAddress(at.row, at.col) : fullAddress(at))
  return {
    cell: (read) =>
      list && read.startsWith(row) ? rowReference(list, read.slice(row.length)) : write(known(places.addresses, read)),
    column(table, key) {
      const grown = places.lists.get(table)
      if (grown) return columnReference(grown, key)
      const { first, last } = known(places.columns, `${table}.${key}`)
      const end = last.sheet === sheet ? cellAddress(last.row, last.col) : absoluteAddress(last.row, last.col)
      return `${write(first)}:${end}`
    },
  }
}
