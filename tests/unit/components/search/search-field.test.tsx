/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { SearchField } from '@/components/search/search-field'
import type { FoundTemplate, SearchResponse } from '@/lib/search/response'

const template = (name: string): FoundTemplate => ({
  slug: name.toLowerCase().replaceAll(' ', '-'),
  name,
  kind: 'essential',
  category: 'Estimates & Quotes',
  categorySlug: 'estimates-quotes',
  description: `About ${name}. `.repeat(20),
  formats: ['PDF'],
  picture: `/pictures/${name}.webp`,
})

const answer = (query: string, names: string[], more: Partial<SearchResponse> = {}): SearchResponse => ({
  query,
  count: names.length,
  results: names.map((name) => ({ ...template(name), score: 10, matchedField: 'name' })),
  similar: [],
  ...more,
})

/** Answers that the test gives when it wants to, by query. */
const pending = new Map<string, (answer: SearchResponse | Error) => void>()
const queryOf = (url: string) => new URL(url, 'http://localhost').searchParams.get('q') ?? ''

beforeEach(() => {
  jest.useFakeTimers()
  localStorage.clear()
  pending.clear()
  global.fetch = jest.fn(
    (url: string) =>
      new Promise((resolve, reject) => {
        pending.set(queryOf(url), (given) =>
          given instanceof Error ? reject(given) : resolve({ ok: true, json: () => Promise.resolve(given) }),
        )
      }),
  ) as unknown as typeof fetch
})
afterEach(() => jest.useRealTimers())

const give = (query: string, given: SearchResponse | Error) =>
  act(async () => {
    pending.get(query)?.(given)
    await Promise.resolve()
  })
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms))
const type = (text: string) => fireEvent.change(screen.getByRole('combobox'), { target: { value: text } })
const show = (props: Partial<Parameters<typeof SearchField>[0]> = {}) =>
  render(<SearchField placeholder="Search..." className="" {...props} />)
/** Types a query, waits and gives the answer. */
async function search(query: string, given: string[] | Error, more?: Partial<SearchResponse>) {
  type(query)
  wait(300)
  await give(query.trim(), given instanceof Error ? given : answer(query.trim(), given, more))
}
const options = () => screen.getAllByRole('option')
const expectStatus = (text: string) => expect(screen.getByRole('status')).toHaveTextContent(text)

test('searches once, 300 ms after the last key', () => {
  show()
  type('es')
  wait(299)
  type('est')
  wait(299)
  expect(fetch).not.toHaveBeenCalled()
  wait(1)
  expect(fetch).toHaveBeenCalledTimes(1)
  expect([...pending.keys()]).toEqual(['est'])
})

test('shows at most five results with marks, a 100-character snippet and a link to all of them', async () => {
  show()
  const names = [
    'Shingle Roof Estimate',
    'Metal Roof Estimate',
    'Flat Roof Estimate',
    'Tile Estimate',
    'Slate Estimate',
  ]
  await search('estimate', names, { count: 7 })
  const shown = options()
  expect(shown).toHaveLength(5)
  expect(shown[0]).toHaveAttribute('href', '/templates/shingle-roof-estimate')
  expect(shown[0]?.querySelector('mark')).toHaveTextContent('Estimate')
  expect(shown[0]?.querySelector('.search-snippet')?.textContent).toHaveLength(101)
  expect(screen.getByRole('link', { name: 'View all 7 results →' })).toHaveAttribute('href', '/search?q=estimate')
  expectStatus('5 of 7 templates shown')
})

test('a late response to an earlier query is dropped', async () => {
  show()
  type('metal')
  wait(300)
  await search('flat', ['Flat Roof Estimate'])
  await give('metal', answer('metal', ['Metal Roof Estimate']))
  expect(screen.getByRole('option')).toHaveTextContent('Flat Roof Estimate')
})

test('arrow keys move through the options, Enter opens the active one, Escape closes', async () => {
  show()
  const box = screen.getByRole('combobox')
  await search('roof', ['Shingle Roof Estimate', 'Metal Roof Estimate'])
  const chosen = () => options().findIndex((option) => option.getAttribute('aria-selected') === 'true')
  fireEvent.keyDown(box, { key: 'ArrowDown' })
  expect(chosen()).toBe(0)
  fireEvent.keyDown(box, { key: 'ArrowUp' })
  expect(chosen()).toBe(1)
  fireEvent.keyDown(box, { key: 'Escape' })
  expect(screen.queryByRole('option')).not.toBeInTheDocument()
  fireEvent.keyDown(box, { key: 'ArrowDown' })
  const followed = jest.fn((event: Event) => event.preventDefault())
  options()[0]?.addEventListener('click', followed)
  fireEvent.keyDown(box, { key: 'Enter' })
  expect(followed).toHaveBeenCalledTimes(1)
  expect(box).toHaveValue('')
})

test('no results show a hint; similar templates count as results', async () => {
  show()
  await search('xyz', [])
  expect(screen.getByText('Try "estimate" or "inspection"')).toBeVisible()
  await search('shingel', [], { total: 1, similar: [template('Shingle Roof Estimate')] })
  expect(screen.getByText('Similar templates')).toBeVisible()
  expect(screen.getByRole('option')).toHaveTextContent('Shingle Roof Estimate')
  expect(screen.queryByRole('link', { name: /View all/ })).not.toBeInTheDocument()
})

test('the link to all counts what the search page will show, similar templates too; five of five need no link', async () => {
  show()
  await search('ridge', ['One', 'Two', 'Three', 'Four', 'Five'])
  expect(screen.queryByRole('link', { name: /View all/ })).not.toBeInTheDocument()
  const similar = ['One', 'Two', 'Three', 'Four'].map((name) => template(name))
  await search('storm report', ['Storm Report'], { total: 19, similar })
  expect(options()).toHaveLength(5)
  expect(screen.getByRole('link', { name: 'View all 19 results →' })).toHaveAttribute(
    'href',
    '/search?q=storm%20report',
  )
})

test('pages of the site come first under their own heading, and the five templates below them', async () => {
  show()
  const names = ['One', 'Two', 'Three', 'Four', 'Five']
  const pages = [{ name: 'My company', url: '/company' }]
  await search('company', names, { pages })
  expect(screen.getByText('On this site')).toBeVisible()
  expect(screen.getByText('Templates')).toBeVisible()
  const shown = options()
  expect(shown).toHaveLength(6)
  expect(shown[0]).toHaveAttribute('href', '/company')
  expect(shown[0]?.querySelector('.search-category')).toBeNull()
  expectStatus('5 templates shown')
  await search('logo', [], { pages })
  expect(screen.getByRole('option')).toHaveTextContent('My company')
  expect(screen.queryByText('Templates')).not.toBeInTheDocument()
  expectStatus('1 page of this site shown')
})

test('a failure is shown and can be retried', async () => {
  show()
  await search('roof', new Error('offline'))
  expect(screen.getByRole('alert')).toHaveTextContent('The search could not be reached.')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  wait(300)
  await give('roof', answer('roof', ['Metal Roof Estimate']))
  expect(screen.getByRole('option')).toHaveTextContent('Metal Roof Estimate')
})

test('a blank query sends no request', () => {
  show({ emptyText: 'Start typing to search templates' })
  type('   ')
  wait(1000)
  expect(fetch).not.toHaveBeenCalled()
  expect(screen.getByText('Start typing to search templates')).toBeVisible()
})

test('the button that empties the field calls onClear, deleting with keys does not', () => {
  const onClear = jest.fn()
  show({ onClear })
  expect(screen.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument()
  type('roof')
  type('')
  expect(onClear).not.toHaveBeenCalled()
  type('roof')
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(onClear).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('combobox')).toHaveValue('')
  expect(screen.getByRole('combobox')).toHaveFocus()
})

describe('before anything is typed', () => {
  const names = () => options().map((option) => option.textContent)
  const open = () => {
    show()
    fireEvent.focus(screen.getByRole('combobox'))
  }

  test('likely searches are offered, by mouse and by keys', () => {
    open()
    expect(names()).toEqual(['estimate', 'contract', 'roof inspection', 'change order', 'lien waiver', 'toolbox talk'])
    expect(screen.getByRole('option', { name: 'lien waiver' })).toHaveAttribute('href', '/search?q=lien%20waiver')
    fireEvent.keyDown(screen.getByRole('combobox'), { key: 'ArrowDown' })
    expect(screen.getByRole('option', { name: 'estimate', selected: true })).toBeVisible()
    expect(fetch).not.toHaveBeenCalled()
  })

  test('recent searches come first and can be cleared', () => {
    localStorage.setItem('ridgedocs-recent-searches', JSON.stringify(['hail claim', 'contract']))
    open()
    expect(names()).toEqual(['hail claim', 'contract', 'estimate', 'roof inspection', 'change order'])
    fireEvent.click(screen.getByRole('button', { name: 'Clear recent searches' }))
    expect(localStorage.getItem('ridgedocs-recent-searches')).toBeNull()
    expect(names()).toContain('toolbox talk')
    expect(names()).not.toContain('hail claim')
  })

  test('the list closes when the focus leaves by keys', () => {
    render(<button type="button">After</button>)
    open()
    screen.getByRole('combobox').focus()
    expect(names()).toHaveLength(6)
    act(() => screen.getByRole('button', { name: 'After' }).focus())
    expect(screen.queryByRole('option')).not.toBeInTheDocument()
  })

  test('a field that was emptied offers nothing', () => {
    open()
    type('roof')
    type('')
    expect(screen.queryByRole('option')).not.toBeInTheDocument()
  })
})

test.each([
  ['submitted', () => fireEvent.submit(screen.getByRole('search'))],
  ['followed to a result', () => fireEvent.click(screen.getByRole('option'))],
])('a search that is %s is remembered, the last five', async (_, act) => {
  const earlier = ['a', 'b', 'c', 'd', 'HAIL']
  localStorage.setItem('ridgedocs-recent-searches', JSON.stringify(earlier))
  show()
  await search('hail ', ['Hail Letter'])
  act()
  expect(JSON.parse(localStorage.getItem('ridgedocs-recent-searches') ?? '')).toEqual(['hail', 'a', 'b', 'c', 'd'])
})
