import { templateContents } from '@/lib/catalogue/contents'
import { needsAttorneyNote } from '@/lib/documents/attorney'

const noted = templateContents.filter(({ kind, document }) => needsAttorneyNote(kind, document()))
const slugs = noted.map(({ slug }) => slug)

test('contracts, HR documents, lien papers and what else close with a note on legal advice; no estimate or inspection', () => {
  const all = (kind: string) => templateContents.filter((template) => template.kind === kind).map(({ slug }) => slug)
  const others = ['lien-notice-deadline-tracker', 'final-late-payment-notice', 'subcontractor-safety-agreement']
  expect(slugs).toEqual(expect.arrayContaining([...all('contract'), ...all('hr'), ...others]))
  expect(noted.filter(({ kind }) => ['estimate', 'inspection', 'essential'].includes(kind))).toEqual([])
})
