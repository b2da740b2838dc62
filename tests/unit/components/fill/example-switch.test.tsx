/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { documentModel, field, fields, own, part } from '@/lib/documents/author'
import { storeDraft } from '@/lib/fill/drafts'
import { emptyDraft, fillGaps, renderForm } from '@/tests/support/fill-form'
import type * as Mocked from '@/tests/support/mocked-engine'
import { resetEngine, write } from '@/tests/support/mocked-engine'

jest.mock('idb', () => ({ openDB: jest.fn() }))
jest.mock('@/lib/fill/drafts', () => jest.requireActual<typeof Mocked>('@/tests/support/mocked-engine').drafts)
jest.mock(
  '@/lib/fill/engine-client',
  () => jest.requireActual<typeof Mocked>('@/tests/support/mocked-engine').engineClient,
)

const model = documentModel({
  title: 'Sample',
  subject: 'Sample',
  intro: '',
  parts: [
    part('Sample', [fields(2, field('customer.name'), own('job.note', 'Note'), own('job.price', 'Price', 'currency'))]),
  ],
})
const values = {
  'customer.name': 'Dana Rivera',
  'job.note': 'Gate unlocked',
  'job.price': 1250,
  'company.name': 'Example',
}
const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }))
    // The example arrives in a later turn.
    await new Promise((resolve) => setTimeout(resolve))
  })

beforeEach(() => {
  resetEngine()
  fillGaps()
  globalThis.fetch = jest.fn(() => Promise.resolve({ ok: true, json: () => Promise.resolve(values) } as Response))
})

test('the example fills what is blank, keeps what was typed, and can be taken out again', async () => {
  await renderForm(model)
  fireEvent.change(input('Note'), { target: { value: 'My own words' } })
  await press('Try with an example')
  await waitFor(() => expect(input('Customer name')).toHaveValue('Dana Rivera'))
  expect(screen.getByLabelText(/^Price/)).toHaveValue('1250.00')
  expect(input('Note')).toHaveValue('My own words')
  expect(globalThis.fetch).toHaveBeenCalledWith('/models/sample-estimate.example.json', expect.anything())
  await screen.findByText(/Every page of the file says so/)
  await press('Remove the example')
  await waitFor(() => expect(input('Customer name')).toHaveValue(''))
  expect(input('Note')).toHaveValue('My own words')
})

test('what was changed in the example stays when it is taken out', async () => {
  await renderForm(model)
  await press('Try with an example')
  await waitFor(() => expect(input('Customer name')).toHaveValue('Dana Rivera'))
  fireEvent.change(input('Customer name'), { target: { value: 'Ana Peña' } })
  await press('Remove the example')
  await waitFor(() => expect(input('Note')).toHaveValue(''))
  expect(input('Customer name')).toHaveValue('Ana Peña')
})

test('the draft and its files remember that they hold an example', async () => {
  await renderForm(model)
  await press('Try with an example')
  await waitFor(() =>
    expect(jest.mocked(storeDraft).mock.lastCall?.[0]).toMatchObject({
      example: true,
      typed: { 'job.note': 'Gate unlocked' },
    }),
  )
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
  const full = { ...values, 'company.license': 'EX-1' }
  globalThis.fetch = jest.fn(() => Promise.resolve({ ok: true, json: () => Promise.resolve(full) } as Response))
  await renderForm(model, { company })
  await press('Try with an example')
  await waitFor(() => expect(input('Customer name')).toHaveValue('Dana Rivera'))
  await press('Download PDF')
  await waitFor(() => expect(write.mock.lastCall?.[0].company).toEqual(company))
})
