/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { DownloadModal } from '@/components/download/download-modal'
import { saveArchive, saveSeparately } from '@/components/download/save-bundle'
import type { BundleTarget } from '@/components/download/target'
import { showToast } from '@/components/ui/toast-queue'

jest.mock('@/components/download/save-bundle', () => ({ saveArchive: jest.fn(), saveSeparately: jest.fn() }))
jest.mock('@/components/ui/toast-queue', () => ({ showToast: jest.fn() }))

const target: BundleTarget = {
  kind: 'bundle',
  bundle: 'essentials',
  name: 'Essentials',
  url: 'http://localhost/api/bundles/essentials',
  templates: 15,
  files: 34,
}
const sendBeacon = jest.fn(() => true)
const archive = jest.mocked(saveArchive)
const show = (changes: Partial<BundleTarget> = {}) =>
  render(<DownloadModal target={{ ...target, ...changes }} open opening={1} onClose={jest.fn()} />)
const settle = (milliseconds = 0) => act(async () => jest.advanceTimersByTimeAsync(milliseconds))
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await settle()
}

beforeEach(() => {
  jest.useFakeTimers()
  jest.clearAllMocks()
  localStorage.clear()
  archive.mockReset().mockImplementation((_, { onBegin }) => Promise.resolve(onBegin?.()))
  jest.mocked(saveSeparately).mockReset().mockResolvedValue()
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true })
  global.fetch = jest
    .fn()
    .mockResolvedValue({ ok: true, status: 200, json: () => Promise.resolve({ ok: true, email: 'sent' }) })
})
afterEach(() => jest.useRealTimers())

test('the email first, then a second’s wait, then the archive', async () => {
  show()
  expect(screen.getByText('Enter your email to download Essentials (15 templates).')).toBeVisible()
  fireEvent.change(screen.getByLabelText('Email address'), { target: { value: 'pat@example.com' } })
  await press('Download Now')
  const [, request] = jest.mocked(fetch).mock.calls[0]!
  expect(JSON.parse(request?.body as string)).toMatchObject({ source: 'download', bundle: 'essentials' })
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
  expect(screen.getByRole('heading', { name: 'Download Started! ✓' })).toBeVisible()
})

describe('an archive that fails on the first submit', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined))
  const fail = async () => {
    show()
    fireEvent.change(screen.getByLabelText('Email address'), { target: { value: 'pat@example.com' } })
    await press('Download Now')
    await settle(1000)
  }

  test('one toast, the error under the field, the address kept, and no download that nobody asked for', async () => {
    archive.mockRejectedValueOnce(new Error('connection lost'))
    await fail()
    expect(jest.mocked(showToast).mock.calls).toEqual([
      [{ kind: 'error', title: 'Download failed. Please try again.' }],
    ])
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong. Please try again.')
    expect(screen.getByLabelText('Email address')).toHaveValue('pat@example.com')
    await settle(40_000)
    expect(screen.getByLabelText('Email address')).toHaveFocus()
    expect(archive).toHaveBeenCalledTimes(1)
  })

  test('the field is kept too if the archive breaks off', async () => {
    archive.mockImplementationOnce((_, { onBegin }) => {
      onBegin?.()
      return Promise.reject(new Error('connection lost'))
    })
    await fail()
    expect(screen.getByRole('alert')).toBeVisible()
    expect(screen.getByLabelText('Email address')).toHaveValue('pat@example.com')
  })

  test('the next try is not made to wait, and does not record the email again', async () => {
    archive.mockRejectedValueOnce(new Error('connection lost'))
    await fail()
    await press('Download Now')
    await settle(1000)
    expect(archive).toHaveBeenCalledTimes(2)
    expect(fetch).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('heading', { name: 'Download Started! ✓' })).toBeVisible()
  })
})

test('an email given in another tab is noticed within 500 ms, and the download starts a second later', async () => {
  show()
  await settle(600)
  localStorage.setItem('ridgedocs-email', 'pat@example.com')
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
  localStorage.setItem('ridgedocs-email', 'pat@example.com')
  await settle(5_000)
  expect(archive).not.toHaveBeenCalled()
})

describe('returning visitors', () => {
  beforeEach(() => localStorage.setItem('ridgedocs-email', 'pat@example.com'))

  test('the archive is fetched at once and counted; its progress is shown, and it can be canceled', async () => {
    archive.mockImplementation((_, { signal, onProgress }) => {
      onProgress({ unit: 'bytes', received: 1_200_000, total: 4_800_000 })
      return new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error))
      })
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
    expect(screen.getByRole('heading', { name: 'Download Started! ✓' })).toBeVisible()
  })

  test('a small bundle can be saved as separate files instead; a large one cannot', async () => {
    archive.mockImplementation(
      (_, { signal }) =>
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
    )
    const { unmount } = show()
    await settle()
    await press('Save as Separate Files')
    expect(saveSeparately).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('heading', { name: 'Download Started! ✓' })).toBeVisible()
    unmount()
    show({ files: 41 })
    await settle()
    expect(screen.queryByRole('button', { name: 'Save as Separate Files' })).not.toBeInTheDocument()
  })

  test('a failed download is reported and can be retried', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    archive.mockRejectedValueOnce(new Error('connection lost'))
    show()
    await settle()
    expect(showToast).toHaveBeenCalledWith({ kind: 'error', title: 'Something went wrong. Please try again.' })
    await press('Download Again')
    expect(screen.getByRole('heading', { name: 'Download Started! ✓' })).toBeVisible()
  })
})

test('an archive with state editions tells what has arrived, has no separate files, and is mailed with its state', async () => {
  archive.mockImplementation((_, { onProgress }) => {
    onProgress({ unit: 'bytes', received: 3_400_000 })
    return new Promise(() => undefined)
  })
  show({ name: 'EPDM, Texas editions', url: 'http://localhost/api/bundles/epdm?state=TX', bundle: 'epdm', state: 'TX' })
  fireEvent.change(screen.getByLabelText('Email address'), { target: { value: 'pat@example.com' } })
  await press('Download Now')
  await settle(1000)
  const [, request] = jest.mocked(fetch).mock.calls[0]!
  expect(JSON.parse(request?.body as string)).toMatchObject({ bundle: 'epdm', state: 'TX' })
  expect(screen.getByText('3.4 MB so far. The state editions are being made: a minute or two.')).toBeVisible()
  expect(screen.getByRole('progressbar', { name: 'Download' })).not.toHaveAttribute('value')
  expect(screen.queryByRole('button', { name: 'Save as Separate Files' })).not.toBeInTheDocument()
})
