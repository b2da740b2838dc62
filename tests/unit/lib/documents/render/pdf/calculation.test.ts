import vm from 'node:vm'
import fc from 'fast-check'
import {
  column,
  documentModel,
  fields,
  mul,
  own,
  part,
  ref,
  sum,
  table,
  total,
  calculated,
} from '@/lib/documents/author'
import { evaluate } from '@/lib/documents/calc'
import type { Block, DocumentModel, Value } from '@/lib/documents/model'
import { cellsOf } from '@/lib/documents/calc'
import { renderPdf } from '@/lib/documents/render/pdf'
import { showValue } from '@/lib/documents/render/pdf/format'
import { FORMAT_LIBRARY } from '@/lib/documents/render/pdf/scripts'
import { sampleDocument } from '@/tests/support/sample-document'
import { readPdf, type ReadPdf } from './read-pdf'

function fillBlock(block: Block, values: Record<string, Value>): Block {
  if (block.kind === 'fields')
    return { ...block, fields: block.fields.map((field) => ({ ...field, value: values[field.name] ?? field.value })) }
  if (block.kind !== 'table') return block
  let line = 0
  const rows = block.rows.map((row) => {
    if ('group' in row) return row
    line += 1
    const given = block.columns.flatMap(({ key }): [string, Value][] => {
      const value = values[`${block.name}.${line}.${key}`]
      return value === undefined ? [] : [[key, value]]
    })
    return { cells: { ...row.cells, ...Object.fromEntries(given) } }
  })
  const totals = block.totals.map((entry) => ({ ...entry, value: values[entry.name] ?? entry.value }))
  return { ...block, rows, totals }
}

const fillModel = (model: DocumentModel, values: Record<string, Value>): DocumentModel => ({
  ...model,
  parts: model.parts.map((entry) => ({ ...entry, blocks: entry.blocks.map((block) => fillBlock(block, values)) })),
})

/** Runs a document's scripts as Acrobat does: on the values of all fields, in the document's order. */
function calculate(pdf: ReadPdf, values: ReadonlyMap<string, string>): Map<string, string> {
  const held = new Map<string, { value: string | number }>()
  for (const [name, [field]] of Object.entries(pdf.fields))
    held.set(name, { value: values.get(name) ?? field?.value ?? '' })
  const context = vm.createContext({ document: { getField: (name: string) => held.get(name) ?? null } })
  for (const scripts of Object.values(pdf.scripts)) for (const script of scripts) vm.runInContext(script, context)
  for (const name of pdf.order) {
    const script = pdf.fields[name]?.[0]?.actions?.Calculate?.join('') ?? ''
    const event: { value: string | number } = { value: '' }
    const run = vm.runInContext(`(function(event){(function(){${script}}).call(document)})`, context) as (
      on: object,
    ) => void
    run(event)
    held.set(name, { value: String(event.value) })
  }
  return new Map(pdf.order.map((name) => [name, String(held.get(name)?.value)]))
}

const amount = fc.option(
  fc.integer({ min: 0, max: 2_000_000 }).map((value) => value / 100),
  { nil: null, freq: 6 },
)
const rate = fc.option(
  fc.integer({ min: 0, max: 4000 }).map((value) => value / 10_000),
  { nil: null, freq: 6 },
)

describe('the scripts of the sample document', () => {
  const model = sampleDocument()
  let pdf: ReadPdf

  beforeAll(async () => {
    pdf = readPdf(await renderPdf(model))
  })

  test('stand in an order in which each finds its figures ready', () => {
    expect(pdf.order).toEqual([...evaluate(model).keys()])
  })

  test('reach the figures of the engine, whatever is typed', () => {
    const inputs = [...cellsOf(model).values()].filter(
      ({ formula, type, name }) => !formula && pdf.fields[name] && ['number', 'currency', 'percent'].includes(type),
    )
    expect(inputs.length).toBeGreaterThan(15)
    const values = fc.record(
      Object.fromEntries(inputs.map(({ name, type }) => [name, type === 'percent' ? rate : amount])),
    )
    fc.assert(
      fc.property(values, (typed) => {
        const held = inputs.map(({ name, type }): [string, string] => {
          return [name, showValue(typed[name] ?? null, type)?.stored ?? '']
        })
        // A blank takes a prefilled value away.
        const bare = fillModel(model, {})
        const cleared: DocumentModel = {
          ...bare,
          parts: bare.parts.map((entry) => ({ ...entry, blocks: entry.blocks.map((block) => clear(block)) })),
        }
        const expected = evaluate(fillModel(cleared, typed))
        const found = calculate(pdf, new Map(held))
        for (const [name, value] of expected) {
          const shown = found.get(name) ?? ''
          if (value === null) expect([name, shown]).toEqual([name, ''])
          else {
            const factor = cellsOf(model).get(name)?.type === 'percent' ? 100 : 1
            expect(Math.abs(Number(shown) - value * factor)).toBeLessThanOrEqual(1e-6 * Math.max(1, Math.abs(value)))
          }
        }
      }),
      { numRuns: 150 },
    )
  })
})

/** Takes prefilled numbers away, so that only what the test types counts. */
function clear(block: Block): Block {
  if (block.kind === 'fields') return { ...block, fields: block.fields.map((entry) => ({ ...entry, value: null })) }
  if (block.kind !== 'table') return block
  const numeric = new Set(
    block.columns.filter(({ type }) => type !== 'text' && type !== 'select').map(({ key }) => key),
  )
  return {
    ...block,
    rows: block.rows.map((row) =>
      'group' in row
        ? row
        : {
            cells: Object.fromEntries(
              Object.entries(row.cells).map(([key, value]) => [key, numeric.has(key) ? null : value]),
            ),
          },
    ),
    totals: block.totals.map((entry) => ({ ...entry, value: null })),
  }
}

test('reads a printed figure, which has no field', async () => {
  const columns = [
    column('qty', 'Quantity', 'number', { fixed: true }),
    column('share', 'Share', 'percent', { fixed: true }),
  ]
  const model = documentModel({
    title: 'Printed',
    subject: 'Printed figures',
    intro: '',
    letterhead: 'none',
    parts: [
      part('P', [
        fields(
          1,
          own('price', 'Price', 'currency'),
          calculated('cost', 'Cost', 'currency', mul(ref('price'), ref('item.1.qty'), ref('item.1.share'))),
        ),
        table(
          'item',
          'Items',
          columns,
          [
            { qty: 12, share: 0.5 },
            { qty: 30, share: 0.25 },
          ],
          {
            totals: [total('all', 'All', sum('item', 'qty'), { type: 'number' })],
          },
        ),
      ]),
    ],
  })
  const found = calculate(readPdf(await renderPdf(model)), new Map([['price', '10']]))
  expect(Object.fromEntries(found)).toEqual({ cost: '60', all: '42' })
})

test('a reader’s script shows a number as the document does', () => {
  const context = vm.createContext({})
  vm.runInContext(FORMAT_LIBRARY, context)
  const cases = fc.tuple(
    fc.integer({ min: -1e9, max: 1e9 }).map((value) => value / 1e4),
    fc.option(fc.integer({ min: 0, max: 4 }), { nil: undefined }),
  )
  fc.assert(
    fc.property(cases, ([value, decimals]) => {
      const event = { value: String(value) }
      const show = vm.runInContext('(function(event,d){rdf.set(event,d,"")})', context) as (
        on: object,
        d?: number,
      ) => void
      show(event, decimals)
      const shown = showValue(value, 'number', decimals)?.shown
      expect(event.value.replace(/^-(?=[0.]*$)/, '')).toBe(shown)
    }),
  )
})
