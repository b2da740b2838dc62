/** @jest-environment jsdom */
import { render, screen, silenceErrors } from '@/tests/support/dom'
import { DownloadCount } from '@/components/download/download-count'
import { addRecordedCounts } from '@/components/download/recorded-counts'

const elements = () => [...document.querySelectorAll<HTMLElement>('[data-base]')]

test('recorded downloads are added to the base; a kind without a base shows a count only above 0; without a response the counts stay', async () => {
  render(
    <>
      <article>
        <h2 className="card-title">
          <a href="/templates/slate">Slate</a>
        </h2>
        <DownloadCount template={{ downloadCount: 1847 }} />
      </article>
      <DownloadCount template={{ downloadCount: 0 }} slug="quick-quote" />
      <DownloadCount template={{ downloadCount: 0 }} slug="unseen" />
    </>,
  )
  silenceErrors()
  global.fetch = jest.fn().mockResolvedValue({ ok: false, status: 503 })
  await addRecordedCounts(elements())
  expect(screen.getByText('Downloaded 1,847+ times')).toBeVisible()
  expect(elements().map(({ textContent }) => textContent)).toEqual(['Downloaded 1,847+ times', '', ''])
  const counts = { slate: 3, 'quick-quote': 2 }
  global.fetch = jest.fn().mockResolvedValue({ ok: true, json: () => Promise.resolve({ counts }) })
  await addRecordedCounts(elements())
  expect(fetch).toHaveBeenCalledWith('/api/downloads?slug=slate&slug=quick-quote&slug=unseen')
  expect(screen.getByText('Downloaded 1,850+ times')).toBeVisible()
  expect(screen.getByText('Downloaded 2+ times')).toBeVisible()
  expect(elements()[2]).toBeEmptyDOMElement()
})
