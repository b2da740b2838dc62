import type { Draft } from '@/lib/fill/draft'
import { filesOf, OTHER_STAGE, papersOf, setName } from '@/lib/handover/papers'
import type { FilledDraft } from '@/lib/handover/draft-job'
import { draftOf } from '@/tests/support/drafts'
import { sampleDocument } from '@/tests/support/sample-document'
import { entriesOf } from '../documents/model-helpers'

const draft = (id: string, slug: string, created = 1): Draft => draftOf({ id, slug, title: slug, created })
const set = {
  stages: [
    { title: 'Look & price', parts: [{ templates: [{ slug: 'estimate' }] }] },
    { title: 'On the roof', parts: [{ templates: [{ slug: 'change-order' }] }, { templates: [{ slug: 'estimate' }] }] },
  ],
}
type Formats = FilledDraft['template']['formats']
const filledOf = (of: Draft, formats: Formats, model = sampleDocument()): FilledDraft => ({
  draft: of,
  template: { name: of.title, kind: 'estimate', formats, hasEditions: false },
  document: { name: of.title, model, entries: entriesOf({}), company: {}, today: null },
  textOf: (name) => (name === 'customer.name' ? 'Dana Rivera' : ''),
  messages: [],
})

test('documents are in the order of the set, several of a template by age, others at the end', () => {
  const drafts = [
    draft('later-order', 'change-order', 5),
    draft('unknown', 'letter'),
    draft('order', 'change-order', 2),
    draft('estimate', 'estimate'),
  ]
  expect(papersOf(set, drafts).map((paper) => [paper.draft.id, paper.stage])).toEqual([
    ['estimate', 'Look & price'],
    ['order', 'On the roof'],
    ['later-order', 'On the roof'],
    ['unknown', OTHER_STAGE],
  ])
  expect(papersOf(undefined, drafts).every(({ stage }) => stage === OTHER_STAGE)).toBe(true)
})

test('files are in folders of the stages, what the office keeps in one of its own, and no two share a name', () => {
  const whole = { ...sampleDocument(), parts: sampleDocument().parts.slice(0, 1) }
  const papers = papersOf(set, [draft('a', 'change-order'), draft('b', 'change-order', 2), draft('c', 'estimate')])
  const filled = papers.map((paper, index) =>
    index === 0 ? filledOf(paper.draft, ['PDF', 'Excel']) : filledOf(paper.draft, ['PDF'], whole),
  )
  const files = filesOf(papers, filled, ['PDF', 'Excel'], '2026-11-23')
  expect(files.map(({ folder, name, job }) => [`${folder}/${name}`, job.fileFor])).toEqual([
    ['1-look-price/estimate-dana-rivera-2026-11-23.pdf', 'customer'],
    ['office/estimate-dana-rivera-2026-11-23-OFFICE.pdf', 'office'],
    ['field/estimate-dana-rivera-2026-11-23-field.pdf', 'field'],
    ['1-look-price/estimate-dana-rivera-2026-11-23.xlsx', 'customer'],
    ['office/estimate-dana-rivera-2026-11-23-OFFICE.xlsx', 'all'],
    ['2-on-the-roof/change-order-dana-rivera-2026-11-23.pdf', 'customer'],
    ['2-on-the-roof/change-order-dana-rivera-2026-11-23-2.pdf', 'customer'],
  ])
})

test('a set is named after its job, with letters that every disk takes', () => {
  const name = setName('Peña house: front/rear', 'papers', '2026-11-23', 'zip')
  expect(name).toBe('pena-house-front-rear-papers-2026-11-23.zip')
  expect(setName('漢字', 'to-print', '2026-11-23', 'pdf')).toBe('to-print-2026-11-23.pdf')
})
