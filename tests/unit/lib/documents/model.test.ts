import { p, part } from '@/lib/documents/author'
import { cautionIn, openingPartOf, papersOf, type DocumentModel } from '@/lib/documents/model'
import { modelOf } from './model-helpers'

const page = (name: string, audience: 'customer' | 'office' | 'crew' = 'customer') =>
  part(name, [p(name)], { audience })
const letter = (name: string) => ({ ...page(name), letter: true })
const model = (...parts: DocumentModel['parts']) => modelOf(parts, { letterhead: 'full' })
const outline = (of: DocumentModel) =>
  papersOf(of).map(
    ({ audience, letterhead, parts }) => `${audience}, ${letterhead}: ${parts.map(({ name }) => name).join()}`,
  )

describe('papers of a document', () => {
  it('are neighboring parts for one reader; the customer’s first paper has the full letterhead', () => {
    const mixed = model(page('A', 'office'), page('B'), page('C'), page('D', 'crew'), page('E'))
    const papers = ['office, compact: A', 'customer, full: B,C', 'crew, compact: D', 'customer, compact: E']
    expect(outline(mixed)).toEqual(papers)
    const none = { ...model(page('A'), page('B', 'office')), letterhead: 'none' } as const
    expect(outline(none)).toEqual(['customer, none: A', 'office, none: B'])
  })
  it('begin with each letter, below a full letterhead', () => {
    const letters = model(letter('A'), page('B'), letter('C'), page('D', 'office'))
    expect(outline(letters)).toEqual(['customer, full: A,B', 'customer, full: C', 'office, compact: D'])
    expect(openingPartOf(letters)?.name).toBe('D')
    expect(openingPartOf(model(page('A'), letter('B')))?.name).toBe('A')
    expect(openingPartOf(model(letter('A'), page('B')))?.name).toBe('B')
    expect(openingPartOf(model(letter('A')))).toBeUndefined()
  })
})

test('the customer’s pages say what an edition lacks, and a blank form of law what it is not; others say neither', () => {
  const of = (part: DocumentModel['parts'][number], more: Partial<DocumentModel>) =>
    cautionIn(part, { ...model(part), needsAttorney: true, ...more })
  const lacking = 'Not complete for Texas: see the office page'
  expect(of(page('A'), { incompleteFor: 'Texas' })).toBe(lacking)
  expect(of(page('A'), { incompleteFor: 'Texas', filled: true })).toBe(lacking)
  expect(of(page('A'), {})).toBe('Blank form: no substitute for an attorney’s advice')
  expect([
    of(page('A'), { filled: true }),
    of(letter('A'), {}),
    of(page('A', 'office'), { incompleteFor: 'Texas' }),
  ]).toEqual(['', '', ''])
})
