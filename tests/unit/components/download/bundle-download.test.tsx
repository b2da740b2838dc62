/** @jest-environment jsdom */
import * as page from '@/tests/support/download-dialog'
import { screen, silenceErrors } from '@/tests/support/dom'
import { saveArchive, saveSeparately } from '@/components/download/save-bundle'
import type { BundleTarget } from '@/components/download/target'
import { firstPosted, untilCanceled } from '@/tests/support/answers'

jest.mock('@/components/download/save-bundle', () => ({ saveArchive: jest.fn(), saveSeparately: jest.fn() }))

const bundle: BundleTarget = {
  ...{ kind: 'bundle', bundle: 'essentials', name: 'Essentials', templates: 15, files: 34 },
  url: 'http://localhost/api/bundles/essentials',
}
const archive = jest.mocked(saveArchive)
const show = (changes: Partial<BundleTarget> = {}) => page.show({ target: { ...bundle, ...changes } })

beforeEach(() => {
  archive.mockReset().mockImplementation((_, { onBegin }) => Promise.resolve(onBegin?.()))
  jest.mocked(saveSeparately).mockReset().mockResolvedValue()
})

test('the email first, then a second’s wait, then the archive', async () => {
  show()
  expect(screen.getByText('Enter your email to download Essentials (15 templates).')).toBeVisible()
  await page.submitEmail()
  expect(firstPosted()).toMatchObject({ source: 'download', bundle: 'essentials' })
  expect(archive).not.toHaveBeenCalled()
  await page.settle(999)
  expect(archive).not.toHaveBeenCalled()
  expect(page.showToast).not.toHaveBeenCalled()
  await page.settle(1)
  expect(archive).toHaveBeenCalledTimes(1)
  page.expectToast('success', 'Downloading 15 templates... Check your email for backup!')
  page.expectSuccess()
})

test.each([
  ['fails', false],
  ['breaks off', true],
])('an archive that %s at first: the error, the address, and a next try that records no email', async (_, isBegun) => {
  silenceErrors()
  archive.mockImplementationOnce((_, { onBegin }) => {
    if (isBegun) onBegin?.()
    return Promise.reject(new Error('connection lost'))
  })
  show()
  await page.submitEmail()
  await page.settle(1000)
  expect(page.showToast).toHaveBeenLastCalledWith({ kind: 'error', title: 'Download failed. Please try again.' })
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong. Please try again.')
  expect(screen.getByLabelText('Email address')).toHaveValue('pat@example.com')
  await page.settle(40_000)
  expect(screen.getByLabelText('Email address')).toHaveFocus()
  expect(archive).toHaveBeenCalledTimes(1)
  await page.press('Download Now')
  await page.settle(1000)
  expect(archive).toHaveBeenCalledTimes(2)
  expect(fetch).toHaveBeenCalledTimes(1)
  page.expectSuccess()
})

test('an email given in another tab is noticed within 500 ms, and the download starts a second later', async () => {
  show()
  await page.settle(600)
  page.rememberEmail()
  await page.settle(400)
  await page.settle(999)
  expect(archive).not.toHaveBeenCalled()
  await page.settle(1)
  expect(archive).toHaveBeenCalledTimes(1)
  expect(fetch).not.toHaveBeenCalled()
})

test('after 30 seconds polling stops', async () => {
  show()
  await page.settle(30_000)
  page.rememberEmail()
  await page.settle(5_000)
  expect(archive).not.toHaveBeenCalled()
})

test('a returning visitor gets the archive at once, counted, can retry it if it fails, sees its progress, and can cancel it', async () => {
  page.rememberEmail()
  archive.mockImplementation((_, { signal, onProgress }) => {
    onProgress({ unit: 'bytes', received: 1_200_000, total: 4_800_000 })
    return untilCanceled(signal)
  })
  archive.mockRejectedValueOnce(new Error('connection lost'))
  silenceErrors()
  show()
  await page.settle()
  expect(page.sendBeacon).toHaveBeenCalledTimes(1)
  page.expectToast('error', 'Something went wrong. Please try again.')
  await page.press('Download Again')
  expect(screen.getByRole('progressbar', { name: 'Download' })).toHaveAttribute('value', '1200000')
  expect(screen.getByText('1.2 MB of 4.8 MB')).toBeVisible()
  await page.press('Cancel')
  expect(screen.getByRole('heading', { name: 'Download stopped' })).toBeVisible()
  archive.mockResolvedValue()
  await page.press('Download Again')
  page.expectToast('info', 'Downloading again...')
  page.expectSuccess()
})

test('a small bundle can be saved as separate files instead; a large one cannot', async () => {
  page.rememberEmail()
  archive.mockImplementation((_, { signal }) => untilCanceled(signal))
  const { unmount } = show()
  await page.settle()
  await page.press('Save as Separate Files')
  expect(saveSeparately).toHaveBeenCalledTimes(1)
  page.expectSuccess()
  unmount()
  show({ files: 41 })
  await page.settle()
  expect(screen.queryByRole('button', { name: 'Save as Separate Files' })).not.toBeInTheDocument()
})

test('an archive with state editions tells what has arrived, has no separate files, and is mailed with its state', async () => {
  archive.mockImplementation((_, { onProgress }) => {
    onProgress({ unit: 'bytes', received: 3_400_000 })
    return new Promise(() => undefined)
  })
  show({ name: 'EPDM, Texas editions', url: 'http://localhost/api/bundles/epdm?state=TX', bundle: 'epdm', state: 'TX' })
  await page.submitEmail()
  await page.settle(1000)
  expect(firstPosted()).toMatchObject({ bundle: 'epdm', state: 'TX' })
  expect(screen.getByText('3.4 MB so far. Some files are still being made: a minute or two.')).toBeVisible()
  expect(screen.getByRole('progressbar', { name: 'Download' })).not.toHaveAttribute('value')
  expect(screen.queryByRole('button', { name: 'Save as Separate Files' })).not.toBeInTheDocument()
})
