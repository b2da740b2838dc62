/** @jest-environment jsdom */
import { draw, openedPdf, openPdf, target } from '@/tests/support/opened-pdf'
import { act, fireEvent, render, screen, silenceErrors } from '@/tests/support/dom'
import { PreviewDialog } from '@/components/preview/preview-dialog'
import { nearestZoom } from '@/components/preview/use-pinch'
import { bringIntoSight, watchSight } from '@/tests/support/seen'

const pages = () => screen.getAllByRole('listitem')
const see = (page: number, isVisible = true) => act(() => bringIntoSight(pages()[page - 1]!, isVisible))
const settle = () => act(() => Promise.resolve())
const frame = () => screen.getByRole('group', { name: 'Document' })
const show = async () => {
  render(<PreviewDialog target={target} onClose={jest.fn()} />)
  await settle()
  await settle()
}

watchSight()
window.innerWidth = 375
beforeEach(() => openPdf.mockResolvedValue(openedPdf([8.5 / 11, 11 / 8.5, 8.5 / 11])))

test('on a phone all pages are in one column, drawn while they are visible; two fingers zoom them to the nearest step', async () => {
  await show()
  expect(pages().map(({ style }) => style.width)).toEqual(['359px', '359px', '359px'])
  expect(pages()[1]!.style.aspectRatio).toBe(String(11 / 8.5))
  expect(draw).not.toHaveBeenCalled()
  see(2)
  await settle()
  expect(draw.mock.calls.map(([page, , width]) => [page, width])).toEqual([[2, 359]])
  expect(screen.getByRole('img', { name: 'Page 2 of Shingle Roof Estimate' })).toBeVisible()
  const touches = (distance: number) => ({ touches: [0, distance].map((clientX) => ({ clientX, clientY: 0 })) })
  fireEvent.touchStart(frame(), touches(100))
  fireEvent.touchMove(frame(), touches(160))
  fireEvent.touchEnd(frame(), { touches: [] })
  expect(screen.getByRole('status', { name: 'Zoom' })).toHaveTextContent('150%')
  expect(pages()[0]!.style.width).toBe('539px')
  expect([nearestZoom(10), nearestZoom(88), nearestZoom(950)]).toEqual([50, 100, 200])
})

test('a PDF that cannot be opened is shown as the server’s pictures, and can be tried again', async () => {
  silenceErrors()
  openPdf.mockRejectedValueOnce(new Error('no worker'))
  await show()
  see(1)
  const picture = screen.getByRole('img', { name: 'Page 1 of Shingle Roof Estimate' })
  expect(picture).toHaveAttribute('src', '/api/documents/shingle-roof-estimate/pages/1')
  fireEvent.error(picture)
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await settle()
  await settle()
  expect(openPdf).toHaveBeenCalledTimes(2)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
