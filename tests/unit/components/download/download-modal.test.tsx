/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { DownloadModal } from '@/components/download/download-modal'
import { saveBlob, saveFile } from '@/components/download/save-file'
import { readTarget, type FileTarget } from '@/components/download/target'
import { showToast } from '@/components/ui/toast-queue'
import { consent } from '@/lib/subscriptions/consent'

jest.mock('@/components/download/save-file', () => ({ saveFile: jest.fn(), saveBlob: jest.fn() }))
jest.mock('@/components/ui/toast-queue', () => ({ showToast: jest.fn() }))

const target: FileTarget = {
  kind: 'file',
  slug: 'shingle-roof-estimate',
  name: 'Shingle Roof Estimate',
  format: 'PDF',
  url: '/templates/essentials/shingle-roof-estimate.pdf',
  fileName: 'shingle-roof-estimate.pdf',
}
const respond = (status: number, body: unknown) =>
  jest.fn().mockResolvedValue({ ok: status < 300, status, json: () => Promise.resolve(body) })
const sendBeacon = jest.fn(() => true)

const onClose = jest.fn()
const show = (props: Partial<Parameters<typeof DownloadModal>[0]> = {}) =>
  render(<DownloadModal target={target} open opening={1} onClose={onClose} {...props} />)
const email = () => screen.getByLabelText('Email address')
const settle = () => act(async () => jest.advanceTimersByTimeAsync(0))
async function submit(address: string) {
  fireEvent.change(email(), { target: { value: address } })
  fireEvent.click(screen.getByRole('button', { name: /Download Now|Get Templates/ }))
  await settle()
}

beforeEach(() => {
  jest.useFakeTimers()
  jest.clearAllMocks()
  localStorage.clear()
  jest.mocked(saveFile).mockResolvedValue()
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true })
  global.fetch = respond(200, { ok: true, email: 'sent' })
})
afterEach(() => jest.useRealTimers())

test.each([
  ['', 'Email is required'],
  ['   ', 'Email is required'],
  ['roofer', 'Please enter a valid email address'],
  [`${'a'.repeat(250)}@example.com`, 'Email must be less than 255 characters'],
])('%j is refused: %s', async (address, message) => {
  show()
  await submit(address)
  expect(screen.getByRole('alert')).toHaveTextContent(message)
  expect(fetch).not.toHaveBeenCalled()
  fireEvent.change(email(), { target: { value: 'x' } })
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('a valid email is recorded with the newsletter ticked and stored, and the file is saved', async () => {
  show()
  expect(screen.getByRole('checkbox')).toBeChecked()
  await submit(' pat@example.com ')
  const [, request] = jest.mocked(fetch).mock.calls[0]!
  expect(JSON.parse(request?.body as string)).toEqual({
    email: 'pat@example.com',
    newsletterSubscribed: true,
    source: 'download',
    templates: ['shingle-roof-estimate'],
    format: 'PDF',
  })
  expect(saveFile).toHaveBeenCalledWith(target.url, target.fileName)
  expect(localStorage.getItem('ridgedocs-email')).toBe('pat@example.com')
  expect(screen.getByRole('heading', { name: 'Download Started! ✓' })).toBeVisible()
  expect(showToast).toHaveBeenCalledWith({
    kind: 'success',
    title: 'Download started! Check your email for templates & weekly tips.',
  })
})

test.each([
  ['sent', { title: 'Download started! Check your email for backup.' }],
  ['failed', { title: 'Download Started', description: 'Email delivery failed, but your download is ready!' }],
  ['unreachable', { title: 'Your download is ready! (Email notification failed)' }],
])('without the newsletter, a mail that is %s gives its own toast', async (outcome, toast) => {
  global.fetch = respond(200, { ok: true, email: outcome })
  show()
  fireEvent.click(screen.getByRole('checkbox'))
  await submit('pat@example.com')
  expect(showToast).toHaveBeenCalledWith({ kind: 'success', ...toast })
})

test.each([
  ['an answer of 500', respond(500, {})],
  ['no answer', jest.fn().mockRejectedValue(new Error('offline'))],
])('%s does not block the download, and the email is kept to be sent later', async (_, fetcher) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  global.fetch = fetcher
  show()
  await submit('pat@example.com')
  expect(saveFile).toHaveBeenCalledTimes(1)
  expect(showToast).toHaveBeenCalledWith({
    kind: 'success',
    title: 'Your download is ready! (Email notification failed)',
  })
  const kept: unknown = JSON.parse(localStorage.getItem('ridgedocs-unsent-email') ?? '')
  expect(kept).toMatchObject({ email: 'pat@example.com', templates: ['shingle-roof-estimate'] })
})

test('an error is shown under the field, and the value is kept', async () => {
  global.fetch = respond(429, {
    error: { code: 'rate-limited', message: 'Please wait a moment before submitting again' },
  })
  show()
  await submit('pat@example.com')
  expect(screen.getByRole('alert')).toHaveTextContent('Please wait a moment before submitting again')
  expect(email()).toHaveValue('pat@example.com')
  expect(saveFile).not.toHaveBeenCalled()
})

test('two submissions within ten seconds: the second is rejected in the browser', async () => {
  global.fetch = jest.fn().mockReturnValue(new Promise(() => undefined))
  const { rerender } = show()
  await submit('pat@example.com')
  rerender(<DownloadModal target={target} open opening={2} onClose={onClose} />)
  await submit('pat@example.com')
  expect(screen.getByRole('alert')).toHaveTextContent('Please wait a moment before submitting again')
  expect(fetch).toHaveBeenCalledTimes(1)
  await act(async () => jest.advanceTimersByTimeAsync(10_000))
  await submit('pat@example.com')
  expect(fetch).toHaveBeenCalledTimes(2)
})

const noJson = jest.fn().mockResolvedValue({ ok: true, status: 200, json: () => Promise.reject(new SyntaxError('<')) })
const rejectedWithoutJson = jest
  .fn()
  .mockResolvedValue({ ok: false, status: 403, json: () => Promise.reject(new SyntaxError('<')) })

test.each([
  ['a 400 at a file', target, respond(400, { error: { code: 'invalid', message: 'No' } })],
  ['a 429 at a file', target, respond(429, { error: { code: 'rate-limited', message: 'Wait' } })],
  ['an answer without JSON at a file', target, noJson],
  ['a 403 without JSON at a file', target, rejectedWithoutJson],
  ['a 500 at Get Templates', null, respond(500, {})],
  ['no answer at Get Templates', null, jest.fn().mockRejectedValue(new Error('offline'))],
  ['an answer without JSON at Get Templates', null, noJson],
])('after %s the next press is sent', async (_, chosen, fetcher) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  global.fetch = fetcher
  fetcher.mockClear()
  show({ target: chosen })
  await submit('pat@example.com')
  await submit('pat@example.com')
  expect(fetch).toHaveBeenCalledTimes(2)
})

test.each([
  ['an answer without JSON at a file', target, noJson],
  ['a 403 without JSON at a file', target, rejectedWithoutJson],
  ['a 500 at Get Templates', null, respond(500, {})],
  ['no answer at Get Templates', null, jest.fn().mockRejectedValue(new Error('offline'))],
  ['an answer without JSON at Get Templates', null, noJson],
])('%s is a failure, shown inline and as a toast', async (_, chosen, fetcher) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  global.fetch = fetcher
  show({ target: chosen })
  await submit('pat@example.com')
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong. Please try again.')
  expect(showToast).toHaveBeenCalledWith({ kind: 'error', title: 'Download failed. Please try again.' })
  expect(email()).toHaveValue('pat@example.com')
  expect(localStorage.getItem('ridgedocs-email')).toBeNull()
})

describe('a file that was filled in on this device', () => {
  const filled: FileTarget = { ...target, name: 'Change Order', blob: new Blob(['typed']) }

  test('is said to stay here: only the address is noted', async () => {
    show({ target: filled })
    expect(screen.getByRole('heading', { name: 'Your file is ready' })).toBeVisible()
    expect(
      screen.getByText('Your filled Change Order stays on this device. We only note your email, once.'),
    ).toBeVisible()
    expect(screen.queryByText(/free template|backup copy/)).not.toBeInTheDocument()
    await submit('pat@example.com')
    const [, request] = jest.mocked(fetch).mock.calls[0]!
    expect(JSON.parse(request?.body as string)).toMatchObject({ templates: ['shingle-roof-estimate'], copy: false })
    expect(saveBlob).toHaveBeenCalledWith(filled.blob, filled.fileName)
  })

  test.each([
    ['sent', true, 'Download started! Check your email to confirm the newsletter.'],
    ['none', false, 'Download started!'],
    ['unreachable', false, 'Download started!'],
  ])('promises no email that was not sent: %s, with the newsletter %p', async (outcome, newsletter, title) => {
    global.fetch = respond(200, { ok: true, email: outcome })
    show({ target: filled })
    if (!newsletter) fireEvent.click(screen.getByRole('checkbox'))
    await submit('pat@example.com')
    expect(showToast).toHaveBeenCalledWith({ kind: 'success', title })
  })
})

test('a file that cannot be saved is an error, shown inline and as a toast', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  jest.mocked(saveFile).mockRejectedValueOnce(new Error('disk'))
  show()
  await submit('pat@example.com')
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong. Please try again.')
  expect(showToast).toHaveBeenCalledWith({ kind: 'error', title: 'Download failed. Please try again.' })
})

test('a slow file is fetched once, even though the email is already stored', async () => {
  let finish: () => void = () => undefined
  jest.mocked(saveFile).mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)))
  show()
  await submit('pat@example.com')
  expect(localStorage.getItem('ridgedocs-email')).toBe('pat@example.com')
  await act(async () => jest.advanceTimersByTimeAsync(5_000))
  expect(screen.getByRole('button', { name: 'Downloading...' })).toBeDisabled()
  finish()
  await settle()
  expect(saveFile).toHaveBeenCalledTimes(1)
  expect(sendBeacon).not.toHaveBeenCalled()
  expect(screen.getByRole('heading', { name: 'Download Started! ✓' })).toBeVisible()
})

test('the success view is reset 300 ms after the dialog is closed', async () => {
  const { rerender } = show()
  await submit('pat@example.com')
  rerender(<DownloadModal target={target} open={false} opening={1} onClose={onClose} />)
  const title = () => screen.getAllByRole('heading', { hidden: true })[0]
  await act(async () => jest.advanceTimersByTimeAsync(299))
  expect(title()).toHaveTextContent('Download Started! ✓')
  await act(async () => jest.advanceTimersByTimeAsync(1))
  expect(title()).toHaveTextContent('Welcome back!')
  expect(saveFile).toHaveBeenCalledTimes(1)
})

describe('returning visitors', () => {
  beforeEach(() => localStorage.setItem('ridgedocs-email', 'pat@example.com'))

  test('the download starts at once, is counted, and can be repeated', async () => {
    show()
    await settle()
    expect(saveFile).toHaveBeenCalledTimes(1)
    expect(fetch).not.toHaveBeenCalled()
    expect(sendBeacon).toHaveBeenCalledTimes(1)
    fireEvent.click(screen.getByRole('button', { name: 'Download Again' }))
    await settle()
    expect(saveFile).toHaveBeenCalledTimes(2)
    expect(showToast).toHaveBeenCalledWith({ kind: 'info', title: 'Downloading again...' })
  })

  test('a failing download shows an error', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    jest.mocked(saveFile).mockRejectedValueOnce(new Error('disk'))
    show()
    await settle()
    expect(showToast).toHaveBeenCalledWith({ kind: 'error', title: 'Something went wrong. Please try again.' })
  })

  test('the dialog closes itself after three seconds and is reset for the next file', async () => {
    const { rerender } = show()
    await settle()
    await act(async () => jest.advanceTimersByTimeAsync(2999))
    expect(onClose).not.toHaveBeenCalled()
    await act(async () => jest.advanceTimersByTimeAsync(1))
    expect(onClose).toHaveBeenCalledTimes(1)
    rerender(<DownloadModal target={target} open={false} opening={1} onClose={onClose} />)
    rerender(<DownloadModal target={{ ...target, slug: 'metal-roof-estimate' }} open opening={2} onClose={onClose} />)
    await settle()
    expect(saveFile).toHaveBeenCalledTimes(2)
  })

  test('an email given in another tab since the dialog was last open is used at once', async () => {
    localStorage.clear()
    const { rerender } = show()
    await settle()
    rerender(<DownloadModal target={target} open={false} opening={1} onClose={onClose} />)
    localStorage.setItem('ridgedocs-email', 'pat@example.com')
    rerender(<DownloadModal target={target} open opening={2} onClose={onClose} />)
    await settle()
    expect(saveFile).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('heading', { name: 'Download Started! ✓' })).toBeVisible()
  })

  test('an email under the former key is moved', async () => {
    localStorage.clear()
    localStorage.setItem('ridgedocsEmail', 'old@example.com')
    show()
    await settle()
    expect(saveFile).toHaveBeenCalledTimes(1)
    expect(localStorage.getItem('ridgedocs-email')).toBe('old@example.com')
    expect(localStorage.getItem('ridgedocsEmail')).toBeNull()
  })
})

test('without a template, an email that could not be recorded is an error', async () => {
  global.fetch = respond(503, {})
  show({ target: null })
  await submit('pat@example.com')
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong. Please try again.')
  expect(localStorage.getItem('ridgedocs-email')).toBeNull()
})

test('the newsletter box says in plain words when the newsletter starts', () => {
  show()
  expect(screen.getByRole('checkbox', { name: consent.checkbox })).toHaveAccessibleDescription(consent.note)
  expect(consent.note).toBe('We email you a link first. The newsletter starts when you confirm.')
})

test('without a template, the form says before the address is given that nothing downloads now', () => {
  show({ target: null })
  expect(screen.getByText(/Nothing downloads now: this browser remembers the address/)).toBeVisible()
  expect(screen.getByText(/we email you only to confirm the newsletter/)).toBeVisible()
  expect(screen.queryByText(/backup copy/)).not.toBeInTheDocument()
})

test('without a template, the last panel offers the essentials as a ZIP', async () => {
  const files = ['a.pdf', 'a.xlsx', 'b.pdf'].map((name) => ({ url: `/templates/essentials/${name}`, bytes: 1024 }))
  global.fetch = jest.fn((url: string) =>
    respond(200, url === '/api/subscribe' ? { ok: true, email: 'sent' } : { title: 'Essentials', files })(),
  ) as unknown as typeof fetch
  show({ target: null })
  await submit('pat@example.com')
  const link = screen.getByRole('link', { name: 'Download the 2 essentials as a ZIP (3 files, 3 KB)' })
  expect(readTarget(link as HTMLAnchorElement)).toEqual({
    kind: 'bundle',
    bundle: 'essentials',
    name: 'Essentials',
    url: new URL('/api/bundles/essentials', location.href).href,
    templates: 2,
    files: 3,
  })
})

test('without a template, essentials that cannot be listed are not offered', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  global.fetch = jest.fn((url: string) =>
    respond(url === '/api/subscribe' ? 200 : 503, { ok: true, email: 'sent' })(),
  ) as unknown as typeof fetch
  show({ target: null })
  await submit('pat@example.com')
  expect(screen.getByRole('heading', { name: "You're all set! ✓" })).toBeVisible()
  expect(screen.queryByRole('link', { name: /essentials/ })).not.toBeInTheDocument()
  expect(logged).toHaveBeenCalledWith('The essentials could not be listed: the server responded 503.')
})

test('without a template, a valid email is stored and nothing is downloaded', async () => {
  global.fetch = respond(200, { ok: true, email: 'sent', title: 'Essentials', files: [] })
  show({ target: null })
  await submit('pat@example.com')
  expect(screen.getByRole('heading', { name: "You're all set! ✓" })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Browse Templates' })).toHaveAttribute('href', '/templates')
  expect(saveFile).not.toHaveBeenCalled()
})
