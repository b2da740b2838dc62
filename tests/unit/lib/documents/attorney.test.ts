import { templateContents } from '@/lib/catalogue/contents'
import { needsAttorneyNote } from '@/lib/documents/attorney'

const noted = templateContents.filter(({ kind, document }) => needsAttorneyNote(kind, document()))
const slugs = noted.map(({ slug }) => slug)

test('all contracts and HR documents, lien papers and what else closes with a note on legal advice', () => {
  const all = (kind: string) => templateContents.filter((template) => template.kind === kind).map(({ slug }) => slug)
  expect(slugs).toEqual(expect.arrayContaining([...all('contract'), ...all('hr')]))
  expect(slugs).toEqual(
    expect.arrayContaining([
      'lien-notice-deadline-tracker',
      'final-late-payment-notice',
      'subcontractor-safety-agreement',
    ]),
  )
})

test('no estimate, inspection or essential', () => {
  expect(noted.filter(({ kind }) => ['estimate', 'inspection', 'essential'].includes(kind))).toEqual([])
})
