/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { storageKeys } from '@/lib/constants'
import * as d from '@/lib/documents/author'
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
const saved = jest.fn<void, [Blob, string]>()
jest.mock('@/components/download/save-file', () => ({ saveBlob: (...given: [Blob, string]) => saved(...given) }))

/** A letter whose words the office fills in, and a page of figures that the customer does not get. */
const model = d.documentModel({
  title: 'Start',
  subject: 'Start',
  intro: '',
  parts: d.withRequired(
    [
      d.part('Letter', [d.p('We start on {job.startDate} at {job.address}.')], { letter: true }),
      d.part('Prepare', [d.fields(2, d.field('job.startDate'), d.field('job.address'))], { audience: 'office' }),
      d.part('Cost', [d.section('Cost'), d.fields(2, d.own('cost.total', 'Cost of the job', 'currency'))], {
        audience: 'office',
      }),
    ],
    { required: ['cost.total'] },
  ),
})
const company = { 'company.name': 'Ridge LLC' }
const press = async (name: string | RegExp): Promise<void> => {
  fireEvent.click(screen.getByRole('button', { name }))
  await act(() => Promise.resolve())
}
const asked = () => screen.getByRole('dialog', { name: /blank/ })
const links = () =>
  within(asked())
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

beforeEach(() => {
  resetEngine()
  fillGaps()
  localStorage.setItem(storageKeys.email, 'returning@example.com')
  Object.assign(navigator, { sendBeacon: () => true })
  URL.createObjectURL ??= () => 'blob:'
})

test('the blanks that the customer’s file would print are named before it is made', async () => {
  await renderForm(model, { place: 'letter' })
  await press('Download PDF')
  expect(links()).toEqual([
    ['Start date', '#f-job:startDate'],
    ['Job site address', '#f-job:address'],
    ['Your company', '/company'],
  ])
  expect(write).not.toHaveBeenCalled()
  await press('Download anyway')
  await waitFor(() => expect(saved).toHaveBeenCalled())
  expect(screen.queryByRole('dialog', { name: /blank/ })).toBeNull()
})

test('with all pages, the blanks of the office’s pages are named too, each with its part', async () => {
  await renderForm(model, { place: 'letter', company })
  fireEvent.click(screen.getByLabelText(/Customer pages only/))
  await press('Download Word')
  expect(links()).toEqual([
    ['Start date (Prepare)', '#f-job:startDate'],
    ['Job site address (Prepare)', '#f-job:address'],
    ['Cost of the job (Cost)', '#f-cost:total'],
  ])
})

test('a link moves to the step of its place, where the focus is', async () => {
  await renderForm(model, { place: 'letter', company })
  await press('Email it')
  fireEvent.click(within(asked()).getByRole('link', { name: 'Start date' }))
  act(() => {
    window.location.hash = '#f-job:startDate'
  })
  await waitFor(() => expect(screen.getByLabelText('Start date')).toHaveFocus())
  expect(screen.queryByRole('dialog', { name: /blank/ })).toBeNull()
  expect(write).not.toHaveBeenCalled()
})

test('with nothing blank, nothing is asked', async () => {
  const typed = { 'job.startDate': '2026-09-21', 'job.address': '418 Example Lane' }
  await renderForm(model, { place: 'letter', company, draft: emptyDraft({ typed }) })
  await press('Download PDF')
  await waitFor(() => expect(saved).toHaveBeenCalled())
  expect(screen.queryByRole('dialog', { name: /blank/ })).toBeNull()
})

test('an example is downloaded without a question', async () => {
  globalThis.fetch = jest.fn(() => Promise.resolve({ ok: true, json: () => Promise.resolve({}) } as Response))
  await renderForm(model, { place: 'letter', draft: emptyDraft({ example: true }) })
  await press('Download PDF')
  await waitFor(() => expect(saved).toHaveBeenCalled())
  expect(storeDraft).not.toHaveBeenCalled()
})

test('a text is copied with its blanks only after they were named', async () => {
  const writeText = jest.fn(() => Promise.resolve())
  Object.assign(navigator, { clipboard: { writeText } })
  await renderForm(model, { place: 'letter', company })
  await press('Copy text')
  expect(links().map(([label]) => label)).toEqual(['Start date', 'Job site address'])
  expect(writeText).not.toHaveBeenCalled()
  await press('Copy anyway')
  expect(writeText).toHaveBeenCalledWith('We start on ____ at ____.')
})
