/** @jest-environment jsdom */
import { act, createEvent, fireEvent, render, screen, within } from '@testing-library/react'
import { CustomerCopyLinks } from '@/components/download/customer-copy-links'
import { DownloadActions } from '@/components/download/download-actions'
import { CardDownload } from '@/components/download/card-download'
import { DownloadHost } from '@/components/download/download-host'
import { readTarget } from '@/components/download/target'
import { GetTemplatesButton } from '@/components/download/get-templates-button'
import { sampleTemplate } from '@/tests/support/sample-template'

const copied = sampleTemplate({
  customerCopy: [
    {
      format: 'PDF',
      url: '/templates/essentials/shingle-roof-estimate.customer.pdf',
      ...{ bytes: 40_000, sha256: 'd', pages: 4 },
    },
  ],
})

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

test('a download link opens the dialog for its template and format', async () => {
  show()
  expect(await click(screen.getByRole('link', { name: 'Download Excel' }))).toBe(false)
  expect(await screen.findByText('Enter your email to download Shingle Roof Estimate (Excel).')).toBeInTheDocument()
})

test('the browser handles a click with a modifier key', async () => {
  show()
  expect(await click(screen.getByRole('link', { name: 'Download Excel' }), { ctrlKey: true })).toBe(true)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('Get Templates opens the dialog with no template', async () => {
  show()
  await click(screen.getByRole('button', { name: 'Get Templates' }))
  expect(await screen.findByText(/^Enter your email once and download every template\./)).toBeInTheDocument()
})

test('links have the file, its name and the template, and work without scripts', () => {
  show()
  const link = screen.getByRole('link', { name: 'Download Template (PDF)' })
  expect(link).toHaveAttribute('href', '/templates/essentials/shingle-roof-estimate.pdf')
  expect(link).toHaveAttribute('download', '')
  const other = { ...sampleTemplate(), name: 'Roof Estimate' }
  render(<CardDownload template={other} />)
  expect(screen.getByRole('link', { name: 'Download Roof Estimate as PDF' })).toHaveAttribute(
    'download',
    'roof-estimate.pdf',
  )
})

test('the customer copy has its own link and name, and counts as a download of its template', async () => {
  show()
  const region = screen.getByRole('region', { name: 'For your customer' })
  const link = within(region).getByRole('link', { name: 'Customer copy (PDF)' })
  expect(link).toHaveAttribute('href', '/templates/essentials/shingle-roof-estimate.customer.pdf')
  expect(link).toHaveAttribute('download', 'shingle-roof-estimate-customer-copy.pdf')
  expect(readTarget(link as HTMLAnchorElement)).toMatchObject({
    ...{ slug: 'shingle-roof-estimate', format: 'PDF', fileName: 'shingle-roof-estimate-customer-copy.pdf' },
  })
  await click(link)
  expect(
    await screen.findByText('Enter your email to download Shingle Roof Estimate - Customer Copy (PDF).'),
  ).toBeInTheDocument()
})

test('a card has the form, the formats and the customer copy in a menu after the first download', () => {
  const { rerender } = render(
    <>
      <article>
        <h2 className="card-title">{copied.name}</h2>
        <CardDownload template={copied} />
      </article>
      <DownloadHost />
    </>,
  )
  expect(screen.getByRole('link', { name: 'All files', hidden: true })).toHaveAttribute(
    'href',
    '/templates/shingle-roof-estimate',
  )
  for (let times = 0; times < 2; times += 1) fireEvent.pointerOver(screen.getByText('Files'))
  const links = screen.getAllByRole('link', { hidden: true })
  expect(links.map((link) => link.textContent)).toEqual([
    'Download',
    'Fill it in here',
    'Excel',
    'Word',
    'Customer copy',
  ])
  expect(screen.getByText('Fill it in here')).toHaveAttribute('href', '/templates/shingle-roof-estimate/fill')
  const word = screen.getByRole('link', { name: 'Word file of Shingle Roof Estimate', hidden: true })
  expect(word).toHaveAttribute('href', '/templates/essentials/shingle-roof-estimate.docx')
  expect(word).toHaveAttribute('download', 'shingle-roof-estimate.docx')
  const link = screen.getByText('Customer copy')
  expect(link).toHaveAttribute('aria-label', 'Customer copy of Shingle Roof Estimate')
  expect(link).toHaveAttribute('href', '/templates/essentials/shingle-roof-estimate.customer.pdf')
  expect(readTarget(link as HTMLAnchorElement)).toMatchObject({
    ...{ slug: 'shingle-roof-estimate', format: 'PDF', name: 'Shingle Roof Estimate - Customer Copy' },
  })
  rerender(<DownloadActions template={copied} />)
  expect(screen.queryByText('Customer copy')).not.toBeInTheDocument()
})

test('a template without a customer copy does not mention one', () => {
  const { container } = render(<CustomerCopyLinks template={sampleTemplate()} />)
  expect(container).toBeEmptyDOMElement()
  render(<CardDownload template={sampleTemplate()} />)
  expect(screen.queryByText('Customer copy')).not.toBeInTheDocument()
})

test('a card’s menu closes on a click outside it, on another menu and on Escape, which returns the focus', () => {
  const other = sampleTemplate({ slug: 'other', name: 'Other' })
  render(
    <>
      <DownloadHost />
      <h1>Outside</h1>
      {[sampleTemplate(), other].map((template) => (
        <article key={template.slug}>
          <h2 className="card-title">{template.name}</h2>
          <CardDownload template={template} />
        </article>
      ))}
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
