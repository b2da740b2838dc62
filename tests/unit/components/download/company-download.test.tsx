/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { DownloadModal } from '@/components/download/download-modal'
import { saveArchive } from '@/components/download/save-bundle'
import { saveFile } from '@/components/download/save-file'
import { saveFilledArchive, saveFilledFile, saveFilledSeparately } from '@/components/download/save-filled'
import type { BundleTarget, DownloadTarget, FileTarget } from '@/components/download/target'
import { showToast } from '@/components/ui/toast-queue'
import { emptyCompany } from '@/lib/fill/company'
import { findCompany } from '@/lib/fill/company-presence'

jest.mock('@/components/download/save-file', () => ({ saveFile: jest.fn() }))
jest.mock('@/components/download/save-bundle', () => ({ saveArchive: jest.fn(), saveSeparately: jest.fn() }))
jest.mock('@/components/download/save-filled', () => ({
  saveFilledFile: jest.fn(),
  saveFilledArchive: jest.fn(),
  saveFilledSeparately: jest.fn(),
}))
jest.mock('@/components/download/large-bundle', () => ({ LargeBundle: () => <p>How long it takes</p> }))
jest.mock('@/components/ui/toast-queue', () => ({ showToast: jest.fn() }))
jest.mock('@/lib/fill/company-presence', () => ({ findCompany: jest.fn() }))

const file: FileTarget = {
  ...{ kind: 'file', slug: 'shingle-roof-estimate', name: 'Shingle Roof Estimate', format: 'PDF' },
  ...{ url: '/templates/essentials/shingle-roof-estimate.pdf', fileName: 'shingle-roof-estimate.pdf' },
}
const bundle: BundleTarget = {
  ...{ kind: 'bundle', bundle: 'invoicing-payment', name: 'Invoicing & Payment', templates: 35, files: 38 },
  url: 'http://localhost/api/bundles/invoicing-payment',
}
const company = { ...emptyCompany, name: 'Summit Roofing' }
const logo = { type: 'image/png' as const, bytes: new Uint8Array([1]), width: 1, height: 1 }
const nothing = { messages: [], plain: [] }
const onClose = jest.fn()

const settle = (milliseconds = 0) => act(async () => jest.advanceTimersByTimeAsync(milliseconds))
async function show(target: DownloadTarget) {
  render(<DownloadModal target={target} open opening={1} onClose={onClose} />)
  await settle()
}
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await settle()
}

beforeEach(() => {
  jest.useFakeTimers()
  jest.clearAllMocks()
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  localStorage.setItem('ridgedocs-email', 'pat@example.com')
  Object.defineProperty(navigator, 'sendBeacon', { value: () => true, configurable: true })
  jest.mocked(findCompany).mockResolvedValue(company)
  jest.mocked(saveFile).mockReset().mockResolvedValue()
  jest.mocked(saveArchive).mockReset().mockResolvedValue()
  jest.mocked(saveFilledFile).mockReset().mockResolvedValue(nothing)
  jest.mocked(saveFilledArchive).mockReset().mockResolvedValue(nothing)
  jest.mocked(saveFilledSeparately).mockReset().mockResolvedValue(nothing)
})
afterEach(() => jest.useRealTimers())

test('with a company a file is written on the device, and the dialog says so and leads to it', async () => {
  await show(file)
  expect(saveFilledFile).toHaveBeenCalledWith(file, company)
  expect(saveFile).not.toHaveBeenCalled()
  expect(screen.getByRole('heading', { name: 'Download Started! ✓' })).toBeVisible()
  expect(screen.getByText('Your name is on it.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'My company' })).toHaveAttribute('href', '/company')
})

test('a company with a logo has both on it', async () => {
  jest.mocked(findCompany).mockResolvedValue({ ...company, logo })
  await show(file)
  expect(screen.getByText('Your name and logo are on it.')).toBeVisible()
})

test('without a company the file of the library is saved, and the dialog offers one', async () => {
  jest.mocked(findCompany).mockResolvedValue(undefined)
  await show(file)
  expect(saveFile).toHaveBeenCalledWith(file.url, file.fileName)
  expect(saveFilledFile).not.toHaveBeenCalled()
  expect(screen.getByRole('link', { name: 'Put your name and logo on every file' })).toHaveAttribute('href', '/company')
})

test('if it cannot be written, the plain file is offered and not taken for the other', async () => {
  jest.mocked(saveFilledFile).mockRejectedValue(new Error('No engine'))
  await show(file)
  expect(screen.getByRole('heading', { name: 'Your name is not on it' })).toBeVisible()
  expect(screen.getByText(/^This browser could not put your name on Shingle Roof Estimate \(PDF\)\./)).toBeVisible()
  expect(saveFile).not.toHaveBeenCalled()
  await press('Download Without My Name')
  expect(saveFile).toHaveBeenCalledWith(file.url, file.fileName)
  expect(screen.getByRole('heading', { name: 'Download Started! ✓' })).toBeVisible()
})

test('a second try may succeed', async () => {
  jest.mocked(saveFilledFile).mockRejectedValueOnce(new Error('No engine'))
  await show(file)
  await press('Try Again')
  expect(screen.getByRole('heading', { name: 'Download Started! ✓' })).toBeVisible()
  expect(saveFilledFile).toHaveBeenCalledTimes(2)
})

test('a stored company that cannot be read is no reason for a blank file', async () => {
  jest.mocked(findCompany).mockRejectedValue(new Error('Damaged'))
  await show(file)
  expect(screen.getByRole('heading', { name: 'Your name is not on it' })).toBeVisible()
  expect(saveFile).not.toHaveBeenCalled()
})

test('a first download whose file could not be written claims no success', async () => {
  localStorage.clear()
  jest.mocked(saveFilledFile).mockRejectedValue(new Error('No engine'))
  global.fetch = jest
    .fn()
    .mockResolvedValue({ ok: true, status: 200, json: () => Promise.resolve({ ok: true, email: 'sent' }) })
  await show(file)
  fireEvent.change(screen.getByLabelText('Email address'), { target: { value: 'pat@example.com' } })
  await press('Download Now')
  expect(screen.getByRole('heading', { name: 'Your name is not on it' })).toBeVisible()
  expect(showToast).not.toHaveBeenCalled()
})

test('what was left out of a document is told, and the dialog stays open to be read', async () => {
  jest.mocked(saveFilledFile).mockResolvedValue({ messages: ['An emoji was left out.'], plain: [] })
  await show(file)
  expect(screen.getByText('An emoji was left out.')).toBeVisible()
  await settle(10_000)
  expect(onClose).not.toHaveBeenCalled()
})

test('a bundle is written with its progress, and can be canceled', async () => {
  jest.mocked(saveFilledArchive).mockImplementation((_target, _company, { signal, onProgress }) => {
    onProgress({ unit: 'files', received: 12, total: 1938 })
    return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))
  })
  await show(bundle)
  expect(screen.getByText('12 of 1,938 files')).toBeVisible()
  await press('Cancel')
  expect(screen.getByRole('heading', { name: 'Download stopped' })).toBeVisible()
  expect(saveArchive).not.toHaveBeenCalled()
})

test('files of a bundle that stayed as they are are named', async () => {
  jest.mocked(saveFilledArchive).mockResolvedValue({ messages: [], plain: ['invoice.pdf', 'invoice.xlsx'] })
  await show(bundle)
  expect(screen.getByText(/which are as they were: invoice\.pdf, invoice\.xlsx\./)).toBeVisible()
})

test('a small bundle can be saved as separate files with the company', async () => {
  await show(bundle)
  await press('Save as Separate Files')
  expect(saveFilledSeparately).toHaveBeenCalledTimes(1)
})

test('a large bundle is not begun before its time is told', async () => {
  await show({ ...bundle, bundle: 'complete', templates: 881, files: 1938 })
  expect(screen.getByRole('heading', { name: 'Your name on every file' })).toBeVisible()
  expect(await screen.findByText('How long it takes')).toBeVisible()
  expect(saveFilledArchive).not.toHaveBeenCalled()
})

test('without a company a large bundle is the archive of the library', async () => {
  jest.mocked(findCompany).mockResolvedValue(undefined)
  await show({ ...bundle, bundle: 'complete', templates: 881, files: 1938 })
  expect(saveArchive).toHaveBeenCalledTimes(1)
})
