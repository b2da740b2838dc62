/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react'
import { saveBlob, saveFile } from '@/components/download/save-file'
import { readTarget, type FileTarget } from '@/components/download/target'
import { showToast } from '@/components/ui/toast-queue'
import { consent } from '@/lib/subscriptions/consent'
import { firstPosted, offline, respond } from '@/tests/support/answers'
import {
  dialog,
  expectSuccess,
  fileTarget as target,
  onClose,
  openBrowser,
  press,
  rememberEmail,
  sendBeacon,
  settle,
  show,
  silenceErrors,
  submitEmail,
} from '@/tests/support/download-dialog'

jest.mock('@/components/download/save-file', () => ({ saveFile: jest.fn(), saveBlob: jest.fn() }))
jest.mock('@/components/ui/toast-queue', () => ({ showToast: jest.fn() }))

const email = () => screen.getByLabelText('Email address')

beforeEach(() => {
  openBrowser()
  jest.mocked(saveFile).mockResolvedValue()
})
afterEach(() => jest.useRealTimers())

test.each([
  ['', 'Email is required'],
  ['   ', 'Email is required'],
  ['roofer', 'Please enter a valid email address'],
  [`${'a'.repeat(250)}@example.com`, 'Email must be less than 255 characters'],
])('%j is refused: %s', async (address, message) => {
  show()
  await submitEmail(address)
  expect(screen.getByRole('alert')).toHaveTextContent(message)
  expect(fetch).not.toHaveBeenCalled()
  fireEvent.change(email(), { target: { value: 'x' } })
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('a valid email is recorded with the newsletter ticked and stored, and the file is saved', async () => {
  show()
  expect(screen.getByRole('checkbox')).toBeChecked()
  await submitEmail(' pat@example.com ')
  expect(firstPosted()).toEqual({
    email: 'pat@example.com',
    newsletterSubscribed: true,
    source: 'download',
    templates: ['shingle-roof-estimate'],
    format: 'PDF',
  })
  expect(saveFile).toHaveBeenCalledWith(target.url, target.fileName)
  expect(localStorage.getItem('ridgedocs-email')).toBe('pat@example.com')
  expectSuccess()
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
  await submitEmail()
  expect(showToast).toHaveBeenCalledWith({ kind: 'success', ...toast })
})

test.each([
  ['an answer of 500', respond(500, {})],
  ['no answer', offline()],
])('%s does not block the download, and the email is kept to be sent later', async (_, fetcher) => {
  silenceErrors()
  global.fetch = fetcher
  show()
  await submitEmail()
  expect(saveFile).toHaveBeenCalledTimes(1)
  expect(showToast).toHaveBeenCalledWith({
    kind: 'success',
    title: 'Your download is ready! (Email notification failed)',
  })
  const kept: unknown = JSON.parse(localStorage.getItem('ridgedocs-unsent-email') ?? '')
  expect(kept).toMatchObject({ email: 'pat@example.com', templates: ['shingle-roof-estimate'] })
})

test('two submissions within ten seconds: the second is rejected in the browser', async () => {
  global.fetch = jest.fn().mockReturnValue(new Promise(() => undefined))
  const { rerender } = show()
  await submitEmail()
  rerender(dialog({ opening: 2 }))
  await submitEmail()
  expect(screen.getByRole('alert')).toHaveTextContent('Please wait a moment before submitting again')
  expect(fetch).toHaveBeenCalledTimes(1)
  await settle(10_000)
  await submitEmail()
  expect(fetch).toHaveBeenCalledTimes(2)
})

const noJson = (status: number) =>
  jest.fn().mockResolvedValue({ ok: status < 300, status, json: () => Promise.reject(new SyntaxError('<')) })
const FAILURE = 'Something went wrong. Please try again.'
const WAIT = 'Please wait a moment before submitting again'

test.each([
  ['a 400 at a file', target, respond(400, { error: { code: 'invalid', message: 'No' } }), 'No'],
  ['a 429 at a file', target, respond(429, { error: { code: 'rate-limited', message: WAIT } }), WAIT],
  ['an answer without JSON at a file', target, noJson(200), FAILURE],
  ['a 403 without JSON at a file', target, noJson(403), FAILURE],
  ['a 500 at Get Templates', null, respond(500), FAILURE],
  ['no answer at Get Templates', null, offline(), FAILURE],
  ['an answer without JSON at Get Templates', null, noJson(200), FAILURE],
])(
  '%s is shown under the field, which keeps its value; the next press is sent',
  async (_, chosen, fetcher, message) => {
    silenceErrors()
    global.fetch = fetcher
    show({ target: chosen })
    await submitEmail()
    expect(screen.getByRole('alert')).toHaveTextContent(message)
    if (message === FAILURE)
      expect(showToast).toHaveBeenCalledWith({ kind: 'error', title: 'Download failed. Please try again.' })
    expect(email()).toHaveValue('pat@example.com')
    expect(localStorage.getItem('ridgedocs-email')).toBeNull()
    expect(saveFile).not.toHaveBeenCalled()
    await submitEmail()
    expect(fetch).toHaveBeenCalledTimes(2)
  },
)

describe('a file that was filled in on this device', () => {
  const filled: FileTarget = { ...target, name: 'Change Order', blob: new Blob(['typed']) }

  test('is said to stay here: only the address is noted', async () => {
    show({ target: filled })
    expect(screen.getByRole('heading', { name: 'Your file is ready' })).toBeVisible()
    expect(
      screen.getByText('Your filled Change Order stays on this device. We only note your email, once.'),
    ).toBeVisible()
    expect(screen.queryByText(/free template|backup copy/)).not.toBeInTheDocument()
    await submitEmail()
    expect(firstPosted()).toMatchObject({ templates: ['shingle-roof-estimate'], copy: false })
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
    await submitEmail()
    expect(showToast).toHaveBeenCalledWith({ kind: 'success', title })
  })
})

test('a file that cannot be saved is an error, shown inline and as a toast', async () => {
  silenceErrors()
  jest.mocked(saveFile).mockRejectedValueOnce(new Error('disk'))
  show()
  await submitEmail()
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong. Please try again.')
  expect(showToast).toHaveBeenCalledWith({ kind: 'error', title: 'Download failed. Please try again.' })
})

test('a slow file is fetched once, even though the email is already stored', async () => {
  let finish: () => void = () => undefined
  jest.mocked(saveFile).mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)))
  show()
  await submitEmail()
  expect(localStorage.getItem('ridgedocs-email')).toBe('pat@example.com')
  await settle(5_000)
  expect(screen.getByRole('button', { name: 'Downloading...' })).toBeDisabled()
  finish()
  await settle()
  expect(saveFile).toHaveBeenCalledTimes(1)
  expect(sendBeacon).not.toHaveBeenCalled()
  expectSuccess()
})

test('the success view is reset 300 ms after the dialog is closed', async () => {
  const { rerender } = show()
  await submitEmail()
  rerender(dialog({ open: false }))
  const title = () => screen.getAllByRole('heading', { hidden: true })[0]
  await settle(299)
  expect(title()).toHaveTextContent('Download Started! ✓')
  await settle(1)
  expect(title()).toHaveTextContent('Welcome back!')
  expect(saveFile).toHaveBeenCalledTimes(1)
})

describe('returning visitors', () => {
  beforeEach(rememberEmail)

  test('the download starts at once, is counted, and can be repeated', async () => {
    show()
    await settle()
    expect(saveFile).toHaveBeenCalledTimes(1)
    expect(fetch).not.toHaveBeenCalled()
    expect(sendBeacon).toHaveBeenCalledTimes(1)
    await press('Download Again')
    expect(saveFile).toHaveBeenCalledTimes(2)
    expect(showToast).toHaveBeenCalledWith({ kind: 'info', title: 'Downloading again...' })
  })

  test('a failing download shows an error', async () => {
    silenceErrors()
    jest.mocked(saveFile).mockRejectedValueOnce(new Error('disk'))
    show()
    await settle()
    expect(showToast).toHaveBeenCalledWith({ kind: 'error', title: 'Something went wrong. Please try again.' })
  })

  test('the dialog closes itself after three seconds and is reset for the next file', async () => {
    const { rerender } = show()
    await settle()
    await settle(2999)
    expect(onClose).not.toHaveBeenCalled()
    await settle(1)
    expect(onClose).toHaveBeenCalledTimes(1)
    rerender(dialog({ open: false }))
    rerender(dialog({ target: { ...target, slug: 'metal-roof-estimate' }, opening: 2 }))
    await settle()
    expect(saveFile).toHaveBeenCalledTimes(2)
  })

  test('an email given in another tab since the dialog was last open is used at once', async () => {
    localStorage.clear()
    const { rerender } = show()
    await settle()
    rerender(dialog({ open: false }))
    rememberEmail()
    rerender(dialog({ opening: 2 }))
    await settle()
    expect(saveFile).toHaveBeenCalledTimes(1)
    expectSuccess()
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

test('the newsletter box says in plain words when the newsletter starts', () => {
  show()
  expect(screen.getByRole('checkbox', { name: consent.checkbox })).toHaveAccessibleDescription(consent.note)
  expect(consent.note).toBe('We email you a link first. The newsletter starts when you confirm.')
})

test('without a template, the email is stored, nothing is downloaded, and the essentials are offered as a ZIP', async () => {
  const files = ['a.pdf', 'a.xlsx', 'b.pdf'].map((name) => ({ url: `/templates/essentials/${name}`, bytes: 1024 }))
  global.fetch = jest.fn((url: string) =>
    respond(200, url === '/api/subscribe' ? { ok: true, email: 'sent' } : { title: 'Essentials', files })(),
  ) as unknown as typeof fetch
  show({ target: null })
  expect(screen.getByText(/Nothing downloads now: this browser remembers the address/)).toBeVisible()
  expect(screen.getByText(/we email you only to confirm the newsletter/)).toBeVisible()
  expect(screen.queryByText(/backup copy/)).not.toBeInTheDocument()
  await submitEmail()
  expect(screen.getByRole('heading', { name: "You're all set! ✓" })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Browse Templates' })).toHaveAttribute('href', '/templates')
  expect(saveFile).not.toHaveBeenCalled()
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
  const logged = silenceErrors()
  global.fetch = jest.fn((url: string) =>
    respond(url === '/api/subscribe' ? 200 : 503, { ok: true, email: 'sent' })(),
  ) as unknown as typeof fetch
  show({ target: null })
  await submitEmail()
  expect(screen.getByRole('heading', { name: "You're all set! ✓" })).toBeVisible()
  expect(screen.queryByRole('link', { name: /essentials/ })).not.toBeInTheDocument()
  expect(logged).toHaveBeenCalledWith('The essentials could not be listed: the server responded 503.')
})
