/** @jest-environment jsdom */
import { close, draw, openedPdf, openPdf } from '@/tests/support/opened-pdf'
import { act, fireEvent, render, screen, silenceErrors } from '@/tests/support/dom'
import { PageStrip } from '@/components/preview/page-strip'
import { writeExamplePdf } from '@/lib/fill/example'
import { bringIntoSight, watchSight } from '@/tests/support/seen'

jest.mock('@/lib/fill/example', () => ({ writeExamplePdf: jest.fn() }))

const bytes = new Uint8Array([37, 80, 68, 70])
const pages = () => screen.getAllByRole('listitem')
const see = (page: number, isVisible = true) => act(() => bringIntoSight(pages()[page - 1]!, isVisible))
const pictures = () => [...document.querySelectorAll('li img')].map((picture) => picture.getAttribute('src'))
const show = () =>
  render(
    <PageStrip slug="shingle-roof-estimate" name="Shingle Roof Estimate" url="/templates/x.pdf" pages={3} pictured={1}>
      <a href="/templates/x.pdf">
        <img src="/one.webp" alt="Page 1" />
      </a>
    </PageStrip>,
  )

watchSight()
beforeEach(() => {
  jest.mocked(writeExamplePdf).mockResolvedValue(bytes)
  openPdf.mockResolvedValue(openedPdf(Array<number>(4).fill(8.5 / 11)))
})

test('every page has its place, and is fetched when it is first visible; one that fails is requested again, and then named', () => {
  show()
  expect(pages()).toHaveLength(3)
  expect(pictures()).toEqual(['/one.webp'])
  see(2)
  expect(pictures()).toEqual(['/one.webp', '/api/documents/shingle-roof-estimate/pages/2'])
  see(2, false)
  expect(pictures()).toHaveLength(2)
  const link = screen.getByRole('link', { name: 'Preview Shingle Roof Estimate: page 2' })
  expect(link).toHaveAttribute('data-page', '2')
  expect(link).toHaveAttribute('data-preview', '3')
  jest.useFakeTimers()
  const fail = () => fireEvent.error(document.querySelector('li:nth-child(2) img')!)
  for (let attempt = 1; attempt < 3; attempt++) {
    fail()
    expect(pages()[1]).toHaveTextContent('Page 2')
    act(() => jest.advanceTimersByTime(4000))
    expect(pages()[1]).not.toHaveTextContent('Page 2')
  }
  fail()
  act(() => jest.advanceTimersByTime(60_000))
  expect(pages()[1]).toHaveTextContent('Page 2')
  jest.useRealTimers()
})

test('filled in, the device writes the example once, draws visible pages and releases the others', async () => {
  const { unmount } = show()
  expect(writeExamplePdf).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Filled in' }))
  expect(screen.getByRole('status')).toHaveTextContent('Filling in the example…')
  await act(() => Promise.resolve())
  expect(await screen.findByRole('link', { name: /page 4, filled in$/ })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Preview Template (3 pages)' })).toHaveAttribute('data-filled', 'true')
  expect(draw).not.toHaveBeenCalled()
  see(1)
  see(2)
  await act(() => Promise.resolve())
  expect(draw.mock.calls.map(([page]) => page)).toEqual([1, 2])
  const canvas = document.querySelector<HTMLCanvasElement>('li:nth-child(2) canvas')!
  canvas.width = 300
  see(2, false)
  expect(canvas.width).toBe(0)
  fireEvent.click(screen.getByRole('button', { name: 'Blank' }))
  fireEvent.click(screen.getByRole('button', { name: 'Filled in' }))
  await act(() => Promise.resolve())
  expect(writeExamplePdf).toHaveBeenCalledTimes(1)
  unmount()
  expect(close).toHaveBeenCalledTimes(1)
})

test('an example that cannot be written is reported', async () => {
  silenceErrors()
  jest.mocked(writeExamplePdf).mockRejectedValue(new Error('offline'))
  show()
  fireEvent.click(screen.getByRole('button', { name: 'Filled in' }))
  expect(await screen.findByText('The example could not be written.')).toBeInTheDocument()
})

test('after an office page, the picture is in its place', () => {
  render(
    <PageStrip slug="conditional-final-lien-waiver" name="Waiver" url="/templates/x.pdf" pages={2} pictured={2}>
      <img src="/two.webp" alt="Page 2" />
    </PageStrip>,
  )
  expect(pages().map((page) => page.querySelector('img')?.alt)).toEqual([undefined, 'Page 2'])
  see(1)
  expect(pictures()).toEqual(['/api/documents/conditional-final-lien-waiver/pages/1', '/two.webp'])
})
