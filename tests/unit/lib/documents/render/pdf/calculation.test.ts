import vm from 'node:vm'
import { fc } from '@/tests/support/fast-check'
import * as d from '@/lib/documents/author'
import { evaluate } from '@/lib/documents/calc'
import { fill } from '@/lib/documents/fill'
import { cellsOf } from '@/lib/documents/calc'
import { showValue } from '@/lib/documents/show-value'
import { FORMAT_LIBRARY } from '@/lib/documents/render/pdf/scripts'
import { sampleDocument } from '@/tests/support/sample-document'
import { formIn, readModel, type ReadPdf } from './read-pdf'
import { documentOf } from '@/tests/support/block-document'

/** The figures of a document's own scripts, run once over the values of all fields. */
function calculate(pdf: ReadPdf, values: ReadonlyMap<string, string>): Map<string, string> {
  const { texts, run } = formIn(pdf)
  return run(new Map([...texts, ...values]))
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
    pdf = await readModel(model)
  })

  test('run in an order in which their inputs are ready', () => {
    expect(pdf.order).toEqual([...evaluate(model).keys(), 'wording.1', 'wording.values'])
  })

  test('match the engine for any input', () => {
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
          return [name, showValue(typed[name] ?? null, { type })?.stored ?? '']
        })
        const expected = evaluate(fill(model, typed))
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

test('reads a printed figure that has no field', async () => {
  const columns = [
    d.column('qty', 'Quantity', 'number', { fixed: true }),
    d.column('share', 'Share', 'percent', { fixed: true }),
  ]
  const rows = [
    { qty: 12, share: 0.5 },
    { qty: 30, share: 0.25 },
  ]
  const totals = [d.total('all', 'All', d.sum('item', 'qty'), { type: 'number' })]
  const cost = d.mul(d.ref('price'), d.ref('item.1.qty'), d.ref('item.1.share'))
  const model = documentOf(
    d.fields(1, d.own('price', 'Price', 'currency'), d.calculated('cost', 'Cost', 'currency', cost)),
    d.table('item', 'Items', columns, rows, { totals }),
  )
  const found = calculate(await readModel(model), new Map([['price', '10']]))
  expect(Object.fromEntries(found)).toEqual({ cost: '60', all: '42' })
})

test('the viewer’s script formats a number like the document', () => {
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
      const shown = showValue(value, { type: 'number', decimals })?.shown
      expect(event.value.replace(/^-(?=[0.]*$)/, '')).toBe(shown)
    }),
  )
})
