import {
  bullets,
  checklist,
  column,
  documentModel,
  legalNote,
  clauses,
  own,
  p,
  part,
  section,
  signatures,
  fields,
  steps,
  table,
  tickList,
  type Block,
} from '@/lib/documents/author'
import { openDocx } from './open-docx'

const rows = [{ a: 'One' }, { a: 'Two' }, { a: 'Last words' }]
const signed: readonly (readonly [kind: string, block: Block])[] = [
  ['a paragraph', p('Last words')],
  ['bullets', bullets('First', 'Last words')],
  ['steps', steps('First', 'Last words')],
  ['a callout', legalNote('Title', 'Last words')],
  ['fields', fields(2, own('a', 'First'), own('b', 'Second'), own('c', 'Last words', 'text', { span: 2 }))],
  ['a list of ticks', tickList('tick', ['First', 'Second', 'Last words'])],
  ['a checklist', checklist('check', ['First', 'Second', 'Last words'], ['Yes', 'No'])],
  ['a table', table('table', 'Table', [column('a', 'A', 'text', { fixed: true })], rows)],
]

test.each(signed)('the end of %s stays on the page of the signatures', async (_, block) => {
  const { body } = await openDocx(
    documentModel({
      ...{ title: 'Agreement', subject: 'Signatures', intro: 'One signs.', letterhead: 'none' },
      parts: [part('Agreement', [block, signatures([{ name: 'owner', role: 'Owner' }])])],
    }),
  )
  const between = body.slice(body.lastIndexOf('<w:p>', body.indexOf('Last words')), body.indexOf('SignatureRole'))
  const paragraphs = [...between.matchAll(/<w:p>.*?<\/w:p>/g)].map(([xml]) => xml)
  expect(paragraphs.length).toBeGreaterThan(0)
  expect(paragraphs.filter((xml) => !xml.includes('<w:keepNext/>'))).toEqual([])
})

const termsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => [`Term ${index + 1}`, 'One keeps what one signs.'] as const)

test('the last terms of a contract stay on the page of the signatures, across their heading', async () => {
  const { body } = await openDocx(
    documentModel({
      ...{ title: 'Agreement', subject: 'Signatures', intro: 'One signs.', letterhead: 'none' },
      parts: [
        part('Agreement', [
          section('Terms'),
          clauses(...termsOf(9)),
          section('Acceptance'),
          p('Both sign.'),
          signatures([{ name: 'owner', role: 'Owner' }]),
        ]),
      ],
    }),
  )
  const paragraphs = [...body.matchAll(/<w:p>.*?<\/w:p>/g)].map(([xml]) => xml)
  const keeps = (words: string) => paragraphs.find((xml) => xml.includes(words))?.includes('<w:keepNext/>')
  expect(['Term 7', 'Term 8', 'Term 9', 'Both sign.'].map(keeps)).toEqual([false, true, true, true])
})
