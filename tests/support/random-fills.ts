import { templateContents } from '@/lib/catalogue/contents'
import type { Entries } from '@/lib/documents/entries'
import { blocksOf, dataRows, type Block, type DocumentModel, type Value } from '@/lib/documents/model'
import { blockSlots, type Slot } from '@/lib/documents/slots'
import { fc } from './fast-check'

/** What people type, and what has broken programs before. */
const words = fc.oneof(
  fc.constantFrom(
    ...[
      'Rosa Peña',
      'Nguyễn Thị Hường',
      'Łukasz Żółć',
      'Ana 🏠 👩🏽‍🔧',
      'e\u0301clair',
      '李',
      'Ωmega',
      '6″ × 12′',
      '⅜ in',
      '\u200b',
    ],
    ...[
      '<b>&"\'</b>',
      ']]>',
      '=SUM(A1:A9)',
      '@cmd',
      '(open \\',
      ')(',
      '{customer.name}',
      '%PDF',
      '\u0000',
      '\ud83d',
      'a\tb\r\nc',
    ],
    ...['', ' ', 'x'.repeat(400), 'long '.repeat(120), `W${'i'.repeat(90)}W`, 'one\ntwo\nthree\n'.repeat(8)],
  ),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
)
const numbers = fc.oneof(
  fc.constantFrom<Value>(
    0,
    -0,
    0.005,
    -45.5,
    1250.5,
    99_999_999.99,
    1e12,
    '$1,250.50',
    '(45)',
    '8.25%',
    'about 45',
    '',
  ),
  fc.integer({ min: -1e10, max: 1e10 }).map((parts) => parts / 10_000),
  fc.integer({ min: 0, max: 500 }),
)
const dates = fc.constantFrom<Value>('2026-03-14', '3/14/2026', '12-1-26', '2024-02-29', '2026-02-30', 'soon', '')

function valuesOf({ type, options = [] }: Slot): fc.Arbitrary<Value> {
  if (type === 'number' || type === 'currency' || type === 'percent') return numbers
  if (type === 'date') return dates
  if (type === 'check') return fc.constantFrom<Value>(true, false, 'yes')
  return type === 'select' ? fc.oneof(fc.constantFrom<Value>(...options, ''), words) : words
}

const maybe = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(arbitrary, { nil: undefined })

const present = <T>(given: Record<string, T | undefined>): Record<string, T> =>
  Object.fromEntries(Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))

export function randomEntries(model: DocumentModel): fc.Arbitrary<Entries> {
  const slots = blocksOf(model).flatMap(blockSlots)
  const tables = blocksOf(model).flatMap((block) =>
    block.kind === 'table' ? ([[block.name, dataRows(block).length]] as const) : [],
  )
  const values = fc.record(Object.fromEntries(slots.map(([name, slot]) => [name, maybe(valuesOf(slot))])))
  const rows = fc.record(
    Object.fromEntries(tables.map(([name, count]) => [name, maybe(fc.integer({ min: 0, max: count + 6 }))])),
  )
  return fc.record({ values: values.map(present<Value>), pictures: fc.constant({}), rows: rows.map(present<number>) })
}

export const filledKinds = [
  'fields',
  'notice',
  'table',
  'checklist',
  'signatures',
  'clauses',
  'images',
] as const satisfies readonly Block['kind'][]

/** The blank document of every template, the shortest first, by the length of its model. */
export const byLength = templateContents
  .map(({ slug, document }) => ({ slug, model: document() }))
  .map((candidate) => ({ ...candidate, length: JSON.stringify(candidate.model).length }))
  .sort((a, b) => a.length - b.length)

export function shortestWith(kind: (typeof filledKinds)[number]): { slug: string; model: DocumentModel } {
  const shortest = byLength.find(({ model }) =>
    blocksOf(model).some((block) => block.kind === kind && blockSlots(block).length > 0),
  )
  if (!shortest) throw new Error(`No template has ${kind} to fill in`)
  return { slug: shortest.slug, model: shortest.model }
}
