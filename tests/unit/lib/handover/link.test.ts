import fc from 'fast-check'
import { deflateSync, strToU8 } from 'fflate'
import { fields, own, part, section } from '@/lib/documents/author'
import { formOf } from '@/lib/documents/form'
import { acceptFor, choosableIn, linkFor, readHanded, type Handed } from '@/lib/handover/link'
import '@/tests/support/fast-check'
import { sampleDocument } from '@/tests/support/sample-document'
import { modelOf } from '../documents/model-helpers'

const ORIGIN = 'https://ridgedocs.example'
const read = (link: string): Handed | undefined => readHanded(new URL(link).hash.slice('#hand='.length))
const deflated = (bytes: Uint8Array): string => `1.${Buffer.from(deflateSync(bytes)).toString('base64url')}`
const packed = (content: unknown): string =>
  deflated(strToU8(typeof content === 'string' ? content : JSON.stringify(content)))

const handed: Handed = {
  typed: { 'customer.name': 'Dana Peña', 'before.2.answer': true, 'plane.5.plan': '1,000' },
  rows: { plane: 6, line: 9 },
}

test('a link opens a new form with the entries that were handed on, and they are in its fragment only', () => {
  const link = new URL(linkFor({ origin: ORIGIN, slug: 'sample-estimate', state: 'TX' }, handed))
  expect(link.pathname + link.search).toBe('/templates/sample-estimate/fill?draft=new&state=TX')
  expect(decodeURIComponent(link.href)).not.toContain('Dana')
  expect(read(link.href)).toEqual({ ...handed, rows: { plane: 6 } })
})

test('any entries come out of a link as they went in', () => {
  const key = fc.stringMatching(/^[a-z]{1,8}(\.[a-z0-9]{1,8}){1,3}$/)
  fc.assert(
    fc.property(fc.dictionary(key, fc.oneof(fc.string({ unit: 'grapheme' }), fc.boolean())), (typed) => {
      expect(read(linkFor({ origin: ORIGIN, slug: 'change-order' }, { typed, rows: {} }))).toEqual({ typed, rows: {} })
    }),
  )
})

test('a change order with its customer fits a code', () => {
  const typed = {
    ...{ 'customer.name': 'Dana Rivera', 'customer.phone': '(614) 555-0142', 'customer.email': 'dana@example.com' },
    ...{ 'job.address': '418 Example Lane', 'job.city': 'Columbus', 'job.state': 'OH', 'job.zip': '43004' },
    ...{ 'change.description': 'Replace 14 sheets of rotted decking at the north eave, found when the felt came off.' },
  }
  expect(linkFor({ origin: ORIGIN, slug: 'change-order' }, { typed, rows: {} }).length).toBeLessThanOrEqual(1200)
})

const manyEntries = Object.fromEntries(Array.from({ length: 6000 }, (_, index) => [`a.${index}`, '']))

test.each([
  ['nothing', ''],
  ['another version', packed({ t: {} }).replace('1.', '2.')],
  ['no base64', '1.###'],
  ['no stream', '1.AAAA'],
  ['no JSON', packed('{')],
  ['a list', packed([])],
  ['a number for a text', packed({ t: { 'customer.name': 5 } })],
  ['an object for a text', packed({ t: { 'customer.name': { a: 1 } } })],
  ['a name that is none', packed({ t: { '<b>': 'x' } })],
  ['a million rows', packed({ t: {}, r: { plane: 1_000_000 } })],
  ['a text of megabytes', packed({ t: { 'customer.name': 'x'.repeat(5_000_000) } })],
  ['too many entries', packed({ t: manyEntries })],
  ['a long fragment', `1.${'A'.repeat(200_000)}`],
])('a fragment with %s is refused', (_, text) => expect(readHanded(text)).toBeUndefined())

test('any fragment is read without a fault, and no prototype is changed; a few bytes that would become gigabytes are refused', () => {
  const bomb = deflated(new Uint8Array(70_000_000))
  expect(bomb.length).toBeLessThan(100_000)
  expect(readHanded(bomb)).toBeUndefined()
  const fragment = fc.oneof(
    fc.string(),
    fc.string().map((text) => `1.${text}`),
    fc.json().map(packed),
  )
  fc.assert(fc.property(fragment, (text) => void readHanded(text)))
  const { typed } = readHanded(packed('{"t":{"__proto__":{"polluted":true},"constructor":"x"}}'))!
  expect(typed).not.toHaveProperty('polluted')
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
})

test('a form takes what it asks for, with the lines that it may have, and says what it leaves', () => {
  const taken = { 'customer.name': 'Dana', 'plane.5.plan': '1,000', 'before.2.answer': true, 'job.notes': 'Gate' }
  const notAsked = { 'totals.total': '5', 'gone.field': 'x' }
  const ofAnotherKind = { 'customer.phone': true, 'condition.1.answer': 'Splendid', 'line.1.price': 'call' }
  const typed = { ...taken, ...notAsked, ...ofAnotherKind }
  const accepted = acceptFor(sampleDocument(), { typed, rows: { plane: 6, condition: 40 } })
  expect([accepted.typed, accepted.rows]).toEqual([taken, { plane: 6 }])
  expect(accepted.unknown).toEqual(['totals.total', 'gone.field'])
  expect(accepted.wrong).toHaveLength(3)
})

const withSensitive = modelOf([
  part('Report', [
    section('Person'),
    fields(2, own('person.name', 'Name'), own('person.birth', 'Date of birth', 'date')),
  ]),
  part('Office', [section('Cost'), fields(1, own('cost.hour', 'Cost an hour', 'currency'))], { audience: 'office' }),
])

test('sensitive fields are neither handed on nor taken', () => {
  const typed = { 'person.name': 'Dana', 'person.birth': '1980-01-02', 'cost.hour': '40.00' }
  const name = { name: 'person.name', label: 'Name', shown: 'Dana', isOffice: false }
  const cost = { name: 'cost.hour', label: 'Cost an hour', shown: '40.00', isOffice: true }
  expect(choosableIn(formOf(withSensitive), typed)).toEqual([
    { id: 'person', title: 'Person', entries: [name] },
    { id: 'cost', title: 'Cost', entries: [cost] },
  ])
  const accepted = acceptFor(withSensitive, { typed, rows: {} })
  expect(accepted.unknown).toEqual(['person.birth'])
  expect(accepted.typed).not.toHaveProperty(['person.birth'])
})
