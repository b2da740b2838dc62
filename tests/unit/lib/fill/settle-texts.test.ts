import { fields, own, p, part, section } from '@/lib/documents/author'
import { fill } from '@/lib/documents/fill'
import { blocksOfKind, type DocumentModel } from '@/lib/documents/model'
import { renderJob } from '@/lib/fill/render-job'
import { settleTexts } from '@/lib/fill/settle-texts'
import { entriesOf, modelOf, partOf } from '../documents/model-helpers'

const given = { 'person.first': 'Ana' }
const letterTo = (letter: boolean): DocumentModel =>
  modelOf([
    part('Letter', [p('Dear {person.first}, your claim {claim.no}. Call {company.phone}.')], { letter }),
    part('Prepare', [section('Names'), fields(2, own('person.first', 'First name'), own('claim.no', 'Claim number'))], {
      audience: 'office',
    }),
  ])

const settled = (letter: boolean, more: Partial<DocumentModel> = {}): string | undefined =>
  blocksOfKind(settleTexts({ ...fill(letterTo(letter), given), ...more }), 'paragraph')[0]?.text

test('a letter has the office’s entries in its text, and a line for what is not given; elsewhere that is still asked for', () => {
  const company = { 'company.phone': '(614) 555-0100' }
  expect(settled(true, { company })).toBe('Dear Ana, your claim ____. Call {company.phone}.')
  expect(settled(true)).toBe('Dear Ana, your claim ____. Call ____.')
  expect(settled(false)).toBe('Dear Ana, your claim {claim.no}. Call {company.phone}.')
})

test('the customer’s file of a letter does not begin with the list of its blanks', async () => {
  const job = { model: letterTo(true), entries: entriesOf(given), company: {}, today: null } as const
  const { bytes } = await renderJob({ ...job, format: 'Word', fileFor: 'customer' })
  const text = partOf(bytes, 'word/document.xml')
  expect(text).toContain('Dear Ana, your claim ____.')
  expect(text).not.toContain('Claim number')
})
