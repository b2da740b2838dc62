/** @jest-environment jsdom */
import { storeDraft } from '@/tests/support/mocked-drafts'
import { write } from '@/tests/support/mocked-engine'
import { fireEvent, linksIn, press, screen, waitFor, within } from '@/tests/support/dom'
import { storageKeys } from '@/lib/constants'
import * as d from '@/lib/documents/author'
import { respond } from '@/tests/support/answers'
import { documentOf, emptyDraft, goTo, renderForm } from '@/tests/support/fill-form'

const saved = jest.fn<void, [Blob, string]>()
jest.mock('@/components/download/save-file', () => ({ saveBlob: (...given: [Blob, string]) => saved(...given) }))

/** A letter whose words the office fills in, and a page of figures that the customer does not get. */
const model = documentOf(
  ...d.withRequired(
    [
      d.part('Letter', [d.p('We start on {job.startDate} at {job.address}.')], { letter: true }),
      d.part('Prepare', [d.fields(2, d.field('job.startDate'), d.field('job.address'))], { audience: 'office' }),
      d.part('Cost', [d.section('Cost'), d.fields(2, d.own('cost.total', 'Cost of the job', 'currency'))], {
        audience: 'office',
      }),
    ],
    { required: ['cost.total'] },
  ),
)
const company = { 'company.name': 'Ridge LLC' }
const asked = () => screen.getByRole('dialog', { name: /blank/ })
const links = () => linksIn(asked())

beforeEach(() => {
  localStorage.setItem(storageKeys.email, 'returning@example.com')
  Object.assign(navigator, { sendBeacon: () => true })
  URL.createObjectURL ??= () => 'blob:'
})

const expectNoQuestion = () => expect(screen.queryByRole('dialog', { name: /blank/ })).toBeNull()

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
  expectNoQuestion()
})

test('the blanks of the office’s pages are named with their parts, each a link to its step, also before a text is copied', async () => {
  await renderForm(model, { place: 'letter', company })
  const writeText = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await press('Copy text')
  expect(links().map(([label]) => label)).toEqual(['Start date', 'Job site address'])
  expect(writeText).not.toHaveBeenCalled()
  await press('Copy anyway')
  expect(writeText).toHaveBeenCalledWith('We start on ____ at ____.')
  fireEvent.click(screen.getByLabelText(/^Office page/))
  await press('Download Word')
  expect(links()).toEqual([
    ['Start date (Prepare)', '#f-job:startDate'],
    ['Job site address (Prepare)', '#f-job:address'],
    ['Cost of the job (Cost)', '#f-cost:total'],
  ])
  fireEvent.click(within(asked()).getByRole('link', { name: 'Start date (Prepare)' }))
  await goTo('#f-job:startDate')
  await waitFor(() => expect(screen.getByLabelText('Start date')).toHaveFocus())
  expectNoQuestion()
  expect(write).not.toHaveBeenCalled()
})

test('with nothing blank, nothing is asked', async () => {
  const typed = { 'job.startDate': '2026-09-21', 'job.address': '418 Example Lane' }
  await renderForm(model, { place: 'letter', company, draft: emptyDraft({ typed }) })
  await press('Download PDF')
  await waitFor(() => expect(saved).toHaveBeenCalled())
  expectNoQuestion()
})

test('an example is downloaded without a question', async () => {
  globalThis.fetch = respond(200)
  await renderForm(model, { place: 'letter', draft: emptyDraft({ example: true }) })
  await press('Download PDF')
  await waitFor(() => expect(saved).toHaveBeenCalled())
  expect(storeDraft).not.toHaveBeenCalled()
})
