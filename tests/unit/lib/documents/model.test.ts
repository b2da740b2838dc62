import { p, part } from '@/lib/documents/author'
import { openingPartOf, papersOf, type DocumentModel } from '@/lib/documents/model'
import { modelOf } from './shared'

const page = (name: string, audience: 'customer' | 'office' | 'crew') => part(name, [p(name)], { audience })
const model = (letterhead: DocumentModel['letterhead'], ...parts: DocumentModel['parts']) =>
  modelOf(parts, { letterhead })
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
  it('begin with each letter, below a full letterhead', () => {
    const letter = (name: string) => ({ ...page(name, 'customer'), letter: true })
    const letters = model('full', letter('A'), page('B', 'customer'), letter('C'), page('D', 'office'))
    expect(outline(letters)).toEqual([
      ['customer', 'full', ['A', 'B']],
      ['customer', 'full', ['C']],
      ['office', 'compact', ['D']],
    ])
    expect(openingPartOf(letters)?.name).toBe('D')
    expect(openingPartOf(model('full', page('A', 'customer'), letter('B')))?.name).toBe('A')
    expect(openingPartOf(model('full', letter('A'), page('B', 'customer')))?.name).toBe('B')
    expect(openingPartOf(model('full', letter('A')))).toBeUndefined()
  })
  it('have no letterhead where the document has none', () =>
    expect(outline(model('none', page('A', 'customer'), page('B', 'office')))).toEqual([
      ['customer', 'none', ['A']],
      ['office', 'none', ['B']],
    ]))
})
