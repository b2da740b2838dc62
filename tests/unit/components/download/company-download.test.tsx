/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import { saveArchive } from '@/components/download/save-bundle'
import { saveFile } from '@/components/download/save-file'
import { saveFilledArchive, saveFilledFile, saveFilledSeparately } from '@/components/download/save-filled'
import type { BundleTarget, DownloadTarget } from '@/components/download/target'
import { showToast } from '@/components/ui/toast-queue'
import { emptyCompany } from '@/lib/fill/company'
import { findCompany } from '@/lib/fill/company-presence'
import {
  expectSuccess,
  fileTarget as file,
  onClose,
  openBrowser,
  press,
  rememberEmail,
  settle,
  show as showDialog,
  silenceErrors,
  submitEmail,
} from '@/tests/support/download-dialog'

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

const bundle: BundleTarget = {
  ...{ kind: 'bundle', bundle: 'invoicing-payment', name: 'Invoicing & Payment', templates: 35, files: 38 },
  url: 'http://localhost/api/bundles/invoicing-payment',
}
const company = { ...emptyCompany, name: 'Summit Roofing' }
const logo = { type: 'image/png' as const, bytes: new Uint8Array([1]), width: 1, height: 1 }
const nothing = { messages: [], plain: [] }

async function show(target: DownloadTarget) {
  showDialog({ target })
  await settle()
}
const expectRefused = () => expect(screen.getByRole('heading', { name: 'Your name is not on it' })).toBeVisible()

beforeEach(() => {
  openBrowser()
  silenceErrors()
  rememberEmail()
  jest.mocked(findCompany).mockResolvedValue(company)
  jest.mocked(saveFile).mockReset().mockResolvedValue()
  jest.mocked(saveArchive).mockReset().mockResolvedValue()
  jest.mocked(saveFilledFile).mockReset().mockResolvedValue(nothing)
  jest.mocked(saveFilledArchive).mockReset().mockResolvedValue(nothing)
  jest.mocked(saveFilledSeparately).mockReset().mockResolvedValue(nothing)
})
afterEach(() => jest.useRealTimers())

test.each([
  [company, 'Your name is on it.'],
  [{ ...company, logo }, 'Your name and logo are on it.'],
])(
  'a file is written with the company on the device, and the dialog says so and links to it',
  async (profile, text) => {
    jest.mocked(findCompany).mockResolvedValue(profile)
    await show(file)
    expect(saveFilledFile).toHaveBeenCalledWith(file, profile)
    expect(saveFile).not.toHaveBeenCalled()
    expectSuccess()
    expect(screen.getByText(text)).toBeVisible()
    expect(screen.getByRole('link', { name: 'My company' })).toHaveAttribute('href', '/company')
  },
)

test('without a company the file of the library is saved, and the dialog offers one', async () => {
  jest.mocked(findCompany).mockResolvedValue(undefined)
  await show(file)
  expect(saveFile).toHaveBeenCalledWith(file.url, file.fileName)
  expect(saveFilledFile).not.toHaveBeenCalled()
  expect(screen.getByRole('link', { name: 'Put your name and logo on every file' })).toHaveAttribute('href', '/company')
})

test.each([
  ['a file that cannot be written', () => jest.mocked(saveFilledFile).mockRejectedValue(new Error('No engine'))],
  ['a company that cannot be read', () => jest.mocked(findCompany).mockRejectedValue(new Error('Damaged'))],
])('%s: the plain file is offered, and saved only if the visitor takes it', async (_, fail) => {
  fail()
  await show(file)
  expectRefused()
  expect(screen.getByText(/^This browser could not put your name on Shingle Roof Estimate \(PDF\)\./)).toBeVisible()
  expect(saveFile).not.toHaveBeenCalled()
  await press('Download Without My Name')
  expect(saveFile).toHaveBeenCalledWith(file.url, file.fileName)
  expectSuccess()
})

test('a second try may succeed', async () => {
  jest.mocked(saveFilledFile).mockRejectedValueOnce(new Error('No engine'))
  await show(file)
  await press('Try Again')
  expectSuccess()
  expect(saveFilledFile).toHaveBeenCalledTimes(2)
})

test('a first download whose file could not be written claims no success', async () => {
  localStorage.clear()
  jest.mocked(saveFilledFile).mockRejectedValue(new Error('No engine'))
  await show(file)
  await submitEmail()
  expectRefused()
  expect(showToast).not.toHaveBeenCalled()
})

test('details that were left out of a document are listed, and the dialog stays open', async () => {
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

test('unchanged files of a bundle are listed', async () => {
  jest.mocked(saveFilledArchive).mockResolvedValue({ messages: [], plain: ['invoice.pdf', 'invoice.xlsx'] })
  await show(bundle)
  expect(screen.getByText(/which are unchanged: invoice\.pdf, invoice\.xlsx\./)).toBeVisible()
})

test('a small bundle can be saved as separate files with the company', async () => {
  await show(bundle)
  await press('Save as Separate Files')
  expect(saveFilledSeparately).toHaveBeenCalledTimes(1)
})

test('a large bundle does not start before its time is shown', async () => {
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
