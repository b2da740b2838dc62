/** @jest-environment jsdom */
import { act, render, screen, setScreen, user, waitFor } from '@/tests/support/dom'
import { StorageNote } from '@/components/offline/storage-note'

let isLasting: boolean
const agent = jest.spyOn(navigator, 'userAgent', 'get')

beforeEach(() => {
  localStorage.clear()
  isLasting = false
  agent.mockReturnValue('Mozilla/5.0 (X11; Linux x86_64) Chrome/140')
  setScreen()
  Object.defineProperty(navigator, 'storage', {
    configurable: true,
    value: { persisted: () => Promise.resolve(isLasting), estimate: () => Promise.resolve({ usage: 3_400_000 }) },
  })
})

/** Draws the note and waits for what the browser says. */
async function show() {
  const view = render(<StorageNote what="Your drafts are" documents={[]} />)
  await act(() => Promise.resolve())
  return view
}

test('it says where drafts are, what they take, and that the browser may clear them; a browser that installs sites gets a button', async () => {
  await show()
  expect(screen.getByText(/Your drafts are only in this browser on this device/)).toBeVisible()
  await screen.findByText(/This site takes 3\.\d MB here\. The browser may clear it when the device runs low on space/)
  expect(screen.queryByRole('button', { name: 'Install as an app' })).toBeNull()
  const prompt = jest.fn(() => Promise.resolve())
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
  act(() => void window.dispatchEvent(offer))
  expect(offer.defaultPrevented).toBe(true)
  await user.click(await screen.findByRole('button', { name: 'Install as an app' }))
  expect(prompt).toHaveBeenCalledTimes(1)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Install as an app' })).toBeNull())
})

test('a browser that keeps it for good is not said to clear it', async () => {
  isLasting = true
  await show()
  await screen.findByText(/The browser will not clear it on its own/)
})

test('an iPhone is told of the Home Screen once, and not in the app there', async () => {
  agent.mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari')
  const { unmount } = await show()
  expect(screen.getByText(/Add to Home Screen/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Got it' }))
  expect(screen.queryByText(/Add to Home Screen/)).toBeNull()
  unmount()
  const again = await show()
  expect(screen.queryByText(/Add to Home Screen/)).toBeNull()
  again.unmount()
  localStorage.clear()
  setScreen('standalone')
  await show()
  expect(screen.queryByText(/Add to Home Screen/)).toBeNull()
})
