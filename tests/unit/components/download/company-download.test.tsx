/** @jest-environment jsdom */
import * as page from '@/tests/support/download-dialog'
import { screen, silenceErrors } from '@/tests/support/dom'
import { saveArchive } from '@/components/download/save-bundle'
import { saveFile } from '@/components/download/save-file'
import { saveFilledArchive, saveFilledFile, saveFilledSeparately } from '@/components/download/save-filled'
import type { BundleTarget, DownloadTarget } from '@/components/download/target'
import { emptyCompany } from '@/lib/fill/company'
import { findCompany } from '@/lib/fill/company-presence'
import { untilCanceled } from '@/tests/support/answers'

jest.mock('@/components/download/save-file')
jest.mock('@/components/download/save-bundle')
jest.mock('@/components/download/save-filled')
jest.mock('@/components/download/large-bundle', () => ({ LargeBundle: () => <p>How long it takes</p> }))
jest.mock('@/lib/fill/company-presence', () => ({ findCompany: jest.fn() }))

const file = page.fileTarget
const bundle: BundleTarget = {
  ...{ kind: 'bundle', bundle: 'invoicing-payment', name: 'Invoicing & Payment', templates: 35, files: 38 },
  url: 'http://localhost/api/bundles/invoicing-payment',
}
const large = { ...bundle, bundle: 'complete', templates: 881, files: 1938 }
const company = { ...emptyCompany, name: 'Summit Roofing' }
const logo = { type: 'image/png' as const, bytes: new Uint8Array([1]), width: 1, height: 1 }
const nothing = { messages: [], plain: [] }

async function show(target: DownloadTarget) {
  page.show({ target })
  await page.settle()
}
const expectRefused = () => expect(screen.getByRole('heading', { name: 'Your name is not on it' })).toBeVisible()

beforeEach(() => {
  silenceErrors()
  page.rememberEmail()
  jest.mocked(findCompany).mockResolvedValue(company)
  for (const save of [saveFile, saveArchive]) jest.mocked(save).mockReset().mockResolvedValue()
  for (const save of [saveFilledFile, saveFilledArchive, saveFilledSeparately])
    jest.mocked(save).mockReset().mockResolvedValue(nothing)
})

test.each([
  [company, 'Your name is on it.'],
  [{ ...company, logo }, 'Your name and logo are on it.'],
])('a file is written with the company, and the dialog says so and links to it', async (profile, text) => {
  jest.mocked(findCompany).mockResolvedValue(profile)
  await show(file)
  expect(saveFilledFile).toHaveBeenCalledWith(file, profile)
  expect(saveFile).not.toHaveBeenCalled()
  page.expectSuccess()
  expect(screen.getByText(text)).toBeVisible()
  expect(screen.getByRole('link', { name: 'My company' })).toHaveAttribute('href', '/company')
})

test('without a company the file of the library or the archive of a large bundle is saved, and the dialog offers one', async () => {
  jest.mocked(findCompany).mockResolvedValue(undefined)
  await show(file)
  expect(saveFile).toHaveBeenCalledWith(file.url, file.fileName)
  expect(saveFilledFile).not.toHaveBeenCalled()
  expect(screen.getByRole('link', { name: 'Put your name and logo on every file' })).toHaveAttribute('href', '/company')
  await show(large)
  expect(saveArchive).toHaveBeenCalledTimes(1)
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
  await page.press('Download Without My Name')
  expect(saveFile).toHaveBeenCalledWith(file.url, file.fileName)
  page.expectSuccess()
})

test('a second try may succeed; details that were left out of a document are listed, and the dialog stays open', async () => {
  jest.mocked(saveFilledFile).mockResolvedValue({ messages: ['An emoji was left out.'], plain: [] })
  jest.mocked(saveFilledFile).mockRejectedValueOnce(new Error('No engine'))
  await show(file)
  await page.press('Try Again')
  page.expectSuccess()
  expect(saveFilledFile).toHaveBeenCalledTimes(2)
  expect(screen.getByText('An emoji was left out.')).toBeVisible()
  await page.settle(10_000)
  expect(page.onClose).not.toHaveBeenCalled()
})

test('a first download whose file could not be written claims no success', async () => {
  localStorage.clear()
  jest.mocked(saveFilledFile).mockRejectedValue(new Error('No engine'))
  await show(file)
  await page.submitEmail()
  expectRefused()
  expect(page.showToast).not.toHaveBeenCalled()
})

test('a bundle is written with its progress, and can be canceled', async () => {
  jest.mocked(saveFilledArchive).mockImplementation((_target, _company, { signal, onProgress }) => {
    onProgress({ unit: 'files', received: 12, total: 1938 })
    return untilCanceled(signal)
  })
  await show(bundle)
  expect(screen.getByText('12 of 1,938 files')).toBeVisible()
  await page.press('Cancel')
  expect(screen.getByRole('heading', { name: 'Download stopped' })).toBeVisible()
  expect(saveArchive).not.toHaveBeenCalled()
})

test('unchanged files of a bundle are listed; a small one can be saved as separate files with the company', async () => {
  jest.mocked(saveFilledArchive).mockResolvedValue({ messages: [], plain: ['invoice.pdf', 'invoice.xlsx'] })
  await show(bundle)
  expect(screen.getByText(/which are unchanged: invoice\.pdf, invoice\.xlsx\./)).toBeVisible()
  await page.press('Save as Separate Files')
  expect(saveFilledSeparately).toHaveBeenCalledTimes(1)
})

test('a large bundle does not start before its time is shown', async () => {
  await show(large)
  expect(screen.getByRole('heading', { name: 'Your name on every file' })).toBeVisible()
  expect(await screen.findByText('How long it takes')).toBeVisible()
  expect(saveFilledArchive).not.toHaveBeenCalled()
})
