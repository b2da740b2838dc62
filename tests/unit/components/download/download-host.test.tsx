/** @jest-environment jsdom */
import { act, createEvent, fireEvent, render, screen, within } from '@testing-library/react'
import { CustomerCopyLinks } from '@/components/download/customer-copy-links'
import { DownloadActions } from '@/components/download/download-actions'
import { CardDownload } from '@/components/download/card-download'
import { DownloadHost } from '@/components/download/download-host'
import { readTarget } from '@/components/download/target'
import { GetTemplatesButton } from '@/components/download/get-templates-button'
import { sampleTemplate } from '@/tests/support/sample-template'

const url = '/templates/essentials/shingle-roof-estimate.customer.pdf'
const copied = sampleTemplate({ customerCopy: [{ format: 'PDF', url, bytes: 40_000, sha256: 'd', pages: 4 }] })

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
        <CustomerCopyLinks template={copied} />
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

test('links have the file, its name and the template, and work without scripts; the customer copy counts for its template', async () => {
  show()
  const pdf = link('Download Template (PDF)')
  expect(pdf).toHaveAttribute('href', '/templates/essentials/shingle-roof-estimate.pdf')
  expect(pdf).toHaveAttribute('download', '')
  render(<CardDownload template={sampleTemplate({ name: 'Roof Estimate' })} />)
  expect(link('Download Roof Estimate as PDF')).toHaveAttribute('download', 'roof-estimate.pdf')
  const region = screen.getByRole('region', { name: 'For your customer' })
  const copy = within(region).getByRole('link', { name: 'Customer copy (PDF)' })
  expect(copy).toHaveAttribute('href', url)
  expect(copy).toHaveAttribute('download', 'shingle-roof-estimate-customer-copy.pdf')
  expect(readTarget(copy as HTMLAnchorElement)).toMatchObject({
    ...{ slug: 'shingle-roof-estimate', format: 'PDF', fileName: 'shingle-roof-estimate-customer-copy.pdf' },
  })
  await click(copy)
  await screen.findByText('Enter your email to download Shingle Roof Estimate - Customer Copy (PDF).')
})

test('a card has the form, the formats and the customer copy, if any, in a menu after the first download', () => {
  const { container, rerender } = render(
    <>
      {card(copied)}
      <DownloadHost />
    </>,
  )
  expect(link('All files')).toHaveAttribute('href', '/templates/shingle-roof-estimate')
  for (let times = 0; times < 2; times += 1) fireEvent.pointerOver(screen.getByText('Files'))
  const names = screen.getAllByRole('link', { hidden: true }).map(({ textContent }) => textContent)
  expect(names).toEqual(['Download', 'Fill it in here', 'Excel', 'Word', 'Customer copy'])
  expect(screen.getByText('Fill it in here')).toHaveAttribute('href', '/templates/shingle-roof-estimate/fill')
  const word = link('Word file of Shingle Roof Estimate')
  expect(word).toHaveAttribute('href', '/templates/essentials/shingle-roof-estimate.docx')
  expect(word).toHaveAttribute('download', 'shingle-roof-estimate.docx')
  const copy = screen.getByText('Customer copy')
  expect(copy).toHaveAttribute('aria-label', 'Customer copy of Shingle Roof Estimate')
  expect(copy).toHaveAttribute('href', url)
  expect(readTarget(copy as HTMLAnchorElement)).toMatchObject({
    ...{ slug: 'shingle-roof-estimate', format: 'PDF', name: 'Shingle Roof Estimate - Customer Copy' },
  })
  rerender(<DownloadActions template={copied} />)
  expect(screen.queryByText('Customer copy')).not.toBeInTheDocument()
  rerender(<CustomerCopyLinks template={sampleTemplate()} />)
  expect(container).toBeEmptyDOMElement()
  rerender(<CardDownload template={sampleTemplate()} />)
  expect(screen.queryByText('Customer copy')).not.toBeInTheDocument()
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
