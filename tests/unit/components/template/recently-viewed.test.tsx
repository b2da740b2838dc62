/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { RecentlyViewed } from '@/components/template/recently-viewed'
import { readViewed } from '@/components/template/viewed-storage'

const key = 'ridgedocs-recently-viewed'
const show = async (slug: string) => {
  render(<RecentlyViewed slug={slug} />)
  await act(() => new Promise((resolve) => setTimeout(resolve)))
}

beforeEach(() => {
  localStorage.clear()
  global.fetch = jest.fn((input: string) => {
    const slug = input.split('/').pop()!
    const ok = slug !== 'gone'
    return Promise.resolve({ ok, json: () => Promise.resolve({ slug, name: `Name of ${slug}`, category: 'Safety' }) })
  }) as unknown as typeof fetch
})

test.each(['{', '"a"', '[1, "<b>", "ok"]'])('invalid stored data does no harm: %s', (text) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  localStorage.setItem(key, text)
  expect(readViewed()).toEqual(text.startsWith('[') ? ['ok'] : [])
})

test('three others are shown in order, without templates that no longer exist', async () => {
  localStorage.setItem(key, JSON.stringify(['a', 'gone', 'b', 'c', 'd']))
  await show('now')
  expect((await screen.findAllByRole('link')).map((link) => link.getAttribute('href'))).toEqual([
    '/templates/a',
    '/templates/b',
    '/templates/c',
  ])
})

test('Clear History empties it', async () => {
  localStorage.setItem(key, JSON.stringify(['a']))
  await show('now')
  fireEvent.click(await screen.findByRole('button', { name: 'Clear History' }))
  expect(screen.queryByText('Recently Viewed')).not.toBeInTheDocument()
  expect(localStorage.getItem(key)).toBeNull()
})

test('with nothing viewed before there is nothing to show', async () => {
  await show('now')
  expect(screen.queryByText('Recently Viewed')).not.toBeInTheDocument()
  expect(fetch).not.toHaveBeenCalled()
})

test('disabled storage is logged, and the page works without it', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied')
  })
  await show('now')
  expect(log).toHaveBeenCalled()
  jest.restoreAllMocks()
})
