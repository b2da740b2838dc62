/** The example values of one block of a form. */
import { FINDING_EVERY, findingAnswers, findingAt, usualAnswers } from '@/data/examples/answers'
import { leftBlank } from '@/data/examples/labels'
import { materialPrices, notNeeded, orderPrices, typedQuantities, workPrices } from '@/data/examples/prices'
import { signers } from '@/data/examples/signers'
import type { ExampleValue } from '@/data/examples/types'
import type { Control } from '@/lib/documents/controls'
import type { FormBlock } from '@/lib/documents/form'
import {
  dataRows,
  formulaOf,
  type BlockOf,
  type ChecklistBlock,
  type DataRow,
  type SignaturesBlock,
  type TableBlock,
} from '@/lib/documents/model'
import { authored, authoredRows, blueprintOf, guessed, placeIn, type Example } from './said'

export type Said = [name: string, value: ExampleValue]

/** How many blank rows have something if no list of rows says otherwise. */
const USUAL_ROWS = 2

const say = (example: Example, control: Control, row = 1): Said[] => {
  if (control.role !== 'asked' || control.value !== null) return []
  const place = placeIn(example, row, control.label)
  const isBlank = leftBlank.some((pattern) => pattern.test(control.name))
  const value = authored(example, control.name, place) ?? (isBlank ? undefined : guessed(example, control, place))
  return value === undefined ? [] : [[control.name, value]]
}

/** Rounded to the cent. */
const cents = (amount: number): number => Math.round(amount * 100) / 100

/** A line of an estimate's cost: what is typed of quantity, material and work. */
function costRow(example: Example, table: TableBlock, row: DataRow): Partial<Record<string, number>> {
  const { item, unit, kind } = row.cells
  const has = (key: string): boolean => {
    const column = table.columns.find((each) => each.key === key)
    return column !== undefined && formulaOf(column, row) !== undefined && row.formulas?.[key] !== undefined
  }
  if (typeof item !== 'string' || typeof unit !== 'string' || notNeeded.test(item)) return {}
  const dearer = Math.sqrt(example.job.level)
  const isMaterialTyped = !has('material') && kind !== 'Labor'
  return {
    ...(has('qty') ? {} : { typed: typedQuantities[unit] ?? 1 }),
    ...(isMaterialTyped ? { each: cents((materialPrices[unit] ?? 20) * dearer) } : {}),
    ...(kind === 'Dump' ? { each: 485 } : { work: cents((workPrices[unit] ?? 40) * dearer) }),
  }
}

function takeoffRow({ job }: Example, row: DataRow, number: number): Partial<Record<string, number>> {
  const { material, unit } = row.cells
  if (typeof material !== 'string' || typeof unit !== 'string') return {}
  const price = orderPrices[unit] ?? 40
  // A piece of slate or tile is priced as such; rolls and bundles of a dearer roof are dearer.
  const isPiece = unit === 'Slates' || unit === 'Tiles'
  return { price: cents(number === 1 && !isPiece ? price * Math.sqrt(job.level) : price), coverage: 100, waste: 0.05 }
}

/** The rows that an example fills: those with an author's text, and the first of the blank ones. */
function filledRows(example: Example, table: TableBlock): number {
  const rows = dataRows(table)
  const given = rows.filter(({ cells }) => Object.values(cells).some((cell) => cell !== null)).length
  const listed = Math.max(
    ...table.columns.map(({ key }) => authoredRows(example, `${table.name}.1.${key}`)),
    ...Object.values(rows[0]?.same ?? {}).map((name) => authoredRows(example, name)),
  )
  const wanted = listed > 0 ? listed : given > 0 ? given : USUAL_ROWS
  return Math.min(rows.length, Math.max(given, wanted))
}

function sayTable(example: Example, table: TableBlock, controls: readonly Control[]): Said[] {
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
    if (!isPriced) return names.flatMap((control) => say(example, control, number))
    const priced = table.name === 'cost' ? costRow(example, table, row) : takeoffRow(example, row, number)
    return names.flatMap(({ name, role, value, label }): Said[] => {
      if (role !== 'asked' || value !== null) return []
      const place = placeIn(example, number, label)
      const figure = authored(example, name, place) ?? priced[name.slice(name.lastIndexOf('.') + 1)]
      return figure === undefined ? [] : [[name, figure]]
    })
  })
  const totals = table.totals.flatMap(({ name }) => {
    const control = known.get(name)
    return control ? say(example, control) : []
  })
  return [...inRows, ...totals]
}

function sayChecklist(example: Example, list: ChecklistBlock, controls: readonly Control[]): Said[] {
  const { kind } = example.content
  const key = list.answers.join('/')
  // Each list has its findings on other lines.
  const offset = (list.name.length * 5 + blueprintOf(example.content).length) % FINDING_EVERY
  return list.items.flatMap(({ text }, index) => {
    const row = index + 1
    const place = placeIn(example, row, text)
    const hasFinding = index % FINDING_EVERY === offset
    const isOne = list.answers.length === 1
    const answer = authored(example, `${list.name}.${row}.answer`, place)
    const chosen = hasFinding ? (findingAnswers[key] ?? list.answers[1]) : (usualAnswers[key] ?? list.answers[0])
    const first: Said[] = isOne
      ? answer === false || (hasFinding && list.items.length > 3)
        ? []
        : [[`${list.name}.${row}.answer`, true]]
      : [[`${list.name}.${row}.answer`, answer ?? chosen ?? '']]
    const extras = controls.filter(({ name }) => name.startsWith(`${list.name}.${row}.`) && !name.endsWith('.answer'))
    return [...first, ...extras.flatMap((control) => sayExtra(example, control, { row, text, kind, hasFinding }))]
  })
}

interface Line {
  row: number
  text: string
  kind: string
  hasFinding: boolean
}

/** Beside an answer: words and the photograph where there is a finding; names, dates and readings on every line. */
function sayExtra(example: Example, control: Control, { row, text, kind, hasFinding }: Line): Said[] {
  const place = placeIn(example, row, control.label)
  const value = authored(example, control.name, place)
  if (value !== undefined) return [[control.name, value]]
  if (/date|expires|^by$/i.test(control.label)) return hasFinding ? [] : [[control.name, 'Sep 25, 2026']]
  if (/^who|checked by|seen by/i.test(control.label)) return [[control.name, 'G. Lindqvist']]
  if (/measured|reading/i.test(control.label)) return [[control.name, '12 %']]
  if (!hasFinding) return []
  if (/^photo/i.test(control.label)) return [[control.name, `P-${10 + row}`]]
  return [[control.name, findingAt(place, text, kind)]]
}

function saySignatures(example: Example, { parties }: SignaturesBlock, controls: readonly Control[]): Said[] {
  return parties.flatMap(({ name, role }) => {
    const [, person = 'Nora Castellan', title = 'Owner'] = signers.find(([who]) => who.test(`${name}|${role}`)) ?? []
    const own = controls.filter((control) => control.name.startsWith(`${name}.`))
    return own.flatMap((control): Said[] => {
      if (control.role !== 'asked') return []
      const place = placeIn(example, 1, role)
      const value = authored(example, control.name, place)
      if (value !== undefined) return [[control.name, value]]
      if (control.name.endsWith('.printedName')) return [[control.name, person]]
      return control.name.endsWith('.title') ? [[control.name, title]] : say(example, control)
    })
  })
}

const sayFrames = (example: Example, { name }: BlockOf<'images'>, controls: readonly Control[]): Said[] =>
  controls.flatMap((control) => say(example, control, Number(control.name.slice(name.length + 1).split('.')[0])))

/** What an example says in one block. */
export function sayBlock(example: Example, { block, controls }: FormBlock): Said[] {
  switch (block.kind) {
    case 'table':
      return sayTable(example, block, controls)
    case 'checklist':
      return sayChecklist(example, block, controls)
    case 'signatures':
      return saySignatures(example, block, controls)
    case 'images':
      return sayFrames(example, block, controls)
    default:
      return controls.flatMap((control) => say(example, control))
  }
}
