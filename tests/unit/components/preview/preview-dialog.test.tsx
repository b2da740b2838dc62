/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { openPdf } from '@/components/preview/pdf-document'
import { PreviewDialog } from '@/components/preview/preview-dialog'
import { writeExamplePdf } from '@/lib/fill/example'
import { close, draw, openedPdf } from '@/tests/support/opened-pdf'

jest.mock('@/components/preview/pdf-document', () => ({ openPdf: jest.fn() }))
jest.mock('@/lib/fill/example', () => ({ writeExamplePdf: jest.fn() }))

const target = {
  slug: 'shingle-roof-estimate',
  name: 'Shingle Roof Estimate',
  url: 'http://localhost/templates/essentials/shingle-roof-estimate.pdf',
  pages: 3,
  poster: '/poster.webp',
  filled: false,
  page: 1,
}
const onClose = jest.fn()
const settle = () => act(() => Promise.resolve())
const show = async () => {
  const shown = render(<PreviewDialog target={target} onClose={onClose} />)
  await settle()
  return shown
}
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await settle()
}
const zoom = () => screen.getByRole('status', { name: 'Zoom' })
const page = () => screen.getByRole('status', { name: 'Page' })

beforeEach(() => {
  jest.clearAllMocks()
  draw.mockResolvedValue(true)
  jest.mocked(openPdf).mockResolvedValue(openedPdf(Array<number>(9).fill(8.5 / 11)))
})

test('the document opens at 100% on its first page, and closes with the dialog', async () => {
  const { unmount } = await show()
  expect(openPdf).toHaveBeenCalledWith(target.url)
  expect(zoom()).toHaveTextContent('100%')
  expect(page()).toHaveTextContent('1 / 3')
  expect(screen.getByRole('img', { name: 'Page 1 of Shingle Roof Estimate' })).toBeVisible()
  unmount()
  expect(close).toHaveBeenCalledTimes(1)
})

test('zoom changes in steps of 25 from 50 to 200', async () => {
  await show()
  for (const expected of ['125%', '150%', '175%', '200%']) {
    await press('Zoom in')
    expect(zoom()).toHaveTextContent(expected)
  }
  expect(screen.getByRole('button', { name: 'Zoom in' })).toBeDisabled()
  for (let clicks = 0; clicks < 6; clicks++) await press('Zoom out')
  expect(zoom()).toHaveTextContent('50%')
  expect(screen.getByRole('button', { name: 'Zoom out' })).toBeDisabled()
})

test('page navigation stays within the document', async () => {
  await show()
  expect(screen.getByRole('button', { name: 'Previous page' })).toBeDisabled()
  await press('Next page')
  await press('Next page')
  expect(page()).toHaveTextContent('3 / 3')
  expect(draw.mock.calls.at(-1)?.[0]).toBe(3)
  expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled()
})

test('the file opens in a new tab; downloading closes the preview first', async () => {
  await show()
  expect(screen.getByRole('link', { name: 'Open in new tab' })).toHaveAttribute('target', '_blank')
  const link = screen.getByRole('link', { name: 'Download Template' })
  expect(link).toHaveAttribute('data-name', 'Shingle Roof Estimate')
  link.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(link)
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('a browser that cannot draw the document shows the server’s pictures; if those fail too, an error', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  jest.mocked(openPdf).mockRejectedValueOnce(new Error('no worker'))
  await show()
  const picture = screen.getByRole('img', { name: 'Page 1 of Shingle Roof Estimate' })
  expect(picture).toHaveAttribute('src', '/api/documents/shingle-roof-estimate/pages/1')
  fireEvent.error(picture)
  expect(screen.getByRole('alert')).toHaveTextContent('The preview could not be loaded.')
  await press('Try again')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(openPdf).toHaveBeenCalledTimes(2)
})

test('the switch shows the form filled in with an example, and blank again', async () => {
  const bytes = new Uint8Array([37, 80, 68, 70])
  jest.mocked(writeExamplePdf).mockResolvedValue(bytes)
  await show()
  expect(writeExamplePdf).not.toHaveBeenCalled()
  await press('Filled in')
  expect(await screen.findByRole('img', { name: /filled in with an example$/ })).toBeVisible()
  expect(writeExamplePdf).toHaveBeenCalledWith('shingle-roof-estimate', expect.anything())
  expect(openPdf).toHaveBeenLastCalledWith(bytes)
  expect(page()).toHaveTextContent('1 / 9')
  expect(screen.getByRole('button', { name: 'Filled in' })).toHaveAttribute('aria-pressed', 'true')
  await press('Blank')
  expect(openPdf).toHaveBeenLastCalledWith(target.url)
  expect(page()).toHaveTextContent('1 / 3')
})

test('an example that cannot be written is reported, and the blank form stays', async () => {
  jest.mocked(writeExamplePdf).mockRejectedValue(new Error('offline'))
  const logged = jest.spyOn(console, 'error').mockReturnValue(undefined)
  render(<PreviewDialog target={{ ...target, filled: true }} onClose={onClose} />)
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The example could not be written. This is the blank form.',
  )
  expect(openPdf).toHaveBeenLastCalledWith(target.url)
  logged.mockRestore()
})
