/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react'
import { BundleActions } from '@/components/download/bundle-actions'
import { DownloadHost } from '@/components/download/download-host'
import { readTarget } from '@/components/download/target'
import type { BundleSummary } from '@/lib/bundles'

const bundle: BundleSummary = {
  ...{ name: 'contracts-agreements', title: 'Contracts & Agreements', href: '/api/bundles/contracts-agreements' },
  ...{ templates: 209, files: 418, bytes: 32_000_000, hasEditions: true },
  byFormat: { PDF: { templates: 209, files: 209 }, Word: { templates: 209, files: 209 } },
}
const show = (summary = bundle) =>
  render(
    <>
      <BundleActions bundle={summary} showFormats>
        Download All
      </BundleActions>
      <DownloadHost />
    </>,
  )
const link = (name: RegExp) => screen.getByRole<HTMLAnchorElement>('link', { name })

beforeEach(() => localStorage.clear())

test('with a stored state, the archives are those of its editions, and a note says so', async () => {
  localStorage.setItem('ridgedocs-state', 'TX')
  show()
  await screen.findByText(/^With the Texas editions of documents affected by state law\./)
  const all = link(/^Download All: Contracts & Agreements, Texas editions$/)
  expect(all).toHaveAttribute('href', `${bundle.href}?state=TX`)
  const word = link(/^Word only: Contracts & Agreements, Texas editions$/)
  expect(word).toHaveAttribute('href', `${bundle.href}?format=Word&state=TX`)
  expect(readTarget(word)).toMatchObject({
    ...{ bundle: 'contracts-agreements', format: 'Word', state: 'TX' },
    name: 'Contracts & Agreements, Texas editions',
  })
})

test('without a choice, or where law touches nothing, the archives stay unchanged', async () => {
  const { container, unmount } = show()
  const before = container.innerHTML
  await waitFor(() => expect(link(/^Download All/)).toHaveAttribute('href', bundle.href))
  expect(container.innerHTML).toBe(before)
  expect(screen.queryByText(/editions of documents affected by state law/)).not.toBeInTheDocument()
  unmount()
  localStorage.setItem('ridgedocs-state', 'TX')
  show({ ...bundle, hasEditions: false })
  expect(link(/^Download All 32 MB: Contracts & Agreements, 418 files$/)).toHaveAttribute('href', bundle.href)
})
