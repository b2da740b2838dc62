/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { saveBlob } from '@/components/download/save-file'
import { documentModel, field, fields, own, part } from '@/lib/documents/author'
import { storageKeys } from '@/lib/constants'
import { emptyDraft, fillGaps, renderForm } from '@/tests/support/fill-form'
import type * as Mocked from '@/tests/support/mocked-engine'
import { resetEngine, write } from '@/tests/support/mocked-engine'

jest.mock('idb', () => ({ openDB: jest.fn() }))
jest.mock('@/lib/fill/drafts', () => jest.requireActual<typeof Mocked>('@/tests/support/mocked-engine').drafts)
jest.mock(
  '@/lib/fill/engine-client',
  () => jest.requireActual<typeof Mocked>('@/tests/support/mocked-engine').engineClient,
)
jest.mock('@/components/download/subscribe', () => ({ countDownload: jest.fn() }))
jest.mock('@/components/download/save-file', () => ({
  ...jest.requireActual<object>('@/components/download/save-file'),
  saveBlob: jest.fn(),
}))

const model = documentModel({
  title: 'Sample',
  subject: 'Sample',
  intro: '',
  parts: [
    part('Sample', [fields(1, field('customer.name'))]),
    part('Costs', [fields(1, own('job.cost', 'Cost', 'currency'))], { audience: 'office' }),
  ],
})
const draft = emptyDraft({ typed: { 'customer.name': 'Hail & Sons LLC' } })
const press = async (name: string): Promise<void> => {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name }))
    await Promise.resolve()
  })
}
const saved = (): unknown => jest.mocked(saveBlob).mock.lastCall?.[1]

/** The address with which a mail program was opened. */
let opened: string | undefined
const follow = (event: Event): void => {
  const link = (event.target as Element).closest('a[href^="mailto:"]')
  if (!link) return
  event.preventDefault()
  opened = link.getAttribute('href') ?? undefined
}

beforeEach(() => {
  resetEngine()
  fillGaps()
  opened = undefined
  localStorage.setItem(storageKeys.email, 'crew@example.com')
  document.addEventListener('click', follow)
})
afterEach(() => {
  document.removeEventListener('click', follow)
  Reflect.deleteProperty(navigator, 'canShare')
  Reflect.deleteProperty(navigator, 'share')
})

const canShare = (share: () => Promise<void>): void => {
  Object.assign(navigator, { canShare: () => true, share: jest.fn(share) })
}

test('the file with the pages of the office ends in OFFICE, the customer’s does not', async () => {
  await renderForm(model, { draft, company: { 'company.name': 'Ridge LLC' } })
  await press('Download PDF')
  await waitFor(() => expect(saved()).toMatch(/^sample-estimate-hail-sons-\d{4}-\d\d-\d\d\.pdf$/))
  fireEvent.click(screen.getByLabelText(/Customer pages only/))
  await press('Download PDF')
  await waitFor(() => expect(saved()).toMatch(/^sample-estimate-hail-sons-\d{4}-\d\d-\d\d-OFFICE\.pdf$/))
})

test('where only a mail program opens, the email says which saved file to attach', async () => {
  await renderForm(model, { draft, company: { 'company.name': 'Ridge LLC' } })
  await press('Email it')
  await waitFor(() => expect(opened).toBeDefined())
  const body = new URL(opened!).searchParams.get('body')
  expect(body).toContain(`Attach ${String(saved())} from your downloads.`)
  expect(body).not.toMatch(/attached/)
})

test('where the browser hands the file to the mail app, nothing is saved and no mail program opens', async () => {
  canShare(() => Promise.resolve())
  await renderForm(model, { draft, company: { 'company.name': 'Ridge LLC' } })
  await press('Email it')
  await waitFor(() => expect(jest.mocked(navigator.share).mock.lastCall?.[0]?.files).toHaveLength(1))
  expect([saved(), opened]).toEqual([undefined, undefined])
})

test('where handing it over fails, it is saved and the email says to attach it', async () => {
  canShare(() => Promise.reject(new Error('No app takes it')))
  await renderForm(model, { draft, company: { 'company.name': 'Ridge LLC' } })
  await press('Email it')
  await waitFor(() => expect(opened).toBeDefined())
  expect(new URL(opened!).searchParams.get('body')).toContain(`Attach ${String(saved())}`)
})

test('the files know the day', async () => {
  await renderForm(model, { draft, company: { 'company.name': 'Ridge LLC' } })
  await press('Download PDF')
  await waitFor(() => expect(write.mock.lastCall?.[0].today).toMatch(/^\d{4}-\d\d-\d\d$/))
})
