/** @jest-environment jsdom */
import { expectToast, showToast } from '@/tests/support/toasts'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { ShareBox } from '@/components/share/share-box'
import { ShareHost } from '@/components/share/share-host'

const url = 'https://docs.example.com/templates/slate-estimate'
const writeText = jest.fn()
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await act(async () => {
    await import('@/components/share/share')
    await jest.advanceTimersByTimeAsync(0)
  })
}

beforeEach(() => {
  jest.useFakeTimers()
  jest.clearAllMocks()
  writeText.mockResolvedValue(undefined)
  Object.assign(navigator, { clipboard: { writeText } })
  render(
    <>
      <ShareBox name="Slate & Tile Estimate" url={url} />
      <ShareHost />
    </>,
  )
})
afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(navigator, 'share')
})

test('the link is copied, said for two seconds, or an error; the mail has the specified subject, name and address', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  writeText.mockRejectedValueOnce(new Error('denied'))
  await press('Copy Link')
  expectToast('error', 'Failed to copy link')
  expect(screen.getByRole('button', { name: 'Copy Link' })).toBeVisible()
  await press('Copy Link')
  expect(writeText).toHaveBeenCalledWith(url)
  expect(screen.getByRole('button', { name: 'Copied!' })).toBeVisible()
  expectToast('success', 'Link copied to clipboard!')
  await press('Copied!')
  await jest.advanceTimersByTimeAsync(1999)
  expect(screen.getByRole('button', { name: 'Copied!' })).toBeVisible()
  await jest.advanceTimersByTimeAsync(1)
  expect(screen.getByRole('button', { name: 'Copy Link' })).toBeVisible()
  const { searchParams } = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Email' }).href)
  expect(searchParams.get('subject')).toBe('Check out this template: Slate & Tile Estimate')
  expect(searchParams.get('body')).toContain('Slate & Tile Estimate')
  expect(searchParams.get('body')).toContain(url)
})

test('the share sheet is hidden until the inline script knows of one; closing it is not an error', async () => {
  expect(screen.queryByRole('button', { name: 'More' })).not.toBeInTheDocument()
  const share = jest.fn().mockRejectedValue(new DOMException('closed', 'AbortError'))
  Object.assign(navigator, { share })
  document.querySelector<HTMLElement>('[data-share=device]')!.hidden = false
  await press('More')
  expect(share).toHaveBeenCalledWith({ title: 'Slate & Tile Estimate', url })
  expect(showToast).not.toHaveBeenCalled()
})
