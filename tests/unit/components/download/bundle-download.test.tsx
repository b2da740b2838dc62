/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import { saveArchive, saveSeparately } from '@/components/download/save-bundle'
import type { BundleTarget } from '@/components/download/target'
import { showToast } from '@/components/ui/toast-queue'
import { firstPosted } from '@/tests/support/answers'
import {
  expectSuccess,
  openBrowser,
  press,
  rememberEmail,
  sendBeacon,
  settle,
  show as showDialog,
  silenceErrors,
  submitEmail,
} from '@/tests/support/download-dialog'

jest.mock('@/components/download/save-bundle', () => ({ saveArchive: jest.fn(), saveSeparately: jest.fn() }))
jest.mock('@/components/ui/toast-queue', () => ({ showToast: jest.fn() }))

const bundle: BundleTarget = {
  ...{ kind: 'bundle', bundle: 'essentials', name: 'Essentials', templates: 15, files: 34 },
  url: 'http://localhost/api/bundles/essentials',
}
const archive = jest.mocked(saveArchive)
const show = (changes: Partial<BundleTarget> = {}) => showDialog({ target: { ...bundle, ...changes } })
/** A download that runs until it is canceled. */
const untilCanceled = (signal: AbortSignal) =>
  new Promise<void>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))

beforeEach(() => {
  openBrowser()
  archive.mockReset().mockImplementation((_, { onBegin }) => Promise.resolve(onBegin?.()))
  jest.mocked(saveSeparately).mockReset().mockResolvedValue()
})
afterEach(() => jest.useRealTimers())

test('the email first, then a second’s wait, then the archive', async () => {
  show()
  expect(screen.getByText('Enter your email to download Essentials (15 templates).')).toBeVisible()
  await submitEmail()
  expect(firstPosted()).toMatchObject({ source: 'download', bundle: 'essentials' })
  expect(archive).not.toHaveBeenCalled()
  await settle(999)
  expect(archive).not.toHaveBeenCalled()
  expect(showToast).not.toHaveBeenCalled()
  await settle(1)
  expect(archive).toHaveBeenCalledTimes(1)
  expect(showToast).toHaveBeenCalledWith({
    kind: 'success',
    title: 'Downloading 15 templates... Check your email for backup!',
  })
  expectSuccess()
})

test.each([
  ['fails', () => Promise.reject(new Error('connection lost'))],
  [
    'breaks off',
    (_: string, { onBegin }: { onBegin?: () => void }) => {
      onBegin?.()
      return Promise.reject(new Error('connection lost'))
    },
  ],
])(
  'an archive that %s on the first submit: the error, the address, and a next try that records no email',
  async (_, fail) => {
    silenceErrors()
    archive.mockImplementationOnce(fail)
    show()
    await submitEmail()
    await settle(1000)
    expect(showToast).toHaveBeenLastCalledWith({ kind: 'error', title: 'Download failed. Please try again.' })
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong. Please try again.')
    expect(screen.getByLabelText('Email address')).toHaveValue('pat@example.com')
    await settle(40_000)
    expect(screen.getByLabelText('Email address')).toHaveFocus()
    expect(archive).toHaveBeenCalledTimes(1)
    await press('Download Now')
    await settle(1000)
    expect(archive).toHaveBeenCalledTimes(2)
    expect(fetch).toHaveBeenCalledTimes(1)
    expectSuccess()
  },
)

test('an email given in another tab is noticed within 500 ms, and the download starts a second later', async () => {
  show()
  await settle(600)
  rememberEmail()
  await settle(400)
  await settle(999)
  expect(archive).not.toHaveBeenCalled()
  await settle(1)
  expect(archive).toHaveBeenCalledTimes(1)
  expect(fetch).not.toHaveBeenCalled()
})

test('after 30 seconds polling stops', async () => {
  show()
  await settle(30_000)
  rememberEmail()
  await settle(5_000)
  expect(archive).not.toHaveBeenCalled()
})

describe('returning visitors', () => {
  beforeEach(rememberEmail)

  test('the archive is fetched at once and counted; its progress is shown, and it can be canceled', async () => {
    archive.mockImplementation((_, { signal, onProgress }) => {
      onProgress({ unit: 'bytes', received: 1_200_000, total: 4_800_000 })
      return untilCanceled(signal)
    })
    show()
    await settle()
    expect(screen.getByRole('progressbar', { name: 'Download' })).toHaveAttribute('value', '1200000')
    expect(screen.getByText('1.2 MB of 4.8 MB')).toBeVisible()
    expect(sendBeacon).toHaveBeenCalledTimes(1)
    await press('Cancel')
    expect(screen.getByRole('heading', { name: 'Download stopped' })).toBeVisible()
    archive.mockResolvedValue()
    await press('Download Again')
    expect(showToast).toHaveBeenCalledWith({ kind: 'info', title: 'Downloading again...' })
    expectSuccess()
  })

  test('a small bundle can be saved as separate files instead; a large one cannot', async () => {
    archive.mockImplementation((_, { signal }) => untilCanceled(signal))
    const { unmount } = show()
    await settle()
    await press('Save as Separate Files')
    expect(saveSeparately).toHaveBeenCalledTimes(1)
    expectSuccess()
    unmount()
    show({ files: 41 })
    await settle()
    expect(screen.queryByRole('button', { name: 'Save as Separate Files' })).not.toBeInTheDocument()
  })

  test('a failed download is reported and can be retried', async () => {
    silenceErrors()
    archive.mockRejectedValueOnce(new Error('connection lost'))
    show()
    await settle()
    expect(showToast).toHaveBeenCalledWith({ kind: 'error', title: 'Something went wrong. Please try again.' })
    await press('Download Again')
    expectSuccess()
  })
})

test('an archive with state editions tells what has arrived, has no separate files, and is mailed with its state', async () => {
  archive.mockImplementation((_, { onProgress }) => {
    onProgress({ unit: 'bytes', received: 3_400_000 })
    return new Promise(() => undefined)
  })
  show({ name: 'EPDM, Texas editions', url: 'http://localhost/api/bundles/epdm?state=TX', bundle: 'epdm', state: 'TX' })
  await submitEmail()
  await settle(1000)
  expect(firstPosted()).toMatchObject({ bundle: 'epdm', state: 'TX' })
  expect(screen.getByText('3.4 MB so far. The state editions are being made: a minute or two.')).toBeVisible()
  expect(screen.getByRole('progressbar', { name: 'Download' })).not.toHaveAttribute('value')
  expect(screen.queryByRole('button', { name: 'Save as Separate Files' })).not.toBeInTheDocument()
})
