/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { SearchField } from '@/components/search/search-field'
import type { FoundTemplate, SearchResponse } from '@/lib/search/response'

const template = (name: string): FoundTemplate => ({
  ...{ name, slug: name.toLowerCase().replaceAll(' ', '-'), kind: 'essential', formats: ['PDF'] },
  ...{ category: 'Estimates & Quotes', categorySlug: 'estimates-quotes', picture: `/pictures/${name}.webp` },
  description: `About ${name}. `.repeat(20),
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
  const ask = (url: string) =>
    new Promise<SearchResponse>((resolve, reject) =>
      pending.set(queryOf(url), (given) => (given instanceof Error ? reject(given) : resolve(given))),
    ).then((given) => ({ ok: true, json: () => Promise.resolve(given) }))
  global.fetch = jest.fn(ask) as unknown as typeof fetch
})
afterEach(() => jest.useRealTimers())

const give = (query: string, given: SearchResponse | Error) =>
  act(async () => {
    pending.get(query)?.(given)
    await Promise.resolve()
  })
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms))
const type = (text: string) => fireEvent.change(box(), { target: { value: text } })
const box = () => screen.getByRole('combobox')
const press = (key: string) => fireEvent.keyDown(box(), { key })
const show = (props: Partial<Parameters<typeof SearchField>[0]> = {}) =>
  render(<SearchField placeholder="Search..." className="" {...props} />)
/** Types a query, waits and gives the answer. */
async function search(query: string, given: string[] | Error, more?: Partial<SearchResponse>) {
  type(query)
  wait(300)
  await give(query.trim(), given instanceof Error ? given : answer(query.trim(), given, more))
}
const five = ['One', 'Two', 'Three', 'Four', 'Five']
const options = () => screen.getAllByRole('option')
const viewAll = (name: string | RegExp = /View all/) => screen.queryByRole('link', { name })
const expectStatus = (text: string) => expect(screen.getByRole('status')).toHaveTextContent(text)

test('searches nothing for a blank query, and once, 300 ms after the last key', () => {
  show({ emptyText: 'Start typing to search templates' })
  type('   ')
  wait(1000)
  expect(fetch).not.toHaveBeenCalled()
  expect(screen.getByText('Start typing to search templates')).toBeVisible()
  type('es')
  wait(299)
  type('est')
  wait(299)
  expect(fetch).not.toHaveBeenCalled()
  wait(1)
  expect(fetch).toHaveBeenCalledTimes(1)
  expect([...pending.keys()]).toEqual(['est'])
})

test('shows at most five results with marks, a 100-character snippet and a link to all of them, similar ones too', async () => {
  show()
  await search('estimate', ['Shingle Roof Estimate', ...five.slice(1)], { count: 7 })
  const shown = options()
  expect(shown).toHaveLength(5)
  expect(shown[0]).toHaveAttribute('href', '/templates/shingle-roof-estimate')
  expect(shown[0]?.querySelector('mark')).toHaveTextContent('Estimate')
  expect(shown[0]?.querySelector('.search-snippet')?.textContent).toHaveLength(101)
  expect(viewAll('View all 7 results →')).toHaveAttribute('href', '/search?q=estimate')
  expectStatus('5 of 7 templates shown')
  await search('ridge', five)
  expect(viewAll()).not.toBeInTheDocument()
  const similar = five.slice(0, 4).map(template)
  await search('storm report', ['Storm Report'], { total: 19, similar })
  expect(options()).toHaveLength(5)
  expect(viewAll('View all 19 results →')).toHaveAttribute('href', '/search?q=storm%20report')
})

test('a late response to an earlier query is dropped; a failure is shown and can be retried', async () => {
  show()
  type('metal')
  wait(300)
  await search('flat', ['Flat Roof Estimate'])
  await give('metal', answer('metal', ['Metal Roof Estimate']))
  expect(screen.getByRole('option')).toHaveTextContent('Flat Roof Estimate')
  await search('roof', new Error('offline'))
  expect(screen.getByRole('alert')).toHaveTextContent('The search could not be reached.')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  wait(300)
  await give('roof', answer('roof', ['Metal Roof Estimate']))
  expect(screen.getByRole('option')).toHaveTextContent('Metal Roof Estimate')
})

test('arrow keys move through the options, Enter opens the active one, Escape closes', async () => {
  show()
  await search('roof', ['Shingle Roof Estimate', 'Metal Roof Estimate'])
  const chosen = () => options().findIndex((option) => option.getAttribute('aria-selected') === 'true')
  press('ArrowDown')
  expect(chosen()).toBe(0)
  press('ArrowUp')
  expect(chosen()).toBe(1)
  press('Escape')
  expect(screen.queryByRole('option')).not.toBeInTheDocument()
  press('ArrowDown')
  const followed = jest.fn((event: Event) => event.preventDefault())
  options()[0]?.addEventListener('click', followed)
  press('Enter')
  expect(followed).toHaveBeenCalledTimes(1)
  expect(box()).toHaveValue('')
})

test('no results show a hint; similar templates count as results, and pages of the site come first', async () => {
  show()
  const pages = [{ name: 'My company', url: '/company' }]
  await search('company', five, { pages })
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
  await search('xyz', [])
  expect(screen.getByText('Try "estimate" or "inspection"')).toBeVisible()
  await search('shingel', [], { total: 1, similar: [template('Shingle Roof Estimate')] })
  expect(screen.getByText('Similar templates')).toBeVisible()
  expect(screen.getByRole('option')).toHaveTextContent('Shingle Roof Estimate')
  expect(viewAll()).not.toBeInTheDocument()
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
  expect(box()).toHaveValue('')
  expect(box()).toHaveFocus()
})

const names = () => options().map((option) => option.textContent)
const open = () => {
  show()
  fireEvent.focus(box())
}

test('before anything is typed, likely searches are offered, by mouse and by keys, but not in a field that was emptied', () => {
  open()
  expect(names()).toEqual(['estimate', 'contract', 'roof inspection', 'change order', 'lien waiver', 'toolbox talk'])
  expect(screen.getByRole('option', { name: 'lien waiver' })).toHaveAttribute('href', '/search?q=lien%20waiver')
  press('ArrowDown')
  expect(screen.getByRole('option', { name: 'estimate', selected: true })).toBeVisible()
  expect(fetch).not.toHaveBeenCalled()
  type('roof')
  type('')
  expect(screen.queryByRole('option')).not.toBeInTheDocument()
})

test('before anything is typed, recent searches come first and can be cleared; the list closes when the focus leaves by keys', () => {
  render(<button type="button">After</button>)
  localStorage.setItem('ridgedocs-recent-searches', JSON.stringify(['hail claim', 'contract']))
  open()
  expect(names()).toEqual(['hail claim', 'contract', 'estimate', 'roof inspection', 'change order'])
  fireEvent.click(screen.getByRole('button', { name: 'Clear recent searches' }))
  expect(localStorage.getItem('ridgedocs-recent-searches')).toBeNull()
  expect(names()).toContain('toolbox talk')
  expect(names()).not.toContain('hail claim')
  box().focus()
  expect(names()).toHaveLength(6)
  act(() => screen.getByRole('button', { name: 'After' }).focus())
  expect(screen.queryByRole('option')).not.toBeInTheDocument()
})

test.each([
  ['submitted', () => fireEvent.submit(screen.getByRole('search'))],
  ['followed to a result', () => fireEvent.click(screen.getByRole('option'))],
])('a search that is %s is remembered, the last five', async (_, act) => {
  localStorage.setItem('ridgedocs-recent-searches', JSON.stringify(['a', 'b', 'c', 'd', 'HAIL']))
  show()
  await search('hail ', ['Hail Letter'])
  act()
  expect(JSON.parse(localStorage.getItem('ridgedocs-recent-searches') ?? '')).toEqual(['hail', 'a', 'b', 'c', 'd'])
})
