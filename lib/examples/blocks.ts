import { leftBlank } from '@/data/examples/labels'
import {
  laborRates,
  isNotNeeded,
  lineCostOf,
  piecePriceOf,
  repairLineOf,
  SMALL,
  unitRateOf,
  usualQuantities,
} from '@/data/examples/prices'
import { signers } from '@/data/examples/signers'
import type { ExampleValue } from '@/data/examples/types'
import type { Control } from '@/lib/documents/controls'
import { suits } from '@/lib/documents/fill'
import type { FormBlock } from '@/lib/documents/form'
import {
  dataRows,
  formulaOf,
  type BlockOf,
  type Column,
  type DataRow,
  type SignaturesBlock,
  type TableBlock,
} from '@/lib/documents/model'
import { fillChecklist } from './checklists'
import {
  authored,
  authoredRows,
  blueprintOf,
  guessed,
  ownDay,
  placeIn,
  type Example,
  type ExampleEntry,
} from './example'

const USUAL_ROWS = 2

const takes = ({ type, label, options, closed }: Control, value: ExampleValue): boolean =>
  type === 'one' ? (options ?? []).includes(String(value)) : suits({ type, label, options, closed }, value)

const fillControl = (example: Example, control: Control, row = 1, unit = ''): ExampleEntry[] => {
  const { name, role } = control
  if (role !== 'asked' || control.value !== null) return []
  const place = placeIn(example, row, control, unit)
  const value = authored(example, name, place)
  if (value !== undefined && (value === '' || takes(control, value))) return [[name, value]]
  const isBlank = leftBlank.some((pattern) => pattern.test(name))
  const usual = isBlank ? undefined : guessed(example, control, place)
  return usual === undefined ? [] : [[name, usual]]
}

const cents = (amount: number): number => Math.round(amount * 100) / 100

/** What is typed in a cost line of an estimate: quantity, material and work. */
function costRow(example: Example, table: TableBlock, row: DataRow): Partial<Record<string, number>> {
  const { item, unit, kind } = row.cells
  const has = (key: string): boolean => {
    const column = table.columns.find((each) => each.key === key)
    return column !== undefined && formulaOf(column, row) !== undefined && row.formulas?.[key] !== undefined
  }
  if (typeof item !== 'string' || typeof unit !== 'string' || isNotNeeded(item, example.job)) return {}
  const isMeasured = has('qty')
  const isOrdered = has('material')
  const { material, work, qty } = lineCostOf({
    item,
    unit,
    kind,
    isOrdered,
    slug: example.content.slug,
    job: example.job,
  })
  return {
    ...(isMeasured ? {} : { typed: qty }),
    ...(isOrdered || material === undefined ? {} : { each: cents(material) }),
    ...(work === undefined ? {} : { work: cents(work) }),
  }
}

function takeoffRow({ job }: Example, row: DataRow, number: number): Partial<Record<string, number>> {
  const { material, unit } = row.cells
  if (typeof material !== 'string' || typeof unit !== 'string') return {}
  return { price: cents(piecePriceOf({ material, unit, isFirst: number === 1, job })), coverage: 100, waste: 0.05 }
}

/** The rows that an example fills: those with an author's text, and the first of the blank ones. */
function filledRows(example: Example, table: TableBlock): number {
  const rows = dataRows(table)
  const given = rows.filter(({ cells }) => Object.values(cells).some((cell) => cell !== null)).length
  const listedIn = (isCounted: (column: Column) => boolean, isOwn: boolean): number =>
    Math.max(
      0,
      ...table.columns
        .filter(isCounted)
        .map(({ key }) => authoredRows(example, rows[0]?.same?.[key] ?? `${table.name}.1.${key}`, isOwn)),
    )
  // After the author's lines, only words make another line.
  const isCounted = ({ type }: Column): boolean => given === 0 || type === 'text'
  const listed = listedIn(isCounted, true) || listedIn(isCounted, false)
  const wanted = listed > 0 ? listed : USUAL_ROWS
  if (given > 0) return Math.min(rows.length, Math.max(given, listed))
  return Math.min(rows.length, wanted)
}

/** Whether an entry marks something as not seen: nothing is written next to it. */
const isUnseen = ([name, value]: ExampleEntry): boolean =>
  /\.(seen|found)$/.test(name) && (value === 'No' || value === '' || value === false)

/** A line without the words that it asks for needs no picture either. */
const withoutLonePhoto = (entries: ExampleEntry[], controls: readonly Control[]): ExampleEntry[] => {
  const isPhoto = (name: string): boolean => name.endsWith('.photo')
  const asksMore = controls.some(({ name, role, value }) => role === 'asked' && value === null && !isPhoto(name))
  return asksMore && entries.every(([name, value]) => isPhoto(name) || value === '') ? [] : entries
}

/** A line of a table. A quantity or price that no list gives is a usual one for its unit. */
function fillRow(example: Example, controls: readonly Control[], row: DataRow, number: number): ExampleEntry[] {
  const unit = typeof row.cells.unit === 'string' ? row.cells.unit : ''
  const item = typeof row.cells.item === 'string' ? row.cells.item : ''
  const repair = SMALL.test(example.content.slug) ? repairLineOf(unit, item, example.job) : undefined
  const quantity = repair?.qty ?? usualQuantities(example.job, example.content.slug)[unit]
  const isLabor = blueprintOf(example.content) === 'subcontractor-agreement'
  const rate = isLabor ? laborRates[unit] : (repair?.price ?? unitRateOf(unit, item))
  const entries = controls.flatMap((control): ExampleEntry[] => {
    const usual = control.type === 'currency' ? rate : /\.qty$/.test(control.name) ? quantity : undefined
    if (usual === undefined || control.role !== 'asked' || control.value !== null)
      return fillControl(example, control, number, unit)
    const listed = authored(example, control.name, placeIn(example, number, control, unit))
    return [[control.name, listed ?? usual]]
  })
  const mark = controls.find(
    ({ name, type }) => /\.(seen|found)$/.test(name) && (type === 'check' || type === 'select'),
  )
  if (!mark) return withoutLonePhoto(entries, controls)
  const answer = entries.find(([name]) => name === mark.name)
  return !answer || isUnseen(answer) ? entries.filter((each) => each === answer) : entries
}

function withoutWords(entries: ExampleEntry[], table: TableBlock, number: number): ExampleEntry[] {
  const rows = dataRows(table)
  const isWord = ({ key, type }: Column): boolean =>
    type === 'text' && rows.some(({ cells }) => typeof cells[key] === 'string')
  const worded = table.columns.filter(isWord).map(({ key }) => key)
  const isBlank = worded.length > 0 && worded.every((key) => rows[number - 1]?.cells[key] === null)
  return isBlank && !entries.some(([name]) => worded.some((key) => name === `${table.name}.${number}.${key}`))
    ? []
    : entries
}

function fillTable(example: Example, table: TableBlock, controls: readonly Control[]): ExampleEntry[] {
  const rows = dataRows(table)
  const count = filledRows(example, table)
  const known = new Map(controls.map((control) => [control.name, control]))
  const isPriced =
    (table.name === 'cost' && table.columns.some(({ key }) => key === 'work')) ||
    (table.name === 'takeoff' && table.columns.some(({ key }) => key === 'price'))
  const inRows = rows.slice(0, count).flatMap((row, index) => {
    const number = index + 1
    const names = controls.filter(
      ({ name }) => name.startsWith(`${table.name}.${number}.`) || Object.values(row.same ?? {}).includes(name),
    )
    if (!isPriced) return withoutWords(fillRow(example, names, row, number), table, number)
    const priced = table.name === 'cost' ? costRow(example, table, row) : takeoffRow(example, row, number)
    return names.flatMap((control): ExampleEntry[] => {
      const { name, role, value } = control
      if (role !== 'asked' || value !== null) return []
      const place = placeIn(example, number, control)
      const figure = authored(example, name, place) ?? priced[name.slice(name.lastIndexOf('.') + 1)]
      return figure === undefined ? [] : [[name, figure]]
    })
  })
  const totals = table.totals.flatMap(({ name }) => {
    const control = known.get(name)
    return control ? fillControl(example, control) : []
  })
  return [...inRows, ...totals]
}

function fillSignatures(example: Example, { parties }: SignaturesBlock, controls: readonly Control[]): ExampleEntry[] {
  return parties.flatMap(({ name, role }) => {
    const [, person = 'Nora Castellan', title = 'Owner'] = signers.find(([who]) => who.test(`${name}|${role}`)) ?? []
    const own = controls.filter((control) => control.name.startsWith(`${name}.`))
    return own.flatMap((control): ExampleEntry[] => {
      if (control.role !== 'asked') return []
      const place = placeIn(example, 1, { label: role })
      const value = authored(example, control.name, place)
      if (value !== undefined) return [[control.name, value]]
      if (control.name.endsWith('.printedName')) return [[control.name, person]]
      if (control.name.endsWith('.title')) return [[control.name, title]]
      const day = control.type === 'date' ? ownDay(example) : undefined
      return day ? [[control.name, day]] : fillControl(example, control)
    })
  })
}

const fillFrames = (example: Example, { name }: BlockOf<'images'>, controls: readonly Control[]): ExampleEntry[] =>
  controls.flatMap((control) =>
    fillControl(example, control, Number(control.name.slice(name.length + 1).split('.')[0])),
  )

export function fillBlock(example: Example, { block, controls }: FormBlock): ExampleEntry[] {
  switch (block.kind) {
    case 'table':
      return fillTable(example, block, controls)
    case 'checklist':
      return fillChecklist(example, block, controls)
    case 'signatures':
      return fillSignatures(example, block, controls)
    case 'images':
      return fillFrames(example, block, controls)
    default:
      return controls.flatMap((control) => fillControl(example, control))
  }
}
