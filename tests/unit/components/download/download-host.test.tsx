/** @jest-environment jsdom */
import { act, createEvent, fireEvent, render, screen, within } from '@testing-library/react'
import { DownloadActions } from '@/components/download/download-actions'
import { CardDownload } from '@/components/download/card-download'
import { DownloadHost } from '@/components/download/download-host'
import { readTarget } from '@/components/download/target'
import { GetTemplatesButton } from '@/components/download/get-templates-button'
import { ReaderLinks } from '@/components/download/reader-links'
import { sampleTemplate } from '@/tests/support/sample-template'

const url = (end: string) => `/templates/essentials/shingle-roof-estimate.${end}`
const measured = { bytes: 40_000, sha256: 'd', pages: null }
const copied = sampleTemplate({
  officeFiles: [{ ...measured, format: 'PDF', url: url('office.pdf'), pages: 2 }],
  fieldFiles: [{ ...measured, format: 'PDF', url: url('field.pdf'), pages: 1 }],
  customerCopy: [{ ...measured, format: 'Excel', url: url('customer.xlsx') }],
})

const card = (template: typeof copied) => (
  <article key={template.slug}>
    <h2 className="card-title">{template.name}</h2>
    <CardDownload template={template} />
  </article>
)
const show = () =>
  render(
    <>
      <article>
        <h1>{sampleTemplate().name}</h1>
        <DownloadActions template={sampleTemplate()} />
        <ReaderLinks template={copied} />
      </article>
      <GetTemplatesButton />
      <DownloadHost />
    </>,
  )

const link = (name: string) => screen.getByRole('link', { name, hidden: true })

/** Clicks, and tells whether the browser would still follow the link. */
async function click(element: HTMLElement, init: MouseEventInit = {}): Promise<boolean> {
  const event = createEvent.click(element, init)
  // jsdom cannot navigate: what the page leaves to the browser is stopped here, after the page has had its say.
  let followed = true
  const stop = (seen: Event) => {
    followed = !seen.defaultPrevented
    seen.preventDefault()
  }
  window.addEventListener('click', stop, { once: true })
  await act(async () => {
    fireEvent(element, event)
    await import('@/components/download/download-modal')
  })
  return followed
}

beforeEach(() => localStorage.clear())

test('links open the dialog for their template and format, Get Templates for none; the browser handles a click with a modifier key', async () => {
  show()
  expect(await click(link('Download Excel'), { ctrlKey: true })).toBe(true)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(await click(link('Download Excel'))).toBe(false)
  expect(await screen.findByText('Enter your email to download Shingle Roof Estimate (Excel).')).toBeInTheDocument()
  await click(screen.getByRole('button', { name: 'Get Templates' }))
  expect(await screen.findByText(/^Enter your email once and download every template\./)).toBeInTheDocument()
})

test('links have the file, its name and the template, and work without scripts; those of other readers count for it too', async () => {
  show()
  const pdf = link('Download Template (PDF)')
  expect(pdf).toHaveAttribute('href', '/templates/essentials/shingle-roof-estimate.pdf')
  expect(pdf).toHaveAttribute('download', '')
  render(<CardDownload template={sampleTemplate({ name: 'Roof Estimate' })} />)
  expect(link('Download Roof Estimate as PDF')).toHaveAttribute('download', 'roof-estimate.pdf')
  const links = within(screen.getByRole('region', { name: 'Other files' })).getAllByRole('link')
  expect(links.map((each) => [each.textContent, each.getAttribute('href'), each.getAttribute('download')])).toEqual([
    ['Office page (PDF, 2 pages)', url('office.pdf'), 'shingle-roof-estimate-office.pdf'],
    ['Field sheet (PDF, 1 page)', url('field.pdf'), 'shingle-roof-estimate-field.pdf'],
    ['Customer copy (Excel)', url('customer.xlsx'), 'shingle-roof-estimate-customer-copy.xlsx'],
  ])
  expect(readTarget(links[2] as HTMLAnchorElement)).toMatchObject({
    ...{ slug: 'shingle-roof-estimate', format: 'Excel', fileName: 'shingle-roof-estimate-customer-copy.xlsx' },
  })
  await click(links[0]!)
  await screen.findByText('Enter your email to download Shingle Roof Estimate - Office (PDF).')
})

test('a card has the form and the formats in a menu after the first download, and no file of another reader', () => {
  const { container, rerender } = render(
    <>
      {card(copied)}
      <DownloadHost />
    </>,
  )
  expect(link('All files')).toHaveAttribute('href', '/templates/shingle-roof-estimate')
  for (let times = 0; times < 2; times += 1) fireEvent.pointerOver(screen.getByText('Files'))
  const names = screen.getAllByRole('link', { hidden: true }).map(({ textContent }) => textContent)
  expect(names).toEqual(['Download', 'Fill it in here', 'Excel', 'Word'])
  expect(screen.getByText('Fill it in here')).toHaveAttribute('href', '/templates/shingle-roof-estimate/fill')
  const word = link('Word file of Shingle Roof Estimate')
  expect(word).toHaveAttribute('href', '/templates/essentials/shingle-roof-estimate.docx')
  expect(word).toHaveAttribute('download', 'shingle-roof-estimate.docx')
  rerender(<ReaderLinks template={sampleTemplate()} />)
  expect(container).toBeEmptyDOMElement()
})

test('a card’s menu closes on a click outside it, on another menu and on Escape, which returns the focus', () => {
  const other = sampleTemplate({ slug: 'other', name: 'Other' })
  render(
    <>
      <DownloadHost />
      <h1>Outside</h1>
      {[sampleTemplate(), other].map(card)}
    </>,
  )
  const [first, second] = [...document.querySelectorAll('details')]
  first!.open = true
  fireEvent.click(within(first!).getByText('All files'))
  expect(first).toHaveAttribute('open')
  fireEvent.click(second!.querySelector('summary')!)
  expect(first).not.toHaveAttribute('open')
  second!.open = true
  fireEvent.click(screen.getByText('Outside'))
  expect(second).not.toHaveAttribute('open')
  first!.open = true
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(first).not.toHaveAttribute('open')
  expect(first!.querySelector('summary')).toHaveFocus()
})
