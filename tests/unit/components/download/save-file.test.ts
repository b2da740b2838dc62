/** @jest-environment jsdom */
import { saveFile } from '@/components/download/save-file'

const clicks: { href: string; download: string; target: string }[] = []

beforeEach(() => {
  jest.useFakeTimers()
  clicks.length = 0
  URL.createObjectURL = jest.fn(() => 'blob:file')
  URL.revokeObjectURL = jest.fn()
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicks.push({ href: this.getAttribute('href')!, download: this.download, target: this.target })
  })
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test('a fetched file is saved under its name, and its memory is released later', async () => {
  global.fetch = jest.fn().mockResolvedValue({ ok: true, blob: () => Promise.resolve(new Blob(['x'])) })
  await saveFile('/templates/essentials/a.pdf', 'a.pdf')
  expect(clicks).toEqual([{ href: 'blob:file', download: 'a.pdf', target: '' }])
  expect(URL.revokeObjectURL).not.toHaveBeenCalled()
  jest.runAllTimers()
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:file')
})

test.each([
  ['fails', jest.fn().mockRejectedValue(new Error('offline'))],
  ['is refused', jest.fn().mockResolvedValue({ ok: false, status: 404 })],
])('where the fetch %s, the address opens in a new tab as a download', async (_, fetcher) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  global.fetch = fetcher
  await saveFile('/templates/essentials/a.pdf', 'a.pdf')
  expect(clicks).toEqual([{ href: '/templates/essentials/a.pdf', download: 'a.pdf', target: '_blank' }])
})
