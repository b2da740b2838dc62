/** @jest-environment jsdom */
import '@/tests/support/mocked-drafts'
import { write } from '@/tests/support/mocked-engine'
import { saveBlob } from '@/components/download/save-file'
import { field, fields, own, part } from '@/lib/documents/author'
import { storageKeys } from '@/lib/constants'
import { documentOf, emptyDraft, fireEvent, press, renderForm, screen, waitFor } from '@/tests/support/fill-form'

jest.mock('@/components/download/subscribe', () => ({ countDownload: jest.fn() }))
jest.mock('@/components/download/save-file', () => ({
  ...jest.requireActual<object>('@/components/download/save-file'),
  saveBlob: jest.fn(),
}))

const model = documentOf(
  part('Sample', [fields(1, field('customer.name'))]),
  part('Costs', [fields(1, own('job.cost', 'Cost', 'currency'))], { audience: 'office' }),
)
const draft = emptyDraft({ typed: { 'customer.name': 'Hail & Sons LLC' } })
const open = () => renderForm(model, { draft, company: { 'company.name': 'Ridge LLC' } })
const saved = (): unknown => jest.mocked(saveBlob).mock.lastCall?.[1]

/** The address with which a mail program was opened. */
let opened: string | undefined
document.addEventListener('click', (event) => {
  const link = (event.target as Element).closest('a[href^="mailto:"]')
  if (!link) return
  event.preventDefault()
  opened = link.getAttribute('href') ?? undefined
})

beforeEach(() => {
  opened = undefined
  localStorage.setItem(storageKeys.email, 'crew@example.com')
})

const setShare = (share: () => Promise<void>) =>
  Object.assign(navigator, { canShare: () => true, share: jest.fn(share) })
afterEach(() => Reflect.deleteProperty(navigator, 'canShare'))

test('the office’s file is one of its own that ends in OFFICE, next to the customer’s, and both know the day', async () => {
  await open()
  await press('Download PDF')
  await waitFor(() => expect(saved()).toMatch(/^sample-estimate-hail-sons-\d{4}-\d\d-\d\d\.pdf$/))
  fireEvent.click(screen.getByLabelText(/^Office page/))
  write.mockClear()
  await press('Download PDF')
  await waitFor(() => expect(saved()).toMatch(/^sample-estimate-hail-sons-\d{4}-\d\d-\d\d-OFFICE\.pdf$/))
  expect(write.mock.calls.map(([job]) => job.fileFor)).toEqual(['customer', 'office'])
  fireEvent.click(screen.getByLabelText(/^Office page/))
  fireEvent.click(screen.getByLabelText('For the customer'))
  expect(screen.getByRole('button', { name: 'Download PDF' })).toBeDisabled()
  fireEvent.click(screen.getByLabelText('For the customer'))
  await waitFor(() => expect(write.mock.lastCall?.[0].today).toMatch(/^\d{4}-\d\d-\d\d$/))
})

test.each([
  ['only a mail program opens', undefined],
  ['handing the file over fails', () => Promise.reject(new Error('No app takes it'))],
])('where %s, the file is saved and the email says to attach it', async (_, share) => {
  if (share) setShare(share)
  await open()
  await press('Email it')
  await waitFor(() => expect(opened).toBeDefined())
  const body = new URL(opened!).searchParams.get('body')
  expect(body).toContain(`Attach ${String(saved())} from your downloads.`)
  expect(body).not.toMatch(/attached/)
})

test('where the browser hands the file to the mail app, nothing is saved and no mail program opens', async () => {
  setShare(() => Promise.resolve())
  await open()
  await press('Email it')
  await waitFor(() => expect(jest.mocked(navigator.share).mock.lastCall?.[0]?.files).toHaveLength(1))
  expect([saved(), opened]).toEqual([undefined, undefined])
})
