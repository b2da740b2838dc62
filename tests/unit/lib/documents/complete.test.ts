import { field, fields, own, photos, signatures } from '@/lib/documents/author'
import { cellsOf } from '@/lib/documents/calc'
import { complete } from '@/lib/documents/complete'
import type { Entries } from '@/lib/documents/entries'
import { blocksOfKind, dataRows, type Value } from '@/lib/documents/model'
import { pngPicture } from '@/tests/support/pictures'
import { sampleDocument } from '@/tests/support/sample-document'
import { documentOf } from '@/tests/support/block-document'

const entries = (given: Partial<Entries>): Entries => ({ values: {}, pictures: {}, rows: {}, ...given })
const withValues = (values: Record<string, Value>, company: Record<string, Value> = {}) =>
  complete(sampleDocument(), entries({ values }), company)
const valueOf = (model: ReturnType<typeof sampleDocument>, name: string) => cellsOf(model).get(name)?.value

test.each<[string, Value, Value]>([
  ['line.2.price', '$1,450.50', 1450.5],
  ['line.2.price', '(45)', -45],
  ['line.2.price', '−45.5', -45.5],
  ['line.2.price', ' ', null],
  ['totals.taxRate', '8.25%', 0.0825],
  ['totals.taxRate', '8.25', 0.0825],
  ['estimate.date', '3/14/2026', '2026-03-14'],
  ['estimate.date', '12-1-26', '2026-12-01'],
  ['estimate.date', '2026-03-14', '2026-03-14'],
  ['estimate.date', '', null],
  ['job.state', 'tx', 'TX'],
  ['job.state', '', null],
  ['customer.name', 5, '5'],
  ['customer.name', 'Ann\u0000 O’Neil\ud83d', 'Ann O’Neil'],
  ['job.notes', 'Gate\r\nDog\tCat', 'Gate\nDog Cat'],
])('%s takes %p as %p', (name, typed, value) => {
  const { model, messages } = withValues({ [name]: typed })
  expect(valueOf(model, name)).toBe(value)
  expect(messages).toEqual([])
})

test.each<[string, Value, string]>([
  ['line.2.price', 'about 45', '“Unit price, line 2, Laminated shingles” takes a number, not “about 45”.'],
  ['line.2.price', '(45', '“Unit price, line 2, Laminated shingles” takes a number, not “(45”.'],
  ['line.2.price', '5%', '“Unit price, line 2, Laminated shingles” takes a number, not “5%”.'],
  ['line.2.price', true, '“Unit price, line 2, Laminated shingles” takes a number, not true.'],
  ['line.2.price', Number.POSITIVE_INFINITY, '“Unit price, line 2, Laminated shingles” takes a number, not Infinity.'],
  ['line.2.price', 1e15, '“Unit price, line 2, Laminated shingles” takes no number as large as that.'],
  ['totals.taxRate', 'high', '“Sales tax rate” takes a percentage, not “high”.'],
  ['estimate.date', 'soon', '“Estimate date” takes a date such as 11/22/2026, not “soon”.'],
  ['estimate.date', '2/30/2026', '“Estimate date” takes a date such as 11/22/2026, not “2/30/2026”.'],
  ['job.state', 'Florida', '“State” takes a choice from its list, which does not have “Florida”.'],
  ['condition.1.answer', 'Superb', '“Granule cover” takes Good, Fair, Poor, N/A, not “Superb”.'],
  ['before.1.answer', 'Done', '“Driveway cleared: Done” is a checkbox and cannot hold “Done”.'],
  ['totals.total', 3, '“Estimate total” is calculated: what was typed there is not used.'],
  ['line.9.price', 3, 'This version of the document has no place for what was saved as line.9.price.'],
  ['job.notes', 'x'.repeat(40_000), '“Access notes” has room for 32,767 characters, not for 40000.'],
])('%s refuses %p in a sentence', (name, typed, message) => {
  const { model, messages } = withValues({ [name]: typed, 'customer.name': 'Ann' })
  expect(messages).toEqual([message])
  expect(valueOf(model, 'customer.name')).toBe('Ann')
  expect(valueOf(model, name)).toBe(valueOf(withValues({}).model, name))
})

test('a state that a document must not be used in is refused by the name of its field', () => {
  const states = own('job.state', 'State of the property', 'select', { options: ['AL', 'AK'], closed: true })
  const model = documentOf(fields(2, states))
  expect(complete(model, entries({ values: { 'job.state': 'FL' } })).messages).toEqual([
    '“State of the property” takes AL, AK, not “FL”.',
  ])
})

test('the company’s profile fills what the document shows of it, on one line; its color replaces the accent', () => {
  const profile = { 'company.name': 'Ridge\u0007 Roofing', 'company.slogan': 'Dry', 'company.phone': null }
  const { model, messages } = withValues({}, { ...profile, 'company.accent': '#1d4ed8' })
  expect(model.company).toEqual({ 'company.name': 'Ridge Roofing' })
  expect(model.accent).toBe('1D4ED8')
  expect(messages).toEqual([])
  const named = withValues({ 'company.name': 'Ridge\n\tRoofing ' })
  expect(named.model.company).toEqual({ 'company.name': 'Ridge Roofing' })
  expect(withValues({}, { 'company.name': '\t' }).model.company).toEqual({})
})

test.each([
  ['#FFCC00', 'The company color #FFCC00 is too light to read on white paper: the document keeps its own.'],
  ['gold', 'The company color gold is not a color such as #9A3412: the document keeps its own.'],
])('the company color %s is refused in a sentence', (accent, message) => {
  const { model, messages } = withValues({}, { 'company.accent': accent })
  expect(model.accent).toBeUndefined()
  expect(messages).toEqual([message])
})

const framed = {
  ...documentOf(
    fields(1, field('customer.name')),
    photos('photo', 'Photographs', 2),
    signatures([{ name: 'owner', role: 'Owner' }]),
  ),
  letterhead: 'full' as const,
}

test('takes the pictures that the document has a place for, with their real size', () => {
  const picture = { ...pngPicture({ width: 40, height: 20 }), width: 1, height: 1 }
  const { model, messages } = complete(
    framed,
    entries({
      pictures: { 'company.logo': { ...picture, alt: '' }, 'photo.2.image': picture, 'owner.signature': picture },
    }),
  )
  expect(messages).toEqual([])
  expect(Object.keys(model.pictures ?? {})).toEqual(['company.logo', 'photo.2.image', 'owner.signature'])
  expect(model.pictures?.['company.logo']).toMatchObject({ width: 40, height: 20, alt: 'Company logo' })
})

test('a picture without a place, of another type or interlaced is left out with a sentence; of many entries the first are named', () => {
  const picture = pngPicture({ width: 40, height: 20 }, 'Ridge')
  const { model, messages } = complete(
    framed,
    entries({
      pictures: {
        'photo.3.image': picture,
        'photo.1.image': { ...picture, bytes: new TextEncoder().encode('GIF89a') },
        'photo.2.image': pngPicture({ width: 4, height: 4, interlaced: true }, 'Valley'),
      },
    }),
  )
  expect(model.pictures).toBeUndefined()
  expect(messages).toEqual([
    'The picture “Ridge” is left out: it is neither a PNG nor a JPEG file.',
    'The picture “Valley” is left out: save it as a PNG without interlacing.',
    'This version of the document has no place for what was saved as photo.3.image.',
  ])
  const values = Object.fromEntries([5, 6, 7, 8, 9].map((row) => [`line.${row}.price`, 3]))
  expect(withValues(values).messages).toEqual([
    'This version of the document has no place for what was saved as line.5.price, line.6.price, line.7.price and 2 more.',
  ])
})

test('a logo is passed over by a document without a letterhead', () => {
  const plain = { ...framed, letterhead: 'none' as const }
  const pictures = { 'company.logo': pngPicture({ width: 4, height: 4 }) }
  expect(complete(plain, entries({ pictures }))).toEqual({
    model: { ...plain, company: {}, parts: expect.anything() },
    messages: [],
  })
})

test('added rows take values, rows that cannot be added are named, and evidence belongs to its signature', () => {
  const sample = sampleDocument()
  const growing = complete(framed, entries({ rows: { photo: 3 }, values: { 'photo.3.caption': 'Ridge' } }))
  expect(growing.messages).toEqual([])
  expect(blocksOfKind(growing.model, 'images')[0]).toMatchObject({ count: 3, values: { 'photo.3.caption': 'Ridge' } })
  expect(complete(framed, entries({ rows: { photo: 900 } })).messages).toEqual(['“Photographs” has at most 500 lines.'])
  const fixed = complete(sample, entries({ rows: { line: 9 } }))
  expect(fixed.messages).toEqual(['No lines can be added to “Scope and price”.'])
  expect(dataRows(blocksOfKind(fixed.model, 'table')[0]!)).toHaveLength(3)
  const { model } = complete(framed, entries({ values: { 'owner.evidence': 'Signed on a phone' } }))
  expect(blocksOfKind(model, 'signatures')[0]?.values).toEqual({ 'owner.evidence': 'Signed on a phone' })
})

test('neither the document nor the entries change', () => {
  const sample = sampleDocument()
  const given = entries({ values: { 'customer.name': 'Ann', 'job.state': 'Florida' }, rows: { line: 9 } })
  const before = JSON.stringify([sample, given])
  complete(sample, given)
  expect(JSON.stringify([sample, given])).toBe(before)
})
