import type { Draft } from '@/lib/fill/draft'
import { filesOf, OTHER_STAGE, papersOf, setName } from '@/lib/handover/papers'
import type { FilledDraft } from '@/lib/handover/draft-job'
import { sampleDocument } from '@/tests/support/sample-document'

const draftOf = (id: string, slug: string, created = 1): Draft => ({
  ...{ id, slug, title: slug, created, changed: 1, typed: {}, rows: {} },
})
const set = {
  stages: [
    { title: 'Look & price', parts: [{ templates: [{ slug: 'estimate' }] }] },
    { title: 'On the roof', parts: [{ templates: [{ slug: 'change-order' }] }, { templates: [{ slug: 'estimate' }] }] },
  ],
}
const filledOf = (
  draft: Draft,
  formats: FilledDraft['template']['formats'],
  model = sampleDocument(),
): FilledDraft => ({
  draft,
  template: { name: draft.title, kind: 'estimate', formats, hasEditions: false },
  document: { name: draft.title, model, entries: { values: {}, pictures: {}, rows: {} }, company: {}, today: null },
  textOf: (name) => (name === 'customer.name' ? 'Dana Rivera' : ''),
  messages: [],
})

test('documents are in the order of the set, several of a template by age, others at the end', () => {
  const drafts = [
    draftOf('later-order', 'change-order', 5),
    draftOf('unknown', 'letter'),
    draftOf('order', 'change-order', 2),
    draftOf('estimate', 'estimate'),
  ]
  expect(papersOf(set, drafts).map(({ draft, stage }) => [draft.id, stage])).toEqual([
    ['estimate', 'Look & price'],
    ['order', 'On the roof'],
    ['later-order', 'On the roof'],
    ['unknown', OTHER_STAGE],
  ])
  expect(papersOf(undefined, drafts).every(({ stage }) => stage === OTHER_STAGE)).toBe(true)
})

test('files are in folders of the stages, the copy for the customer beside the one to keep, and no two share a name', () => {
  const whole = { ...sampleDocument(), parts: sampleDocument().parts.slice(0, 1) }
  const papers = papersOf(set, [
    draftOf('a', 'change-order', 1),
    draftOf('b', 'change-order', 2),
    draftOf('c', 'estimate'),
  ])
  const filled = [
    filledOf(papers[0]!.draft, ['PDF', 'Excel']),
    filledOf(papers[1]!.draft, ['PDF'], whole),
    filledOf(papers[2]!.draft, ['PDF'], whole),
  ]
  const files = filesOf(papers, filled, ['PDF', 'Excel'], '2026-11-23')
  expect(files.map(({ folder, name, job }) => [`${folder}/${name}`, job.fileFor])).toEqual([
    ['1-look-price/estimate-dana-rivera-2026-11-23.pdf', 'customer'],
    ['1-look-price/estimate-dana-rivera-2026-11-23-OFFICE.pdf', 'all'],
    ['1-look-price/estimate-dana-rivera-2026-11-23.xlsx', 'customer'],
    ['1-look-price/estimate-dana-rivera-2026-11-23-OFFICE.xlsx', 'all'],
    ['2-on-the-roof/change-order-dana-rivera-2026-11-23.pdf', 'all'],
    ['2-on-the-roof/change-order-dana-rivera-2026-11-23-2.pdf', 'all'],
  ])
})

test('a set is named after its job, with letters that every disk takes', () => {
  expect(setName('Peña house: front/rear', 'papers', '2026-11-23', 'zip')).toBe(
    'pena-house-front-rear-papers-2026-11-23.zip',
  )
  expect(setName('漢字', 'to-print', '2026-11-23', 'pdf')).toBe('to-print-2026-11-23.pdf')
})
