/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import { ToastHost } from '@/components/ui/toast-host'
import { showToast } from '@/components/ui/toast-queue'

// jsdom knows no media queries; the toaster asks for the color scheme.
beforeAll(() => {
  window.matchMedia = ((media: string) => ({
    media,
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia
})

test('a toast shown before the toaster is loaded is not lost, and later ones follow', async () => {
  render(<ToastHost />)
  await act(async () => {
    showToast({ kind: 'success', title: 'Download Started', description: 'Your download is ready!' })
    await import('@/components/ui/toaster')
  })
  expect(await screen.findByText('Download Started')).toBeInTheDocument()
  expect(screen.getByText('Your download is ready!')).toBeInTheDocument()
  act(() => showToast({ kind: 'error', title: 'Download failed. Please try again.' }))
  expect(await screen.findByText('Download failed. Please try again.')).toBeInTheDocument()
})
