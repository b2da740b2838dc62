/** The dialog of downloads, and a browser that stores no email, with a server that records one and sends its message. */
import { expectToast, showToast } from './toasts'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { DownloadModal } from '@/components/download/download-modal'
import type { FileTarget } from '@/components/download/target'
import { respond } from './answers'

export { expectToast, showToast }
export const fileTarget: FileTarget = {
  kind: 'file',
  slug: 'shingle-roof-estimate',
  name: 'Shingle Roof Estimate',
  format: 'PDF',
  url: '/templates/essentials/shingle-roof-estimate.pdf',
  fileName: 'shingle-roof-estimate.pdf',
}
export const sendBeacon = jest.fn(() => true)
export const onClose = jest.fn()

export const dialog = (props: Partial<Parameters<typeof DownloadModal>[0]> = {}) => (
  <DownloadModal target={fileTarget} open opening={1} onClose={onClose} {...props} />
)
export const show = (...props: Parameters<typeof dialog>) => render(dialog(...props))
export const settle = (milliseconds = 0) => act(async () => jest.advanceTimersByTimeAsync(milliseconds))
export async function press(name: string | RegExp) {
  fireEvent.click(screen.getByRole('button', { name }))
  await settle()
}
export async function submitEmail(address = 'pat@example.com') {
  fireEvent.change(screen.getByLabelText('Email address'), { target: { value: address } })
  await press(/Download Now|Get Templates/)
}
export const rememberEmail = () => localStorage.setItem('ridgedocs-email', 'pat@example.com')
export const expectSuccess = () => expect(screen.getByRole('heading', { name: 'Download Started! ✓' })).toBeVisible()

beforeEach(() => {
  jest.useFakeTimers()
  jest.clearAllMocks()
  localStorage.clear()
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true })
  global.fetch = respond(200, { ok: true, email: 'sent' })
})
afterEach(() => jest.useRealTimers())
