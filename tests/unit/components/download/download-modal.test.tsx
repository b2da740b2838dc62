/** @jest-environment jsdom */
import * as page from '@/tests/support/download-dialog'
import { fireEvent, screen, silenceErrors } from '@/tests/support/dom'
import { saveBlob, saveFile } from '@/components/download/save-file'
import { readTarget, type FileTarget } from '@/components/download/target'
import { consent } from '@/lib/subscriptions/consent'
import { firstPosted, offline, respond } from '@/tests/support/answers'

jest.mock('@/components/download/save-file', () => ({ saveFile: jest.fn(), saveBlob: jest.fn() }))

const target = page.fileTarget
const filled: FileTarget = { ...target, name: 'Change Order', blob: new Blob(['typed']) }
const email = () => screen.getByLabelText('Email address')

beforeEach(() => jest.mocked(saveFile).mockResolvedValue())

test.each([
  ['', 'Email is required'],
  ['   ', 'Email is required'],
  ['roofer', 'Please enter a valid email address'],
  [`${'a'.repeat(250)}@example.com`, 'Email must be less than 255 characters'],
])('%j is refused: %s', async (address, message) => {
  page.show()
  await page.submitEmail(address)
  expect(screen.getByRole('alert')).toHaveTextContent(message)
  expect(fetch).not.toHaveBeenCalled()
  fireEvent.change(email(), { target: { value: 'x' } })
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('a valid email is recorded with the newsletter checked and explained, and stored, and the file is saved', async () => {
  page.show()
  expect(screen.getByRole('checkbox', { name: consent.checkbox })).toHaveAccessibleDescription(consent.note)
  expect(consent.note).toBe('We email you a link first. The newsletter starts when you confirm.')
  expect(screen.getByRole('checkbox')).toBeChecked()
  await page.submitEmail(' pat@example.com ')
  expect(firstPosted()).toEqual({
    email: 'pat@example.com',
    newsletterSubscribed: true,
    source: 'download',
    templates: ['shingle-roof-estimate'],
    format: 'PDF',
  })
  expect(saveFile).toHaveBeenCalledWith(target.url, target.fileName)
  expect(localStorage.getItem('ridgedocs-email')).toBe('pat@example.com')
  page.expectSuccess()
  page.expectToast('success', 'Download started! Check your email for templates & weekly tips.')
})

test.each<[string, string, boolean, title: string, description?: string]>([
  ['the file', 'sent', false, 'Download started! Check your email for backup.'],
  ['the file', 'failed', false, 'Download Started', 'Email delivery failed, but your download is ready!'],
  ['the file', 'unreachable', false, 'Your download is ready! (Email notification failed)'],
  ['a filled-in file', 'sent', true, 'Download started! Check your email to confirm the newsletter.'],
  ['a filled-in file', 'none', false, 'Download started!'],
  ['a filled-in file', 'unreachable', false, 'Download started!'],
])('the toast for %s promises no email that was not sent: %s, with the newsletter %p', async (...given) => {
  const [kind, outcome, newsletter, title, description] = given
  global.fetch = respond(200, { ok: true, email: outcome })
  page.show({ target: kind === 'the file' ? target : filled })
  if (!newsletter) fireEvent.click(screen.getByRole('checkbox'))
  await page.submitEmail()
  page.expectToast('success', title, description)
})

test.each([
  ['an answer of 500', respond(500, {})],
  ['no answer', offline()],
])('%s does not block the download, and the email is kept to be sent later', async (_, fetcher) => {
  silenceErrors()
  global.fetch = fetcher
  page.show()
  await page.submitEmail()
  expect(saveFile).toHaveBeenCalledTimes(1)
  page.expectToast('success', 'Your download is ready! (Email notification failed)')
  const kept: unknown = JSON.parse(localStorage.getItem('ridgedocs-unsent-email') ?? '')
  expect(kept).toMatchObject({ email: 'pat@example.com', templates: ['shingle-roof-estimate'] })
})

test('two submissions within ten seconds: the second is rejected in the browser', async () => {
  global.fetch = jest.fn().mockReturnValue(new Promise(() => undefined))
  const { rerender } = page.show()
  await page.submitEmail()
  rerender(page.dialog({ opening: 2 }))
  await page.submitEmail()
  expect(screen.getByRole('alert')).toHaveTextContent('Please wait a moment before submitting again')
  expect(fetch).toHaveBeenCalledTimes(1)
  await page.settle(10_000)
  await page.submitEmail()
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
])('%s is shown at the field, which keeps its value; the next press is sent', async (_, chosen, fetcher, message) => {
  silenceErrors()
  global.fetch = fetcher
  page.show({ target: chosen })
  await page.submitEmail()
  expect(screen.getByRole('alert')).toHaveTextContent(message)
  if (message === FAILURE) page.expectToast('error', 'Download failed. Please try again.')
  expect(email()).toHaveValue('pat@example.com')
  expect(localStorage.getItem('ridgedocs-email')).toBeNull()
  expect(saveFile).not.toHaveBeenCalled()
  await page.submitEmail()
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('a file that was filled in on this device is said to stay here: only the address is noted', async () => {
  page.show({ target: filled })
  expect(screen.getByRole('heading', { name: 'Your file is ready' })).toBeVisible()
  expect(
    screen.getByText('Your filled Change Order stays on this device. We only note your email, once.'),
  ).toBeVisible()
  expect(screen.queryByText(/free template|backup copy/)).not.toBeInTheDocument()
  await page.submitEmail()
  expect(firstPosted()).toMatchObject({ templates: ['shingle-roof-estimate'], copy: false })
  expect(saveBlob).toHaveBeenCalledWith(filled.blob, filled.fileName)
})

test('files of other readers that were written with it are saved too', async () => {
  const office = { blob: new Blob(['cost']), fileName: 'change-order-OFFICE.pdf' }
  page.show({ target: { ...filled, more: [office] } })
  await page.submitEmail()
  expect(saveBlob).toHaveBeenCalledWith(filled.blob, filled.fileName)
  expect(saveBlob).toHaveBeenLastCalledWith(office.blob, office.fileName)
})

test('a file that cannot be saved is an error, shown inline and as a toast', async () => {
  silenceErrors()
  jest.mocked(saveFile).mockRejectedValueOnce(new Error('disk'))
  page.show()
  await page.submitEmail()
  expect(screen.getByRole('alert')).toHaveTextContent(FAILURE)
  page.expectToast('error', 'Download failed. Please try again.')
})

test('a slow file is fetched once, even though the email is already stored', async () => {
  let finish: () => void = () => undefined
  jest.mocked(saveFile).mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)))
  page.show()
  await page.submitEmail()
  expect(localStorage.getItem('ridgedocs-email')).toBe('pat@example.com')
  await page.settle(5_000)
  expect(screen.getByRole('button', { name: 'Downloading...' })).toBeDisabled()
  finish()
  await page.settle()
  expect(saveFile).toHaveBeenCalledTimes(1)
  expect(page.sendBeacon).not.toHaveBeenCalled()
  page.expectSuccess()
})

test('the success view is reset 300 ms after the dialog is closed', async () => {
  const { rerender } = page.show()
  await page.submitEmail()
  rerender(page.dialog({ open: false }))
  const title = () => screen.getAllByRole('heading', { hidden: true })[0]
  await page.settle(299)
  expect(title()).toHaveTextContent('Download Started! ✓')
  await page.settle(1)
  expect(title()).toHaveTextContent('Welcome back!')
  expect(saveFile).toHaveBeenCalledTimes(1)
})

test('a returning visitor gets the file at once, counted and repeatable; the dialog closes after 3 s and is reset for the next file', async () => {
  page.rememberEmail()
  const { rerender } = page.show()
  await page.settle()
  expect(saveFile).toHaveBeenCalledTimes(1)
  expect(fetch).not.toHaveBeenCalled()
  expect(page.sendBeacon).toHaveBeenCalledTimes(1)
  await page.settle(2999)
  expect(page.onClose).not.toHaveBeenCalled()
  await page.settle(1)
  expect(page.onClose).toHaveBeenCalledTimes(1)
  rerender(page.dialog({ open: false }))
  rerender(page.dialog({ target: { ...target, slug: 'metal-roof-estimate' }, opening: 2 }))
  await page.settle()
  expect(saveFile).toHaveBeenCalledTimes(2)
  await page.press('Download Again')
  expect(saveFile).toHaveBeenCalledTimes(3)
  page.expectToast('info', 'Downloading again...')
})

test('a failing download of a returning visitor shows an error', async () => {
  page.rememberEmail()
  silenceErrors()
  jest.mocked(saveFile).mockRejectedValueOnce(new Error('disk'))
  page.show()
  await page.settle()
  page.expectToast('error', 'Something went wrong. Please try again.')
})

test('an email given in another tab since the dialog was last open is used at once', async () => {
  const { rerender } = page.show()
  await page.settle()
  rerender(page.dialog({ open: false }))
  page.rememberEmail()
  rerender(page.dialog({ opening: 2 }))
  await page.settle()
  expect(saveFile).toHaveBeenCalledTimes(1)
  page.expectSuccess()
})

test('an email under the former key is moved', async () => {
  localStorage.setItem('ridgedocsEmail', 'old@example.com')
  page.show()
  await page.settle()
  expect(saveFile).toHaveBeenCalledTimes(1)
  expect(localStorage.getItem('ridgedocs-email')).toBe('old@example.com')
  expect(localStorage.getItem('ridgedocsEmail')).toBeNull()
})

/** Shows the dialog without a template, with a server that gives this answer to what the essentials are. */
function listEssentials(...listed: Parameters<typeof respond>) {
  const answers = { '/api/subscribe': respond(200, { ok: true, email: 'sent' }) }
  global.fetch = jest.fn((url: '/api/subscribe') => (answers[url] ?? respond(...listed))()) as unknown as typeof fetch
  page.show({ target: null })
}

test('without a template, the email is stored, nothing is downloaded, and the essentials are offered as a ZIP', async () => {
  const files = ['a.pdf', 'a.xlsx', 'b.pdf'].map((name) => ({ url: `/templates/essentials/${name}`, bytes: 1024 }))
  listEssentials(200, { title: 'Essentials', files })
  expect(screen.getByText(/Nothing downloads now: this browser remembers the address/)).toBeVisible()
  expect(screen.getByText(/we email you only to confirm the newsletter/)).toBeVisible()
  expect(screen.queryByText(/backup copy/)).not.toBeInTheDocument()
  await page.submitEmail()
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
  listEssentials(503)
  await page.submitEmail()
  expect(screen.getByRole('heading', { name: "You're all set! ✓" })).toBeVisible()
  expect(screen.queryByRole('link', { name: /essentials/ })).not.toBeInTheDocument()
  expect(logged).toHaveBeenCalledWith('The essentials could not be listed: the server responded 503.')
})
