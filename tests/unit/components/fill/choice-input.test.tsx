/** @jest-environment jsdom */
import 'fake-indexeddb/auto'
import { fields, own } from '@/lib/documents/author'
import { documentWith, emptyDraft, expectTyped, renderForm, screen, user } from '@/tests/support/fill-form'

const pick = (name: string, label: string, options: readonly string[]) => own(name, label, 'select', { options })
const model = documentWith(
  fields(2, pick('job.dry', 'Dry', ['Yes', 'No', 'Allow.']), pick('job.tongue', 'Language', ['English', 'Other'])),
  fields(2, pick('job.unit', 'Unit', ['SQ', 'SF', 'LF', 'EA', 'LB', 'KG', 'TON', 'CY'])),
)
const list = () => screen.getByLabelText('Dry')
const other = () => screen.queryByLabelText('Other: Dry')

test('a few choices are a list that leads to other words, and a longer list stays an input', async () => {
  await renderForm(model, { draft: emptyDraft({ id: 'other-words' }) })
  expect(screen.getByLabelText('Unit')).toHaveAttribute('list')
  expect(screen.getByLabelText('Language')).toHaveTextContent('Choose…EnglishOtherSomething else…')
  await user.selectOptions(list(), 'Allow.')
  await expectTyped({ 'job.dry': 'Allow.' }, 'other-words')
  await user.selectOptions(list(), 'Other…')
  expect(other()).toHaveFocus()
  // On the way to these words stands a choice of the list.
  await user.keyboard('Not yet')
  expect(other()).toHaveValue('Not yet')
  await expectTyped({ 'job.dry': 'Not yet' }, 'other-words')
  await user.selectOptions(list(), 'Choose…')
  expect(other()).toBeNull()
  await expectTyped({}, 'other-words')
})

test('a draft with other words shows them, and cleared words leave the list', async () => {
  await renderForm(model, { draft: emptyDraft({ typed: { 'job.dry': 'After the rain' } }) })
  expect(list()).toHaveDisplayValue('Other…')
  expect(other()).toHaveValue('After the rain')
  await user.clear(other()!)
  await user.tab()
  expect(other()).toBeNull()
  expect(list()).toHaveDisplayValue('Choose…')
})
