/** @jest-environment jsdom */
import { linksIn, render, screen, within } from '@/tests/support/dom'
import { FilterChips } from '@/components/catalogue/filter-chips'
import { FilterForm } from '@/components/catalogue/filter-form'
import { formUrl } from '@/components/catalogue/filter-url'
import { filterUrl, parseFilterQuery, type SearchParams } from '@/lib/catalogue/query'

const names = {
  categories: [
    { slug: 'estimates-quotes', name: 'Estimates & Quotes' },
    { slug: 'safety-compliance', name: 'Safety & Compliance' },
  ],
  systems: [
    { title: 'Sloped', systems: [{ slug: 'slate', name: 'Slate' }] },
    { title: 'Flat & low-slope', systems: [{ slug: 'epdm', name: 'EPDM' }] },
  ],
}
const counts = {
  stages: new Map([['win', 251]]),
  system: new Map([['epdm', 30]]),
  formats: new Map([['PDF', 881]]),
  categories: new Map([['safety-compliance', 185]]),
}

const show = (params: SearchParams) =>
  render(<FilterForm query={parseFilterQuery(params)} counts={counts} total={4} {...names} />).container

const formOf = (container: HTMLElement) => container.querySelector('form')!

/** What the browser would send. */
const sent = (container: HTMLElement) =>
  [...new FormData(formOf(container))].map(([name, value]) => `${name}=${value as string}`)

test('the form sends the filters of the URL back unchanged, can be cleared, and selects the chosen roof system in its type', () => {
  const container = show({ stage: 'sign', format: ['PDF', 'Word'], category: 'safety-compliance', system: 'epdm' })
  expect(sent(container)).toEqual([
    'stage=sign',
    'system=epdm',
    'format=PDF',
    'format=Word',
    'category=safety-compliance',
  ])
  expect(formOf(container)).toHaveAttribute('action', '/templates')
  expect(screen.getByRole('link', { name: 'Clear filters', hidden: true })).toHaveAttribute('href', '/templates')
  const group = screen.getByRole('group', { name: 'Flat & low-slope', hidden: true })
  expect(within(group).getByRole('option', { name: 'EPDM (30)', hidden: true })).toHaveProperty('selected', true)
})

test('the form begins with stage and roof system, shows what each choice leaves, closes without scripts and is sent by its button', () => {
  const container = show({})
  const titles = [...container.querySelectorAll('legend, form > label')]
  expect(titles.map(({ firstChild }) => firstChild?.textContent)).toEqual([
    'Stage of the job',
    'Roof system',
    'Format',
    'Category',
  ])
  const stages = within(screen.getByRole('group', { name: 'Stage of the job', hidden: true }))
  expect(stages.getAllByRole('checkbox', { hidden: true })).toHaveLength(6)
  for (const name of ['Win the job 251', 'Sign it 0', 'PDF 881', 'Excel 0', 'Safety & Compliance 185']) {
    const box = screen.getByRole('checkbox', { name, hidden: true })
    expect(box).toBeEnabled()
    expect(box.closest('label')?.hasAttribute('data-none')).toBe(name.endsWith(' 0'))
  }
  expect(screen.getByRole('option', { name: 'EPDM (30)', hidden: true })).toHaveValue('epdm')
  const drawer = formOf(container)
  expect(drawer).toHaveAttribute('popover', 'auto')
  const button = screen.getByRole('button', { name: 'Close filters', hidden: true })
  expect(button).toHaveAttribute('popovertarget', drawer.id)
  expect(button).toHaveAttribute('popovertargetaction', 'hide')
  expect(screen.getByRole('button', { name: 'Show 4 templates', hidden: true })).toHaveAttribute('type', 'submit')
  expect(screen.queryByText('Clear filters')).not.toBeInTheDocument()
})

test.each<SearchParams>([
  {},
  { stage: ['win', 'close'], format: ['PDF', 'Excel'], category: ['estimates-quotes', 'safety-compliance'] },
  { system: 'slate' },
])('the URL of the form is that of the page: %j', (params) => {
  expect(formUrl(formOf(show(params)))).toBe(filterUrl(parseFilterQuery(params)))
})

test.each<[string, SearchParams, string[][]]>([
  [
    'name each active filter and lead to the list without it, on its first page',
    { stage: 'win', system: 'epdm', format: 'PDF', category: 'estimates-quotes', page: '3' },
    [
      ['Remove filter: Win the job', '/templates?format=PDF&category=estimates-quotes&system=epdm'],
      ['Remove filter: EPDM', '/templates?stage=win&format=PDF&category=estimates-quotes'],
      ['Remove filter: PDF', '/templates?stage=win&category=estimates-quotes&system=epdm'],
      ['Remove filter: Estimates & Quotes', '/templates?stage=win&format=PDF&system=epdm'],
      ['Clear all', '/templates'],
    ],
  ],
  [
    'keep the order of the list, and say a filter that is unknown by its slug',
    { system: 'thatch', sort: 'name-asc' },
    [['Remove filter: thatch', '/templates?sort=name-asc']],
  ],
  ['are absent without filters', { sort: 'name-desc' }, []],
])('chips %s', (_, params, links) => {
  render(<FilterChips query={parseFilterQuery(params)} {...names} />)
  expect(linksIn()).toEqual(links)
  expect(screen.queryAllByRole('list')).toHaveLength(links.length ? 1 : 0)
})
