import { createHash } from 'node:crypto'
import { field, fields, own, part, section, signatures } from '@/lib/documents/author'
import { complete } from '@/lib/documents/complete'
import { formOf } from '@/lib/documents/form'
import * as signing from '@/lib/fill/signing'
import { toBase64 } from '@/lib/fill/base64'
import { pageTexts } from '@/tests/support/pdf'
import { makePng } from '@/tests/support/pictures'
import { checked, entriesOf, modelOf, partOf } from '../documents/model-helpers'

const { checkSignature, contentFor, differences, evidenceFor, sign, timeOf } = signing
type Signable = signing.Signable

const page = part('Change', [
  section('Customer'),
  fields(2, field('customer.name'), own('person.ssn', 'Social Security number'), own('sum.new', 'Sum', 'currency')),
  section('Signatures'),
  signatures([
    { name: 'owner', role: 'Property owner' },
    { name: 'contractor', role: 'Contractor', withTitle: true },
  ]),
])
const model = { ...modelOf([page]), version: 'Version 4, November 2026' }

const document = (more: Partial<Signable> = {}): Signable => ({
  ...{ slug: 'change-order', model, form: formOf(model), photos: {}, company: { 'company.name': 'Ridge & Sons' } },
  values: { 'sum.new': 573, 'customer.name': 'Ana Rivera', 'owner.printedName': 'Ana Rivera' },
  ...more,
})

const mark: signing.Mark = {
  ...{ way: 'drawn', by: 'Ana Rivera' },
  picture: { bytes: toBase64(makePng({ width: 12, height: 5 })), width: 12, height: 5 },
}

test('a signature covers template, version, edition and values, in one spelling', () => {
  expect(contentFor('owner', document())).toBe(
    '{"edition":"","photos":{},"scheme":"ridgedocs-signature-1","template":"change-order","values":' +
      '{"company.name":"Ridge & Sons","customer.name":"Ana Rivera","owner.printedName":"Ana Rivera","sum.new":573},' +
      '"version":"Version 4, November 2026"}',
  )
})

test.each<[string, Partial<Signable>]>([
  ['a value', { values: { 'sum.new': 574, 'customer.name': 'Ana Rivera', 'owner.printedName': 'Ana Rivera' } }],
  ['a cleared value', { values: { 'customer.name': 'Ana Rivera', 'owner.printedName': 'Ana Rivera' } }],
  ['the version', { model: { ...model, version: 'Version 5, December 2026' } }],
  ['the edition', { state: 'TX' }],
  ['a photograph', { photos: { 'photo.1.image': 'ab'.repeat(32) } }],
  ['the company', { company: { 'company.name': 'Another' } }],
  ['the mark of an example', { isExample: true }],
])('%s that changes gives another content', (_, change) => {
  expect(contentFor('owner', document(change))).not.toBe(contentFor('owner', document()))
})

test('what the other party enters to sign changes nothing, and no content holds what must not be stored', () => {
  const values = { ...document().values, 'contractor.printedName': 'Jo Park', 'contractor.date': '2026-11-23' }
  const later = document({ values: { ...values, 'person.ssn': '078-05-1120' } })
  expect(contentFor('owner', later)).toBe(contentFor('owner', document()))
  expect(contentFor('contractor', later)).toContain('Jo Park')
  expect(contentFor('contractor', later)).not.toContain('078')
  expect(signing.sensitiveIn(later)).toBe('{"person.ssn":"078-05-1120"}')
})

test('the fingerprint is the SHA-256 of the content, and a check finds what was changed since', async () => {
  const content = contentFor('owner', document())
  const signature = await sign(mark, content, new Date('2026-11-23T14:14:05Z'))
  expect(signature.hash).toBe(createHash('sha256').update(content).digest('hex'))
  expect(signing.signatureSchema.parse(JSON.parse(JSON.stringify(signature)))).toEqual(signature)
  expect(Date.parse(signature.at)).toBe(Date.parse('2026-11-23T14:14:05Z'))
  expect(await checkSignature(signature, content)).toBe('same')
  const others = { 'sum.new': 900, 'customer.name': 'Ana Rivera' }
  const changed = contentFor('owner', document({ values: others, state: 'TX' }))
  expect(await checkSignature(signature, changed)).toBe('changed')
  expect(differences(content, changed)).toEqual(['owner.printedName', 'sum.new', 'version'])
  expect(differences(content, content)).toEqual([])
  expect(differences(content, contentFor('owner', document({ photos: { 'photo.1.image': 'x' } })))).toEqual(['photos'])
  expect(differences(content, contentFor('owner', document({ isExample: true })))).toEqual(['example'])
  expect(await checkSignature({ ...signature, content: changed }, changed)).toBe('damaged')
})

test('the time has the offset of the device', () => {
  const now = new Date('2026-11-23T14:14:05Z')
  const shifted = (minutes: number): Date => Object.assign(new Date(now), { getTimezoneOffset: () => minutes })
  expect(timeOf(shifted(300))).toBe('2026-11-23T09:14:05-05:00')
  expect(timeOf(shifted(-330))).toBe('2026-11-23T19:44:05+05:30')
  expect(timeOf(shifted(0))).toBe('2026-11-23T14:14:05+00:00')
  expect(timeOf(shifted(210))).toBe('2026-11-23T10:44:05-03:30')
})

test('every format shows the signature and the line below it, in full even with a long name', async () => {
  const long = await sign({ ...mark, by: `Ana ${'Rivera '.repeat(40)}` }, contentFor('owner', document()))
  expect(evidenceFor({ ...long, zone: 'America/Argentina/Buenos_Aires' }).length).toBeLessThanOrEqual(300)
  const signature = await sign(mark, contentFor('owner', document()))
  const entries = {
    ...entriesOf({ 'owner.evidence': evidenceFor(signature) }),
    pictures: { 'owner.signature': signing.pictureOf(signature) },
  }
  const completed = complete(model, entries)
  expect(completed.messages).toEqual([])
  const [text = ''] = await pageTexts(await checked(completed.model, 'PDF'))
  expect(text.replaceAll(/\s+/g, '')).toContain(signature.hash)
  expect(text).toContain('Drawn on a screen by Ana Rivera')
  const body = partOf(await checked(completed.model, 'Word'), 'word/document.xml')
  expect(body).toContain(signature.hash)
  expect(body).toContain('Signature of Ana Rivera, drawn on a screen')
  expect(partOf(await checked(completed.model, 'Excel'), 'xl/worksheets/sheet1.xml')).toContain(signature.hash)
})
