import { nodesOf } from './calc/expr'
import { blockControls, type Control } from './controls'
import { formulasIn } from './formulas'
import { blocksOf, type Block, type DocumentModel, type FieldType, type SignatureParty, type Value } from './model'

export interface Slot extends Partial<Pick<Control, 'place' | 'options' | 'closed' | 'ofWhole'>> {
  label: string
  type: FieldType | 'check'
  calculated?: boolean
  printed?: boolean
}

export type NamedSlot = readonly [name: string, slot: Slot]

/** The names of a block that hold a value, in reading order. */
export const blockSlots = (block: Block): NamedSlot[] =>
  blockControls(block).map(({ name, label, place, type, options, closed, ofWhole, role }) => [
    name,
    {
      ...{ label, place, type: type === 'one' ? 'select' : type, options, closed, ofWhole },
      ...{ calculated: role === 'calculated', printed: role === 'printed' },
    },
  ])

/** `photo.1.image`, `photo.2.image` for the frames of an images block; none for other blocks. */
export const imageNames = (block: Block): string[] =>
  block.kind === 'images' ? Array.from({ length: block.count }, (_, index) => `${block.name}.${index + 1}.image`) : []

/** The names of a block's pictures: `photo.2.image` in frames, `owner.signature` above signature lines. */
export const pictureNames = (block: Block): string[] =>
  block.kind === 'signatures' ? block.parties.map(({ name }) => `${name}.signature`) : imageNames(block)

/** The lines below signatures, `owner.evidence`, that say how each was given. They are no fields. */
export const evidenceSlots = (block: Block): NamedSlot[] =>
  block.kind === 'signatures'
    ? block.parties.map(({ name, role }) => [`${name}.evidence`, { label: `${role}: evidence`, type: 'text' }])
    : []

/** The evidence of a party's signature as one line of at most 300 characters; empty without one. */
export const evidenceOf = (values: Readonly<Record<string, Value>>, { name }: SignatureParty): string =>
  String(values[`${name}.evidence`] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 300)

const nodesIn = (model: DocumentModel) => [...new Set(blocksOf(model).flatMap(formulasIn))].flatMap(nodesOf)

/** Columns, as `expense.kind`, that take listed options only: formulas sum by them, and another would be in no sum. */
export function summedColumns(model: DocumentModel): ReadonlySet<string> {
  return new Set(
    nodesIn(model).flatMap((node) => {
      if (node.op !== 'sum' && node.op !== 'count') return []
      const tests = node.op === 'sum' ? (node.where ?? []) : node.tests
      return tests.flatMap((test) => ('equals' in test ? [`${node.table}.${test.key}`] : []))
    }),
  )
}

/** Columns, as `line.total`, that a formula adds up. */
export const summedKeys = (model: DocumentModel): ReadonlySet<string> =>
  new Set(nodesIn(model).flatMap((node) => (node.op === 'sum' ? [`${node.table}.${node.key}`] : [])))
