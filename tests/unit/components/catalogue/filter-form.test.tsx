/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import { FilterForm } from '@/components/catalogue/filter-form'
import { parseFilterQuery, type SearchParams } from '@/lib/catalogue/query'

const categories = [
  { slug: 'estimates-quotes', name: 'Estimates & Quotes', count: 4 },
  { slug: 'safety-compliance', name: 'Safety & Compliance', count: 2 },
]

const systems = [
  { title: 'Sloped', systems: [{ slug: 'slate', name: 'Slate' }] },
  { title: 'Flat & low-slope', systems: [{ slug: 'epdm', name: 'EPDM' }] },
]

const show = (params: SearchParams) =>
  render(<FilterForm query={parseFilterQuery(params)} categories={categories} systems={systems} />).container

const opener = () => screen.getByRole('button', { name: /^Filters/ })

/** What the browser would send. */
const sent = (container: HTMLElement) =>
  [...new FormData(container.querySelector('form')!)].map(([name, value]) => `${name}=${value as string}`)

describe('FilterForm', () => {
  it('sends the filters of the URL back unchanged', () => {
    const container = show({ format: ['PDF', 'Word'], category: 'safety-compliance', system: 'epdm', sort: 'name-asc' })
    expect(sent(container)).toEqual([
      'sort=name-asc',
      'format=PDF',
      'format=Word',
      'category=safety-compliance',
      'system=epdm',
    ])
    expect(container.querySelector('form')).toHaveAttribute('action', '/templates')
  })

  it('counts the active filters on its button', () => {
    show({ format: ['PDF', 'Word'], category: 'safety-compliance' })
    expect(opener()).toHaveTextContent('Filters3 active')
    expect(screen.getByRole('link', { name: 'Clear filters', hidden: true })).toHaveAttribute('href', '/templates')
  })

  it('opens and closes its drawer without scripts', () => {
    const drawer = show({}).querySelector('form')!
    expect(drawer).toHaveAttribute('popover', 'auto')
    const buttons = [opener(), screen.getByRole('button', { name: 'Close filters', hidden: true })]
    for (const button of buttons) expect(button).toHaveAttribute('popovertarget', drawer.id)
    expect(buttons[1]).toHaveAttribute('popovertargetaction', 'hide')
  })

  it('shows no count and nothing to clear without filters', () => {
    const container = show({})
    expect(opener()).toHaveTextContent(/^Filters$/)
    expect(screen.queryByText('Clear filters')).not.toBeInTheDocument()
    expect(sent(container)).toEqual(['sort=popular', 'system='])
  })

  it('offers the specified orders', () => {
    const container = show({})
    const options = [...container.querySelectorAll('select[name=sort] option')].map(({ textContent }) => textContent)
    expect(options).toEqual(['Most Popular', 'Name (A-Z)', 'Name (Z-A)'])
  })

  it('offers the roof systems by type, with the chosen one selected', () => {
    show({ system: 'epdm' })
    const group = screen.getByRole('group', { name: 'Flat & low-slope', hidden: true })
    expect(within(group).getByRole('option', { name: 'EPDM', hidden: true })).toHaveProperty('selected', true)
  })
})
