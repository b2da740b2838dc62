/** @jest-environment jsdom */
import { storeDraft } from '@/tests/support/mocked-drafts'
import { write } from '@/tests/support/mocked-engine'
import { field, fields, own } from '@/lib/documents/author'
import { respond } from '@/tests/support/answers'
import { documentWith, emptyDraft, fireEvent, press, renderForm, screen, waitFor } from '@/tests/support/fill-form'

const model = documentWith(
  fields(2, field('customer.name'), own('job.note', 'Note'), own('job.price', 'Price', 'currency')),
)
const values = {
  'customer.name': 'Dana Rivera',
  'job.note': 'Gate unlocked',
  'job.price': 1250,
  'company.name': 'Example',
}
const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const showExample = async () => {
  await press('Try with an example')
  await waitFor(() => expect(input('Customer name')).toHaveValue('Dana Rivera'))
}

beforeEach(() => void (globalThis.fetch = respond(200, values)))

test('the example fills what is blank, keeps what was typed, and can be taken out again except for what was changed in it', async () => {
  await renderForm(model)
  fireEvent.change(input('Note'), { target: { value: 'My own words' } })
  await showExample()
  expect(screen.getByLabelText(/^Price/)).toHaveValue('1250.00')
  expect(input('Note')).toHaveValue('My own words')
  expect(globalThis.fetch).toHaveBeenCalledWith('/models/sample-estimate.example.json', expect.anything())
  await screen.findByText(/Every page of the file says so/)
  await press('Remove the example')
  await waitFor(() => expect(input('Customer name')).toHaveValue(''))
  expect(input('Note')).toHaveValue('My own words')
  await showExample()
  fireEvent.change(input('Customer name'), { target: { value: 'Ana Peña' } })
  await press('Remove the example')
  await waitFor(() => expect(screen.getByLabelText(/^Price/)).toHaveValue(''))
  expect(input('Customer name')).toHaveValue('Ana Peña')
})

test('the draft and its files remember that they hold an example', async () => {
  await renderForm(model)
  await press('Try with an example')
  const stored = { example: true, typed: { 'job.note': 'Gate unlocked' } }
  await waitFor(() => expect(storeDraft.mock.lastCall?.[0]).toMatchObject(stored))
  await press('Download PDF')
  await waitFor(() => expect(write.mock.lastCall?.[0].model.example).toBe(true))
  expect(write.mock.lastCall?.[0].company).toEqual({ 'company.name': 'Example' })
})

test('a draft with an example is still one when it is opened again', async () => {
  await renderForm(model, { draft: emptyDraft({ example: true, typed: { 'customer.name': 'Dana Rivera' } }) })
  await press('Remove the example')
  await waitFor(() => expect(input('Customer name')).toHaveValue(''))
})

test('the example’s company stands in for a missing one only, and is not mixed with the person’s own', async () => {
  const company = { 'company.name': 'Ridge & Sons' }
  globalThis.fetch = respond(200, { ...values, 'company.license': 'EX-1' })
  await renderForm(model, { company })
  await showExample()
  await press('Download PDF')
  await waitFor(() => expect(write.mock.lastCall?.[0].company).toEqual(company))
})
