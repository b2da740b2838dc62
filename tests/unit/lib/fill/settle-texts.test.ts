import { strFromU8, unzipSync } from 'fflate'
import { documentModel, fields, own, p, part, section } from '@/lib/documents/author'
import { blocksOfKind, type DocumentModel } from '@/lib/documents/model'
import { renderJob } from '@/lib/fill/render-job'
import { settleTexts } from '@/lib/fill/settle-texts'

const letterTo = (letter: boolean): DocumentModel =>
  documentModel({
    title: 'Letter',
    subject: 'Letter',
    intro: '',
    keywords: [],
    parts: [
      part('Letter', [p('Dear {person.first}, your claim {claim.no}. Call {company.phone}.')], { letter }),
      part(
        'Prepare',
        [section('Names'), fields(2, own('person.first', 'First name'), own('claim.no', 'Claim number'))],
        {
          audience: 'office',
        },
      ),
    ],
  })

const filled = (model: DocumentModel): DocumentModel => ({
  ...model,
  parts: model.parts.map((each) => ({
    ...each,
    blocks: each.blocks.map((block) =>
      block.kind === 'fields'
        ? {
            ...block,
            fields: block.fields.map((field) => (field.name === 'person.first' ? { ...field, value: 'Ana' } : field)),
          }
        : block,
    ),
  })),
})
const textOf = (model: DocumentModel): string | undefined => blocksOfKind(model, 'paragraph')[0]?.text

test('a letter has the office’s entries in its text, a line for a blank, and the company’s own fields', () => {
  const given = { ...filled(letterTo(true)), company: { 'company.phone': '(614) 555-0100' } }
  expect(textOf(settleTexts(given))).toBe('Dear Ana, your claim ____. Call {company.phone}.')
})

test('a letter has a line for what is not given of the company, and no name in brackets', () => {
  expect(textOf(settleTexts(filled(letterTo(true))))).toBe('Dear Ana, your claim ____. Call ____.')
})

test('elsewhere a blank is still asked for', () => {
  expect(textOf(settleTexts(filled(letterTo(false))))).toBe('Dear Ana, your claim {claim.no}. Call {company.phone}.')
})

test('the customer’s file of a letter does not begin with the list of its blanks', async () => {
  const entries = { values: { 'person.first': 'Ana' }, pictures: {}, rows: {} }
  const job = { model: letterTo(true), entries, company: {}, today: null, format: 'Word', fileFor: 'customer' } as const
  const { bytes } = await renderJob(job)
  const text = strFromU8(unzipSync(bytes)['word/document.xml']!)
  expect(text).toContain('Dear Ana, your claim ____.')
  expect(text).not.toContain('Claim number')
})
