/** @jest-environment jsdom */
import { render, silenceErrors, waitFor } from '@/tests/support/dom'
import { DownloadHost } from '@/components/download/download-host'
import { offline, respond } from '@/tests/support/answers'

const key = 'ridgedocs-unsent-email'
const body = JSON.stringify({ email: 'pat@example.com', source: 'download', templates: ['shingle-roof-estimate'] })

beforeEach(() => {
  silenceErrors()
  localStorage.setItem(key, body)
})

test.each([200, 422])('an email that could not be sent is sent from the next page; %d ends that', async (status) => {
  global.fetch = respond(status)
  render(<DownloadHost />)
  await waitFor(() => expect(localStorage.getItem(key)).toBeNull())
  expect(fetch).toHaveBeenCalledTimes(1)
  expect(fetch).toHaveBeenCalledWith('/api/subscribe', expect.objectContaining({ method: 'POST', body }))
})

test.each([
  ['a failing server', respond(503)],
  ['no network', offline()],
])('%s: it is kept', async (_, fetcher) => {
  global.fetch = fetcher
  render(<DownloadHost />)
  await waitFor(() => expect(console.error).toHaveBeenCalled())
  expect(localStorage.getItem(key)).toBe(body)
})

test('with nothing to send, nothing is sent', () => {
  localStorage.clear()
  global.fetch = respond(200)
  render(<DownloadHost />)
  expect(fetch).not.toHaveBeenCalled()
})
