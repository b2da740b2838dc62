/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import { FileInfo } from '@/components/template/file-info'
import { PagePreview } from '@/components/template/page-preview'
import { ExpertGuide, FullDescription, HowToUse, WhatsIncluded } from '@/components/template/template-text'
import { watchSight } from '@/tests/support/seen'
import { sampleTemplate } from '@/tests/support/sample-template'

watchSight()

test('the file information shows format, pages, size, downloads, date and, from the first revision on, version', () => {
  const { rerender } = render(<FileInfo template={sampleTemplate()} />)
  const box = screen.getByRole('region', { name: 'File information' })
  for (const text of [
    'PDF, Excel, Word',
    '3 pages',
    '45KB',
    'Downloaded 1,847+ times',
    'Last updated: January 2025',
    'Version 2, November 2026',
    '100% Free - No Credit Card Required',
  ])
    expect(within(box).getByText(text)).toBeVisible()
  expect(within(box).getByRole('link', { name: 'Download Template (PDF)' })).toBeVisible()
  rerender(<FileInfo template={sampleTemplate({ revision: undefined })} />)
  expect(screen.queryByText(/Version/)).not.toBeInTheDocument()
})

test.each([
  ['change-order', true],
  ['conditional-final-lien-waiver', true],
  ['lien-notice-deadline-tracker', true],
  ['job-offer-letter', true],
  ['weekly-timesheet', true],
  ['shingle-roof-estimate', false],
  ['epdm-leak-investigation', false],
])('%s says that it does not replace an attorney: %s', (slug, isSaid) => {
  render(<FileInfo template={sampleTemplate({ slug })} />)
  const note = screen.queryByText('Not a substitute for the advice of an attorney.')
  expect(note !== null).toBe(isSaid)
  if (note) expect(note.closest('details')).toBeNull()
})

test('the preview shows page 1, and opens the whole document from it and from its button', () => {
  render(<PagePreview template={sampleTemplate()} />)
  const image = screen.getByRole('img', { name: 'Page 1 of Shingle Roof Estimate' })
  expect(image).toHaveAttribute('height', '1242')
  for (const name of ['Preview Shingle Roof Estimate: page 1', 'Preview Template (3 pages)']) {
    const link = screen.getByRole('link', { name })
    expect(link).toHaveAttribute('href', '/templates/essentials/shingle-roof-estimate.pdf')
    expect(link).toHaveAttribute('data-preview', '3')
  }
})

test('the texts list what is included and how to use it, in order, cite their source, and fall back to the short description', () => {
  render(
    <>
      <WhatsIncluded template={sampleTemplate()} />
      <HowToUse template={sampleTemplate()} />
      <FullDescription template={sampleTemplate({ fullDescription: [] })} />
      <ExpertGuide template={sampleTemplate()} />
    </>,
  )
  expect(screen.getByRole('heading', { name: "What's Included" })).toBeVisible()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Take-off',
    'Terms',
    'Fill it in.',
    'Sign it.',
  ])
  expect(screen.getByRole('heading', { name: 'Mind the waste' })).toBeVisible()
  expect(screen.getByText('Source: IRC R905')).toBeVisible()
  expect(screen.getByText('Measure the planes, price every line.')).toBeVisible()
})
