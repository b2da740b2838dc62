import { columnOf } from './cell-names'
import { blocksOf, type Block, type DocumentModel, type TableBlock, type Value } from './model'
import { blockSlots, evidenceSlots, summedColumns, type NamedSlot, type Slot } from './slots'
import { readDate } from './typed'
import { vocabulary } from './vocabulary'
import { remember } from './remember'

export type Values = Readonly<Record<string, Value>>

const isCompanyName = (name: string): boolean => name.startsWith('company.')

const companySlots = Object.entries(vocabulary)
  .filter(([name]) => isCompanyName(name))
  .map(([name, { label, type }]): NamedSlot => [name, { label, type }])

const slotsIn = (block: Block): NamedSlot[] => [...blockSlots(block), ...evidenceSlots(block)]

const slotsByModel = new WeakMap<DocumentModel, ReadonlyMap<string, Slot>>()

/** The slot of each name, worked out once for each model. A name calculated or closed in one place is so in all. */
export const slotsOf = (model: DocumentModel): ReadonlyMap<string, Slot> =>
  remember(slotsByModel, model, () => collectSlots(model))

function collectSlots(model: DocumentModel): Map<string, Slot> {
  const summed = summedColumns(model)
  const slots = new Map<string, Slot>(companySlots)
  for (const [name, slot] of blocksOf(model).flatMap(slotsIn)) {
    const known = slots.get(name)
    if (known?.calculated) continue
    const closed = known?.closed || slot.closed || summed.has(columnOf(name))
    slots.set(name, { ...slot, closed })
  }
  return slots
}

const isDate = (value: Value): boolean => {
  const read = typeof value === 'string' ? readDate(value) : undefined
  return read !== undefined && 'value' in read && read.value === value
}

/** Whether a slot takes a value as it is. */
export function suits({ type, options, closed, ofWhole }: Slot, value: Value): boolean {
  switch (type) {
    case 'number':
    case 'currency':
    case 'percent':
      return typeof value === 'number' && Number.isFinite(value) && !(ofWhole && (value < 0 || value > 1))
    case 'check':
      return typeof value === 'boolean'
    case 'date':
      return isDate(value)
    case 'select':
      return typeof value === 'string' && (!closed || (options ?? []).includes(value))
    default:
      return typeof value === 'string'
  }
}

function check(slots: ReadonlyMap<string, Slot>, values: Values): void {
  for (const [name, value] of Object.entries(values)) {
    const slot = slots.get(name)
    if (!slot) throw new Error(`The document has no field ${name}`)
    if (slot.calculated) throw new Error(`${name} is calculated and cannot be filled`)
    if (value === null || suits(slot, value)) continue
    const wanted = slot.type === 'select' ? `one of ${(slot.options ?? []).join(', ')}` : `a ${slot.type} value`
    throw new Error(`${name} takes ${wanted}, not ${JSON.stringify(value)}`)
  }
}

const under = (values: Values, prefix: string): [string, Value][] =>
  Object.entries(values).filter(([name]) => name.startsWith(`${prefix}.`))

const withValue = <T extends { name: string; value?: Value }>(item: T, values: Values): T =>
  item.name in values ? { ...item, value: values[item.name] } : item

function fillTable(table: TableBlock, values: Values): TableBlock {
  let number = 0
  const rows = table.rows.map((row) => {
    if ('group' in row) return row
    number += 1
    const prefix = `${table.name}.${number}`
    const given = [
      ...under(values, prefix).map(([name, value]) => [name.slice(prefix.length + 1), value] as const),
      ...Object.entries(row.same ?? {}).flatMap(([key, name]) =>
        name in values ? [[key, values[name]!] as const] : [],
      ),
    ]
    return given.length > 0 ? { ...row, cells: { ...row.cells, ...Object.fromEntries(given) } } : row
  })
  const totals = table.totals.map((total) => withValue(total, values))
  return { ...table, rows, totals }
}

const taken = (names: readonly NamedSlot[], values: Values): Values =>
  Object.fromEntries(names.flatMap(([name]) => (name in values ? [[name, values[name] ?? null]] : [])))

function fillBlock(block: Block, values: Values): Block {
  switch (block.kind) {
    case 'fields':
    case 'notice':
      return { ...block, fields: block.fields.map((field) => withValue(field, values)) }
    case 'table':
      return fillTable(block, values)
    case 'checklist':
    case 'signatures':
    case 'clauses':
    case 'images':
      return { ...block, values: { ...block.values, ...taken(slotsIn(block), values) } }
    default:
      return block
  }
}

/**
 * A copy of the document with values filled in by name; `null` clears one. Of `company` it uses the fields that it has.
 * Throws on unknown and calculated names and on values that do not suit. `complete` takes what a person typed.
 */
export function fill(model: DocumentModel, values: Values, company: Values = {}): DocumentModel {
  const slots = slotsOf(model)
  check(slots, company)
  check(slots, values)
  const all = { ...company, ...values }
  const letterhead = Object.fromEntries(Object.entries(all).filter(([name]) => isCompanyName(name)))
  return {
    ...model,
    company: { ...model.company, ...letterhead },
    parts: model.parts.map((part) => ({ ...part, blocks: part.blocks.map((block) => fillBlock(block, all)) })),
  }
}

/** The values of a profile that the document takes, for `fill`. Blanks are left out: a profile clears nothing. */
export function pick(model: DocumentModel, profile: Values): Values {
  const slots = slotsOf(model)
  return Object.fromEntries(
    Object.entries(profile).filter(([name, value]) => {
      const slot = slots.get(name)
      return slot && !slot.calculated && !slot.printed && value !== null && value !== '' && suits(slot, value)
    }),
  )
}
