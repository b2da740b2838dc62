/** Statements of which one is right: a blank form has a box before each, a filled one has the chosen statement alone. */
import { california } from '@/data/law/ca'
import { contracts } from '@/data/library/contracts'
import { complete } from '@/lib/documents/complete'
import { formOf } from '@/lib/documents/form'
import type { DocumentModel, NoticeBlock, Value } from '@/lib/documents/model'
import { CHECK_ONE } from '@/lib/documents/settle-answers'
import { finder } from '@/tests/support/template-reader'
import { checked, entriesOf } from './model-helpers'

const questions = ['notice.liabilityInsurance', 'contract.subcontractors', 'notice.workersCompensation']
const company = { 'company.name': 'Acme Roofing, Inc.' }
const statements = [
  'carries commercial general liability insurance written by',
  'is a limited liability company that carries liability insurance',
  'does not carry commercial general liability insurance',
  'is self-insured',
  'carries workers’ compensation insurance for all employees',
  'has no employees and is exempt',
  'One or more subcontractors will be used',
  'No subcontractor will be used',
]

const inCalifornia = (slug: string): DocumentModel => finder(contracts)(slug).document({ state: california })
const filled = (model: DocumentModel, values: Record<string, Value>) =>
  complete(model, entriesOf(values), company).model
const customerBlocks = ({ parts }: DocumentModel) =>
  parts.filter(({ audience }) => audience === 'customer').flatMap(({ blocks }) => blocks)
const wordsOf = (model: DocumentModel): string => JSON.stringify(customerBlocks(model))
const found = (model: DocumentModel): string[] => statements.filter((words) => wordsOf(model).includes(words))
const answered = (model: DocumentModel): NoticeBlock[] =>
  customerBlocks(model).flatMap((block) => (block.kind === 'notice' && block.answers ? [block] : []))

const model = inCalifornia('epdm-residential-contract')
const chosen = {
  'customer.name': 'Ana Lee',
  'notice.liabilityInsurance': 'Self-insured',
  'notice.workersCompensation': 'Carries insurance',
  'contract.subcontractors': 'No',
}

test('a filled contract has the chosen statement of each group, without boxes', () => {
  const result = filled(model, chosen)
  expect(found(result)).toEqual([
    'is self-insured',
    'carries workers’ compensation insurance for all employees',
    'No subcontractor will be used',
  ])
  expect(wordsOf(result)).not.toContain(CHECK_ONE)
  expect(answered(result)).toEqual([])
})

test('an answer that is missing is named in its place, and nothing is stated', () => {
  const result = filled(model, { 'customer.name': 'Ana Lee' })
  expect(found(result)).toEqual([])
  const open = customerBlocks(result).flatMap((block) =>
    block.kind === 'paragraph' && block.lead === 'Not chosen yet:' ? [block.text] : [],
  )
  expect(open).toEqual([
    'Commercial General Liability Insurance (CGL).',
    'Subcontractor statement.',
    'Workers’ Compensation Insurance.',
  ])
})

test.each(['blank', 'with a company alone'])('a form to print, %s, has a box before each statement', (kind) => {
  const result = kind === 'blank' ? model : filled(model, {})
  expect(found(result)).toEqual(statements)
  expect(answered(result)).toHaveLength(statements.length)
  expect(wordsOf(result).split(CHECK_ONE)).toHaveLength(questions.length + 1)
})

test('the form asks each question once, as a closed list', () => {
  const controls = questions.map((name) => formOf(model).controls.get(name))
  const shapes = controls.map((control) => `${control?.type}, ${control?.closed}, ${control?.options?.length}`)
  expect(shapes).toEqual(['select, true, 4', 'select, true, 2', 'select, true, 2'])
})

test.each([
  ['blank', {}],
  ['filled', chosen],
])('PDF and Word of a %s contract pass verification', async (_, values) => {
  const result = filled(model, values)
  for (const format of ['PDF', 'Word'] as const) await checked(result, format)
})

test('no contract of California states opposites once something is filled in', () => {
  const asking = contracts.map(({ slug }) => inCalifornia(slug)).filter((each) => answered(each).length > 0)
  expect(asking.length).toBeGreaterThan(100)
  for (const each of asking) expect(found(filled(each, { 'customer.name': 'Ana Lee' }))).toEqual([])
})
