/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
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

describe('FilterForm', () => {
  it('sends the filters of the URL back unchanged', () => {
    const container = show({ stage: 'sign', format: ['PDF', 'Word'], category: 'safety-compliance', system: 'epdm' })
    expect(sent(container)).toEqual([
      'stage=sign',
      'system=epdm',
      'format=PDF',
      'format=Word',
      'category=safety-compliance',
    ])
    expect(formOf(container)).toHaveAttribute('action', '/templates')
  })

  it('begins with stage and roof system, shows what each choice would leave, and dims those that leave nothing', () => {
    const container = show({})
    const headings = [...container.querySelectorAll('legend, form > label')].map(
      ({ firstChild }) => firstChild?.textContent,
    )
    expect(headings).toEqual(['Stage of the job', 'Roof system', 'Format', 'Category'])
    const stages = within(screen.getByRole('group', { name: 'Stage of the job', hidden: true }))
    expect(stages.getAllByRole('checkbox', { hidden: true })).toHaveLength(6)
    for (const name of ['Win the job 251', 'Sign it 0', 'PDF 881', 'Excel 0', 'Safety & Compliance 185']) {
      const box = screen.getByRole('checkbox', { name, hidden: true })
      expect(box).toBeEnabled()
      expect(box.closest('label')?.hasAttribute('data-none')).toBe(name.endsWith(' 0'))
    }
    expect(screen.getByRole('option', { name: 'EPDM (30)', hidden: true })).toHaveValue('epdm')
  })

  it('closes its drawer without scripts, and is submitted by its button', () => {
    const drawer = formOf(show({}))
    expect(drawer).toHaveAttribute('popover', 'auto')
    const button = screen.getByRole('button', { name: 'Close filters', hidden: true })
    expect(button).toHaveAttribute('popovertarget', drawer.id)
    expect(button).toHaveAttribute('popovertargetaction', 'hide')
    expect(screen.getByRole('button', { name: 'Show 4 templates', hidden: true })).toHaveAttribute('type', 'submit')
    expect(screen.queryByText('Clear filters')).not.toBeInTheDocument()
  })

  it('can be cleared once it has a filter, and selects the chosen roof system in its type', () => {
    show({ system: 'epdm' })
    expect(screen.getByRole('link', { name: 'Clear filters', hidden: true })).toHaveAttribute('href', '/templates')
    const group = screen.getByRole('group', { name: 'Flat & low-slope', hidden: true })
    expect(within(group).getByRole('option', { name: 'EPDM (30)', hidden: true })).toHaveProperty('selected', true)
  })

  it.each<SearchParams>([
    {},
    { stage: ['win', 'close'], format: ['PDF', 'Excel'], category: ['estimates-quotes', 'safety-compliance'] },
    { system: 'slate' },
  ])('its URL is that of the page: %j', (params) => {
    expect(formUrl(formOf(show(params)))).toBe(filterUrl(parseFilterQuery(params)))
  })
})

describe('FilterChips', () => {
  const chips = (params: SearchParams) => {
    render(<FilterChips query={parseFilterQuery(params)} {...names} />)
    return screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  }

  it('names each active filter and leads to the list without it, on its first page', () => {
    expect(chips({ stage: 'win', system: 'epdm', format: 'PDF', category: 'estimates-quotes', page: '3' })).toEqual([
      ['Remove filter: Win the job', '/templates?format=PDF&category=estimates-quotes&system=epdm'],
      ['Remove filter: EPDM', '/templates?stage=win&format=PDF&category=estimates-quotes'],
      ['Remove filter: PDF', '/templates?stage=win&category=estimates-quotes&system=epdm'],
      ['Remove filter: Estimates & Quotes', '/templates?stage=win&format=PDF&system=epdm'],
      ['Clear all', '/templates'],
    ])
  })

  it('keeps the order of the list, and says a filter that is unknown by its slug', () => {
    expect(chips({ system: 'thatch', sort: 'name-asc' })).toEqual([
      ['Remove filter: thatch', '/templates?sort=name-asc'],
    ])
  })

  it('is absent without filters', () => {
    expect(chips({ sort: 'name-desc' })).toEqual([])
    expect(screen.queryByRole('list')).not.toBeInTheDocument()
  })
})
