import {
  bullets,
  checklist,
  column,
  documentModel,
  legalNote,
  own,
  p,
  part,
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
