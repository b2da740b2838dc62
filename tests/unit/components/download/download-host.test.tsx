/** @jest-environment jsdom */
import { act, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { DownloadActions } from '@/components/download/download-actions'
import { DownloadHost } from '@/components/download/download-host'
import { GetTemplatesButton } from '@/components/download/get-templates-button'
import { sampleTemplate } from '@/tests/support/sample-template'

const show = () =>
  render(
    <>
      <article>
        <h1>{sampleTemplate().name}</h1>
        <DownloadActions template={sampleTemplate()} place="detail" />
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

test('a click with a modifier key is the browser’s own', async () => {
  show()
  expect(await click(screen.getByRole('link', { name: 'Download Excel' }), { ctrlKey: true })).toBe(true)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('Get Templates opens the dialog with no template', async () => {
  show()
  await click(screen.getByRole('button', { name: 'Get Templates' }))
  expect(await screen.findByText('Enter your email once and download every template.')).toBeInTheDocument()
})

test('links carry the file, its name and the template, and work without scripts', () => {
  show()
  const link = screen.getByRole('link', { name: 'Download Template (PDF)' })
  expect(link).toHaveAttribute('href', '/templates/essentials/shingle-roof-estimate.pdf')
  expect(link).toHaveAttribute('download', '')
  const other = { ...sampleTemplate(), name: 'Roof Estimate' }
  render(<DownloadActions template={other} place="card" />)
  expect(screen.getByRole('link', { name: 'Download Roof Estimate as PDF' })).toHaveAttribute(
    'download',
    'roof-estimate.pdf',
  )
})
