/** @jest-environment jsdom */
import { act, render, screen, setScreen, waitFor } from '@/tests/support/dom'
import { ToastHost } from '@/components/ui/toast-host'
import { showToast } from '@/components/ui/toast-queue'

// The toaster asks for the color scheme.
setScreen()

test('a toast shown before the toaster is loaded is not lost, and later ones follow', async () => {
  render(<ToastHost />)
  await act(async () => {
    showToast({ kind: 'success', title: 'Download Started', description: 'Your download is ready!' })
    await import('@/components/ui/toaster')
  })
  expect(await screen.findByText('Download Started')).toBeInTheDocument()
  expect(screen.getByText('Your download is ready!')).toBeInTheDocument()
  // The Tab key stops at its close button, not at the message, which has no role.
  await waitFor(() => expect(document.querySelector('[data-sonner-toast]')).not.toHaveAttribute('tabindex'))
  expect(screen.getByRole('button', { name: 'Close toast' })).toBeInTheDocument()
  act(() => showToast({ kind: 'error', title: 'Download failed. Please try again.' }))
  expect(await screen.findByText('Download failed. Please try again.')).toBeInTheDocument()
})
