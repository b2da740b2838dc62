/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import { HeaderSearch } from '@/components/search/header-search'

beforeEach(() => {
  window.matchMedia = jest.fn().mockReturnValue({ matches: false })
})

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
  ['a slash typed into a field', 'textbox', { key: '/' }],
  ['Shift+Control+K', 'textbox', { key: 'k', ctrlKey: true, shiftKey: true }],
  ['the letter k', 'button', { key: 'k' }],
] as const)('%s does not', (_, role, keys) => {
  render(
    <>
      <HeaderSearch />
      <input />
      <button type="button">Other</button>
    </>,
  )
  expect(fireEvent.keyDown(screen.getByRole(role), keys)).toBe(true)
})

test('an open dialog keeps its keys', () => {
  render(
    <>
      <HeaderSearch />
      <dialog open />
    </>,
  )
  expect(fireEvent.keyDown(document.body, { key: '/' })).toBe(true)
})
