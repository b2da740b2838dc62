/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import { toCard, toRow } from '@/components/catalogue/card-template'
import { TemplateCard } from '@/components/catalogue/template-card'
import { TemplateGrid } from '@/components/catalogue/template-grid'
import { sampleTemplate } from '@/tests/support/sample-template'

test('a card shows its template and links to it, with a menu that leads to its page until it is filled with the other formats', () => {
  const { container } = render(<TemplateCard template={toCard(sampleTemplate())} />)
  for (const name of ['Shingle Roof Estimate', 'View Shingle Roof Estimate'])
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/templates/shingle-roof-estimate')
  for (const text of ['Estimates & Quotes', 'Measure the planes, price every line.', 'Downloaded 1,847+ times'])
    expect(screen.getByText(text)).toBeVisible()
  expect([...container.querySelectorAll('.badges > b')].map((badge) => badge.textContent)).toEqual(
    sampleTemplate().formats,
  )
  expect(container.querySelector('img')).toHaveAttribute('loading', 'lazy')
  const menu = container.querySelector('details')!
  expect(menu).not.toHaveAttribute('open')
  expect(menu.querySelector('summary')).toHaveTextContent('Files')
  const [link, ...others] = menu.querySelectorAll('a')
  expect(link).toHaveTextContent('All files')
  expect(link).toHaveAttribute('href', '/templates/shingle-roof-estimate')
  expect(others).toEqual([])
  expect(menu.dataset.more).toBe('xlsx docx')
})

test('a card separates the badge from the category, also as text, and names each control by what it shows and by the template', () => {
  const { container } = render(<TemplateCard template={toCard(sampleTemplate(), [])} lead="details" />)
  expect(container.querySelector('.card-kind')).toHaveTextContent('Estimates & Quotes, Popular')
  for (const [name, text] of [
    ['View Details Shingle Roof Estimate', 'View Details'],
    ['Download Shingle Roof Estimate as PDF', 'Download'],
  ] as const)
    expect(screen.getByRole('link', { name, hidden: true })).toHaveTextContent(text)
})

test('a card adds at most 1 KB to the payload of a page, and 1.2 KB to its markup', () => {
  expect(JSON.stringify(toCard(sampleTemplate())).length).toBeLessThan(1_024)
  expect(JSON.stringify(toRow(sampleTemplate())).length).toBeLessThan(512)
  const { container } = render(<TemplateCard template={toCard(sampleTemplate())} />)
  expect(container.innerHTML.length).toBeLessThan(1_200)
})

test('a card marks its roof system, unless all cards have the same', () => {
  const template = toCard(sampleTemplate({ systemSlug: 'epdm' }))
  const { container, rerender } = render(<TemplateCard template={template} />)
  expect(container.querySelectorAll('.card-kind use')).toHaveLength(1)
  rerender(<TemplateCard template={template} hideMark />)
  expect(container.querySelectorAll('.card-kind use')).toHaveLength(0)
})

test('a grid is a list, which may show rows, in two columns only, and not where cards list sections; every card has its downloads', () => {
  const templates = [sampleTemplate(), sampleTemplate({ slug: 'other', name: 'Other' })]
  const { container, rerender } = render(<TemplateGrid templates={templates} />)
  expect(container.querySelector('.cards')).toHaveClass('list')
  rerender(<TemplateGrid templates={templates} columns="three" />)
  expect(container.querySelector('.cards')).not.toHaveClass('list')
  rerender(<TemplateGrid templates={templates} showIncluded />)
  expect(container.querySelector('.cards')).not.toHaveClass('list')
  const cards = screen.getAllByRole('article')
  expect(cards).toHaveLength(2)
  expect(within(cards[1]!).getByRole('link', { name: 'Download Other as PDF' })).toBeVisible()
})
