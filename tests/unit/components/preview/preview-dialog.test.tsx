/** @jest-environment jsdom */
import { close, draw, openedPdf, openPdf, target } from '@/tests/support/opened-pdf'
import { act, fireEvent, press, render, screen, silenceErrors } from '@/tests/support/dom'
import { PreviewDialog } from '@/components/preview/preview-dialog'
import { writeExamplePdf } from '@/lib/fill/example'

jest.mock('@/lib/fill/example', () => ({ writeExamplePdf: jest.fn() }))

const onClose = jest.fn()
const show = () => act(() => Promise.resolve(render(<PreviewDialog target={target} onClose={onClose} />)))
const zoom = () => screen.getByRole('status', { name: 'Zoom' })
const button = (name: string) => screen.getByRole('button', { name })
const page = () => screen.getByRole('status', { name: 'Page' })

beforeEach(() => openPdf.mockResolvedValue(openedPdf(Array<number>(9).fill(8.5 / 11))))

test('the document opens at 100% on its first page, zooms, stays within its pages, and closes; its file opens in a tab or downloads', async () => {
  const { unmount } = await show()
  expect(openPdf).toHaveBeenCalledWith(target.url)
  expect(zoom()).toHaveTextContent('100%')
  expect(page()).toHaveTextContent('1 / 3')
  expect(screen.getByRole('img', { name: 'Page 1 of Shingle Roof Estimate' })).toBeVisible()
  for (const expected of ['125%', '150%', '175%', '200%']) {
    await press('Zoom in')
    expect(zoom()).toHaveTextContent(expected)
  }
  expect(button('Zoom in')).toBeDisabled()
  for (let clicks = 0; clicks < 6; clicks++) await press('Zoom out')
  expect(zoom()).toHaveTextContent('50%')
  expect(button('Zoom out')).toBeDisabled()
  expect(button('Previous page')).toBeDisabled()
  await press('Next page')
  await press('Next page')
  expect(page()).toHaveTextContent('3 / 3')
  expect(draw.mock.calls.at(-1)?.[0]).toBe(3)
  expect(button('Next page')).toBeDisabled()
  expect(screen.getByRole('link', { name: 'Open in new tab' })).toHaveAttribute('target', '_blank')
  const link = screen.getByRole('link', { name: 'Download Template' })
  expect(link).toHaveAttribute('data-name', 'Shingle Roof Estimate')
  link.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(link)
  expect(onClose).toHaveBeenCalledTimes(1)
  unmount()
  expect(close).toHaveBeenCalledTimes(1)
})

test('a browser that cannot draw the document shows the server’s pictures; if those fail too, an error', async () => {
  silenceErrors()
  openPdf.mockRejectedValueOnce(new Error('no worker'))
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
  expect(button('Filled in')).toHaveAttribute('aria-pressed', 'true')
  await press('Blank')
  expect(openPdf).toHaveBeenLastCalledWith(target.url)
  expect(page()).toHaveTextContent('1 / 3')
})

test('an example that cannot be written is reported, and the blank form stays', async () => {
  jest.mocked(writeExamplePdf).mockRejectedValue(new Error('offline'))
  silenceErrors()
  render(<PreviewDialog target={{ ...target, filled: true }} onClose={onClose} />)
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The example could not be written. This is the blank form.',
  )
  expect(openPdf).toHaveBeenLastCalledWith(target.url)
})
