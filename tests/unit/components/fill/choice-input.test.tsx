/** @jest-environment jsdom */
import 'fake-indexeddb/auto'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { documentModel, own, part, fields } from '@/lib/documents/author'
import { readDraft } from '@/lib/fill/drafts'
import { emptyDraft, fillGaps, renderForm } from '@/tests/support/fill-form'

const pick = (name: string, label: string, options: readonly string[]) => own(name, label, 'select', { options })
const model = documentModel({
  title: 'Sample',
  subject: 'Sample',
  intro: '',
  parts: [
    part('Sample', [
      fields(2, pick('job.dry', 'Dry', ['Yes', 'No', 'Allow.']), pick('job.tongue', 'Language', ['English', 'Other'])),
      fields(2, pick('job.unit', 'Unit', ['SQ', 'SF', 'LF', 'EA', 'LB', 'KG', 'TON', 'CY'])),
    ]),
  ],
})
const list = () => screen.getByLabelText('Dry')
const other = () => screen.queryByLabelText('Other: Dry')

beforeEach(() => fillGaps())

test('a few choices are a list that leads to other words, and a longer list stays an input', async () => {
  await renderForm(model, { draft: emptyDraft({ id: 'other-words' }) })
  const user = userEvent.setup()
  expect(screen.getByLabelText('Unit')).toHaveAttribute('list')
  expect(screen.getByLabelText('Language')).toHaveTextContent('Choose…EnglishOtherSomething else…')
  await user.selectOptions(list(), 'Allow.')
  await waitFor(async () => expect((await readDraft('other-words'))?.typed).toEqual({ 'job.dry': 'Allow.' }))

  await user.selectOptions(list(), 'Other…')
  expect(other()).toHaveFocus()
  // On the way to these words stands a choice of the list.
  await user.keyboard('Not yet')
  expect(other()).toHaveValue('Not yet')
  await waitFor(async () => expect((await readDraft('other-words'))?.typed).toEqual({ 'job.dry': 'Not yet' }))
  await user.selectOptions(list(), 'Choose…')
  expect(other()).toBeNull()
  await waitFor(async () => expect((await readDraft('other-words'))?.typed).toEqual({}))
})

test('a draft with other words shows them, and cleared words leave the list', async () => {
  await renderForm(model, { draft: emptyDraft({ typed: { 'job.dry': 'After the rain' } }) })
  expect(list()).toHaveDisplayValue('Other…')
  expect(other()).toHaveValue('After the rain')
  const user = userEvent.setup()
  await user.clear(other()!)
  await user.tab()
  expect(other()).toBeNull()
  expect(list()).toHaveDisplayValue('Choose…')
})
