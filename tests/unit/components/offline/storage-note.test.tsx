/** @jest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StorageNote } from '@/components/offline/storage-note'

let isLasting: boolean
const agent = jest.spyOn(navigator, 'userAgent', 'get')

beforeEach(() => {
  localStorage.clear()
  isLasting = false
  agent.mockReturnValue('Mozilla/5.0 (X11; Linux x86_64) Chrome/140')
  Object.assign(window, { matchMedia: () => ({ matches: false }) })
  Object.defineProperty(navigator, 'storage', {
    configurable: true,
    value: {
      persisted: () => Promise.resolve(isLasting),
      estimate: () => Promise.resolve({ usage: 3_400_000 }),
    },
  })
})

/** Draws the note and waits for what the browser says. */
async function show() {
  const view = render(<StorageNote what="Your drafts are" documents={[]} />)
  await act(() => Promise.resolve())
  return view
}

test('it says where drafts are, how much room the site takes, and that the browser may clear it', async () => {
  await show()
  expect(screen.getByText(/Your drafts are only in this browser on this device/)).toBeVisible()
  await screen.findByText(/This site takes 3\.\d MB here\. The browser may clear it when the device runs low on space/)
})

test('a browser that keeps it for good is not said to clear it', async () => {
  isLasting = true
  await show()
  await screen.findByText(/The browser will not clear it on its own/)
})

test('an iPhone is told of the Home Screen once, and not in the app there', async () => {
  agent.mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari')
  const view = await show()
  expect(screen.getByText(/Add to Home Screen/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Got it' }))
  expect(screen.queryByText(/Add to Home Screen/)).toBeNull()
  view.unmount()
  const again = await show()
  expect(screen.queryByText(/Add to Home Screen/)).toBeNull()
  again.unmount()
  localStorage.clear()
  Object.assign(window, { matchMedia: () => ({ matches: true }) })
  await show()
  expect(screen.queryByText(/Add to Home Screen/)).toBeNull()
})

test('where the browser offers to install the site, a button does it', async () => {
  await show()
  expect(screen.queryByRole('button', { name: 'Install as an app' })).toBeNull()
  const prompt = jest.fn(() => Promise.resolve())
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
  act(() => void window.dispatchEvent(offer))
  expect(offer.defaultPrevented).toBe(true)
  await userEvent.click(await screen.findByRole('button', { name: 'Install as an app' }))
  expect(prompt).toHaveBeenCalledTimes(1)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Install as an app' })).toBeNull())
})
