import * as d from '@/lib/documents/author'
import { dateOfSerial, evaluate } from '@/lib/documents/calc'
import { customerCopy, hasCustomerCopy } from '@/lib/documents/customer-copy'
import { fill, type Values } from '@/lib/documents/fill'
import { finished } from '@/lib/documents/finished'
import { blocksOfKind, dataRows, type DocumentModel } from '@/lib/documents/model'
import { blockSlots } from '@/lib/documents/slots'
import { columnsOf, modelOf } from './model-helpers'

const sell = d.div(d.cell('cost'), d.sub(1, d.ref('price.margin')))
const estimate = (): DocumentModel =>
  modelOf(
    [
      d.part('Estimate', [
        d.p('Dear {office.greeting},'),
        d.fields(
          2,
          d.calculated('summary.area', 'Area', 'number', d.ref('measure.area')),
          d.calculated('summary.start', 'Start', 'date', d.ref('office.start')),
          d.calculated('first.price', 'First line', 'currency', d.ref('line.3.total')),
        ),
        d.table(
          'line',
          'Lines',
          [
            d.column('what', 'What', 'text', { fixed: true }),
            d.column('qty', 'Qty', 'number', { formula: d.cell('qty', 'cost') }),
            d.column('price', 'Unit price', 'currency', { formula: d.cell('sell', 'cost') }),
            d.column('total', 'Total', 'currency', { formula: d.mul(d.cell('qty'), d.cell('price')) }),
            d.column('share', 'Share', 'percent', { formula: d.div(d.cell('total'), d.ref('totals.total')) }),
          ],
          [
            { group: 'Roof' },
            { what: 'Shingles' },
            { group: 'Walls' },
            { what: 'Flashing' },
            { what: 'Permit', share: d.ref('price.margin') },
          ],
          {
            totals: [
              d.total('totals.total', 'Total', d.sum('line', 'total')),
              d.total('totals.lines', 'Lines', d.count('line', { key: 'what', is: 'filled' }), { type: 'number' }),
              d.total('totals.check', 'Check', d.sub('totals.total', d.sum('cost', 'sell'))),
            ],
          },
        ),
      ]),
      d.part('Crew', [d.fields(1, d.own('crew.name', 'Crew'))], { audience: 'crew' }),
      d.part(
        'Cost',
        [
          d.fields(
            2,
            d.own('measure.area', 'Area', 'number'),
            d.own('price.margin', 'Margin', 'percent', { value: 0.2 }),
            d.own('office.greeting', 'Greeting'),
            d.own('office.start', 'Start', 'date'),
          ),
          d.table('cost', 'Cost', columnsOf({ qty: 'number', cost: 'currency', sell }), [], { blankRows: 3 }),
        ],
        { audience: 'office' },
      ),
    ],
    { title: 'Estimate', subject: 'Price, cost and margin', keywords: ['margin'] },
  )

/** What the customer gets of the filled document. */
const finishedCopy = (model: DocumentModel, values: Values): DocumentModel =>
  customerCopy(finished(fill(model, values), values), { keepValues: true })

const inputsOf = (model: DocumentModel): string[] =>
  model.parts
    .flatMap(({ blocks }) => blocks)
    .flatMap(blockSlots)
    .flatMap(([name, { calculated, printed }]) => (calculated || printed ? [] : [name]))

describe('the customer’s copy', () => {
  test('has the customer’s parts alone; it asks for what the removed parts gave, and calculates the rest', () => {
    const copy = customerCopy(estimate())
    expect(copy.parts.map(({ name }) => name)).toEqual(['Estimate'])
    expect(JSON.stringify(copy)).not.toMatch(/margin|cost|crew|measure/i)
    expect(inputsOf(copy)).toEqual([
      ...['office.greeting', 'summary.area', 'summary.start'],
      ...[1, 2, 3].flatMap((row) => [`line.${row}.qty`, `line.${row}.price`, ...(row === 3 ? ['line.3.share'] : [])]),
      'totals.check',
    ])
    const filled = fill(copy, { 'line.1.qty': 3, 'line.1.price': 10.5, 'line.3.qty': 1, 'line.3.price': 8.5 })
    const results = evaluate(filled)
    expect(results.get('totals.total')).toBe(40)
    expect(results.get('line.1.share')).toBe(0.7875)
    expect(results.get('first.price')).toBe(8.5)
  })

  test('with values keeps the office’s figures, and a finished one leaves out the lines without one', () => {
    const values = {
      'office.greeting': 'Pat',
      'office.start': '2026-11-23',
      'measure.area': 2280,
      'cost.1.qty': 5,
      'cost.3.qty': 2,
      'cost.3.cost': 80,
    }
    const job = fill(estimate(), values)
    const copy = finishedCopy(estimate(), values)
    expect(evaluate(job).get('totals.total')).toBe(200)
    const [letter, fields] = blocksOfKind(copy, 'fields')
    expect(letter?.fields.map(({ name, value }) => [name, value])).toEqual([['office.greeting', 'Pat']])
    expect(fields?.fields.map(({ value }) => value)).toEqual([2280, '2026-11-23', 200])
    const [lines] = blocksOfKind(copy, 'table')
    expect(lines?.rows).toEqual([{ group: 'Walls' }, { cells: { what: 'Permit', qty: 2, price: 100, share: 0.2 } }])
    expect(lines && dataRows(lines)).toHaveLength(1)
    expect(evaluate(copy).get('totals.total')).toBe(200)
    expect(lines?.totals.find(({ name }) => name === 'totals.lines')).toMatchObject({ value: 3 })
    expect(evaluate(fill(copy, { 'line.1.price': 50 })).get('totals.total')).toBe(100)
  })

  describe('of a notice whose day the office’s page calculates', () => {
    const field = { name: 'cancel.deadline', label: 'Cancel until', type: 'date' } as const
    const contract = (own: d.Field, signed: d.Block): DocumentModel =>
      modelOf([
        d.part('Contract', [
          signed,
          d.notice('Cancel not later than midnight of {cancel.deadline}.', {
            ...{ citation: '16 CFR 429.1', size: 10, bold: true, fields: [own] },
          }),
        ]),
        d.part('Fill in', [d.fields(1, d.calculated('cancel.deadline', 'Last day', 'date', d.add('sign.date', 3)))], {
          audience: 'office',
        }),
      ])
    const office = d.part('Signing', [d.fields(1, d.own('sign.date', 'Signed', 'date'))], { audience: 'office' })
    const withOffice = (own: d.Field): DocumentModel => {
      const model = contract(own, d.p('The work.'))
      return { ...model, parts: [...model.parts, office] }
    }
    const blankOf = (model: DocumentModel) => blocksOfKind(model, 'notice')[0]?.fields

    test.each([
      ['of the same name', field],
      ['with a formula of its own', d.calculated('cancel.deadline', 'Cancel until', 'date', d.add('sign.date', 3))],
    ])('a blank %s has the day, and in a blank copy is typed as a date', (_, own) => {
      const filled = fill(withOffice(own), { 'sign.date': '2026-11-30' })
      expect(blankOf(customerCopy(filled, { keepValues: true }))).toEqual([{ ...field, value: '2026-12-03' }])
      expect(blankOf(customerCopy(withOffice(own)))).toEqual([field])
    })

    test('is still calculated there from what the customer’s own page has', () => {
      const copy = customerCopy(contract(field, d.fields(1, d.own('sign.date', 'Signed', 'date'))))
      const day = evaluate(fill(copy, { 'sign.date': '2026-11-30' })).get('cancel.deadline')
      expect(day && dateOfSerial(day)).toBe('2026-12-03')
    })

    test('shows what only the office’s page has as given', () => {
      const model = withOffice({ name: 'cancel.mail', label: 'Mail', type: 'text' })
      const given = d.part('Mail', [d.fields(1, d.own('cancel.mail', 'Mail', 'text', { value: '1 Ridge Rd' }))], {
        audience: 'office',
      })
      const copy = customerCopy({ ...model, parts: [...model.parts, given] }, { keepValues: true })
      expect(blankOf(copy)).toMatchObject([{ name: 'cancel.mail', value: '1 Ridge Rd' }])
    })
  })

  test('keeps a line without a figure that somebody wrote into, and leaves out what is only printed', () => {
    const kind = d.column('kind', 'Kind', 'select', { options: ['a'] })
    const columns = [...columnsOf({ what: 'text', price: 'currency' }), kind]
    const lines = d.table('line', 'Lines', columns, [{ what: 'As printed' }], { blankRows: 4 })
    const office = d.part('Cost', [d.p('For us.')], { audience: 'office' })
    const model = modelOf([d.part('Quote', [lines]), office])
    const typed = {
      'line.2.what': 'Fascia',
      'line.2.price': 80,
      'line.3.what': 'Gutter, no charge',
      'line.4.kind': 'a',
    }
    const whatOf = (values: Record<string, string | number>) => {
      const [table] = blocksOfKind(finishedCopy(model, values), 'table')
      return table && dataRows(table).map(({ cells }) => cells.what ?? null)
    }
    expect(whatOf(typed)).toEqual(['Fascia', 'Gutter, no charge', null])
    expect(whatOf({ 'line.3.what': 'Gutter, no charge' })).toEqual(['As printed', 'Gutter, no charge'])
  })

  test('exists where there are parts for the customer and others', () => {
    const model = estimate()
    expect(hasCustomerCopy(model)).toBe(true)
    expect(hasCustomerCopy(customerCopy(model))).toBe(false)
    const office = { ...model, parts: model.parts.filter(({ audience }) => audience === 'office') }
    expect(hasCustomerCopy(office)).toBe(false)
    expect(() => customerCopy(office)).toThrow('Estimate has no part for the customer')
  })
})
