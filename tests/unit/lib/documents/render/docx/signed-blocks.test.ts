import * as d from '@/lib/documents/author'
import { openDocx } from './open-docx'
import { documentOf } from '@/tests/support/block-document'

const rows = [{ a: 'One' }, { a: 'Two' }, { a: 'Last words' }]
const signed: readonly (readonly [kind: string, block: d.Block])[] = [
  ['a paragraph', d.p('Last words')],
  ['bullets', d.bullets('First', 'Last words')],
  ['steps', d.steps('First', 'Last words')],
  ['a callout', d.legalNote('Title', 'Last words')],
  ['fields', d.fields(2, d.own('a', 'First'), d.own('b', 'Second'), d.own('c', 'Last words', 'text', { span: 2 }))],
  ['a list of ticks', d.tickList('tick', ['First', 'Second', 'Last words'])],
  ['a checklist', d.checklist('check', ['First', 'Second', 'Last words'], ['Yes', 'No'])],
  ['a table', d.table('table', 'Table', [d.column('a', 'A', 'text', { fixed: true })], rows)],
]

test.each(signed)('the end of %s stays on the page of the signatures', async (_, block) => {
  const { body } = await openDocx(documentOf(block, d.signatures([{ name: 'owner', role: 'Owner' }])))
  const between = body.slice(body.lastIndexOf('<w:p>', body.indexOf('Last words')), body.indexOf('SignatureRole'))
  const paragraphs = [...between.matchAll(/<w:p>.*?<\/w:p>/g)].map(([xml]) => xml)
  expect(paragraphs.length).toBeGreaterThan(0)
  expect(paragraphs.filter((xml) => !xml.includes('<w:keepNext/>'))).toEqual([])
})

const termsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => [`Term ${index + 1}`, 'One keeps what one signs.'] as const)

test('the last terms of a contract stay on the page of the signatures, across their heading', async () => {
  const { body } = await openDocx(
    documentOf(
      d.section('Terms'),
      d.clauses(...termsOf(9)),
      d.section('Acceptance'),
      d.p('Both sign.'),
      d.signatures([{ name: 'owner', role: 'Owner' }]),
    ),
  )
  const paragraphs = [...body.matchAll(/<w:p>.*?<\/w:p>/g)].map(([xml]) => xml)
  const keeps = (words: string) => paragraphs.find((xml) => xml.includes(words))?.includes('<w:keepNext/>')
  expect(['Term 7', 'Term 8', 'Term 9', 'Both sign.'].map(keeps)).toEqual([false, true, true, true])
})
