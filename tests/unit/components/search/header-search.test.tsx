/** @jest-environment jsdom */
import { fireEvent, render, screen, setScreen } from '@/tests/support/dom'
import { HeaderSearch } from '@/components/search/header-search'

setScreen()

test.each([
  ['/', { key: '/' }],
  ['Control+K', { key: 'k', ctrlKey: true }],
  ['Command+K', { key: 'k', metaKey: true }],
])('%s opens the search', async (_, keys) => {
  render(<HeaderSearch />)
  fireEvent.keyDown(document.body, keys)
  expect(await screen.findByRole('combobox', { name: 'Search templates' })).toHaveFocus()
})

test.each([
  ['a slash typed into a field', <input key="field" />, { key: '/' }],
  ['Shift+Control+K', <input key="field" />, { key: 'k', ctrlKey: true, shiftKey: true }],
  ['the letter k', <button key="button">Other</button>, { key: 'k' }],
  ['a slash in an open dialog', <dialog key="dialog" open />, { key: '/' }],
])('%s does not', (_, place, keys) => {
  render(<HeaderSearch />)
  const { container } = render(place)
  expect(fireEvent.keyDown(container.firstElementChild!, keys)).toBe(true)
})
