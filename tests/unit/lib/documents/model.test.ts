import { documentModel, p, part } from '@/lib/documents/author'
import { papersOf, type DocumentModel } from '@/lib/documents/model'

const page = (name: string, audience: 'customer' | 'office' | 'crew') => part(name, [p(name)], { audience })
const model = (letterhead: DocumentModel['letterhead'], ...parts: DocumentModel['parts']) =>
  documentModel({ title: 'T', subject: 'S', intro: '', letterhead, parts })
const outline = (of: DocumentModel) =>
  papersOf(of).map(({ audience, letterhead, parts }) => [audience, letterhead, parts.map(({ name }) => name)])

describe('papers of a document', () => {
  it('are neighboring parts for one reader; the customer’s first paper has the full letterhead', () =>
    expect(
      outline(
        model(
          'full',
          page('A', 'office'),
          page('B', 'customer'),
          page('C', 'customer'),
          page('D', 'crew'),
          page('E', 'customer'),
        ),
      ),
    ).toEqual([
      ['office', 'compact', ['A']],
      ['customer', 'full', ['B', 'C']],
      ['crew', 'compact', ['D']],
      ['customer', 'compact', ['E']],
    ]))
  it('have no letterhead where the document has none', () =>
    expect(outline(model('none', page('A', 'customer'), page('B', 'office')))).toEqual([
      ['customer', 'none', ['A']],
      ['office', 'none', ['B']],
    ]))
})
