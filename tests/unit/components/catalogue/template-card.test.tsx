/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import { toCard, toRow } from '@/components/catalogue/card-template'
import { TemplateCard } from '@/components/catalogue/template-card'
import { TemplateGrid } from '@/components/catalogue/template-grid'
import { sampleTemplate } from '@/tests/support/sample-template'

describe('TemplateCard', () => {
  it('names the template, links to its page, and shows category, description, formats in order and downloads', () => {
    const { container } = render(<TemplateCard template={toCard(sampleTemplate())} />)
    for (const name of ['Shingle Roof Estimate', 'View Shingle Roof Estimate'])
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/templates/shingle-roof-estimate')
    for (const text of ['Estimates & Quotes', 'Measure the planes, price every line.', 'Downloaded 1,847+ times'])
      expect(screen.getByText(text)).toBeVisible()
    expect([...container.querySelectorAll('.badges > b')].map((badge) => badge.textContent)).toEqual(
      sampleTemplate().formats,
    )
    expect(container.querySelector('img')).toHaveAttribute('loading', 'lazy')
  })

  it('separates the badge from the category, also as text', () => {
    const { container } = render(<TemplateCard template={toCard(sampleTemplate(), true)} />)
    expect(container.querySelector('.card-kind')).toHaveTextContent('Estimates & Quotes, Popular')
  })

  it('names each control by what it shows and by the template', () => {
    render(<TemplateCard template={toCard(sampleTemplate())} lead="details" />)
    for (const [name, text] of [
      ['View Details Shingle Roof Estimate', 'View Details'],
      ['Download Shingle Roof Estimate as PDF', 'Download'],
    ] as const)
      expect(screen.getByRole('link', { name, hidden: true })).toHaveTextContent(text)
  })

  it('has a menu, which leads to the files of the page until it is filled with the other formats', () => {
    const { container } = render(<TemplateCard template={toCard(sampleTemplate())} />)
    const menu = container.querySelector('details')!
    expect(menu).not.toHaveAttribute('open')
    expect(menu.querySelector('summary')).toHaveTextContent('Files')
    const [link, ...others] = menu.querySelectorAll('a')
    expect(link).toHaveTextContent('All files')
    expect(link).toHaveAttribute('href', '/templates/shingle-roof-estimate')
    expect(others).toEqual([])
    expect(menu.dataset.more).toBe('xlsx docx')
  })

  it('adds at most 1 KB to the payload of a page', () => {
    expect(JSON.stringify(toCard(sampleTemplate())).length).toBeLessThan(1_024)
    expect(JSON.stringify(toRow(sampleTemplate())).length).toBeLessThan(512)
  })

  it('marks its roof system, unless all cards have the same', () => {
    const template = toCard(sampleTemplate({ systemSlug: 'epdm' }))
    const { container, rerender } = render(<TemplateCard template={template} />)
    expect(container.querySelectorAll('.card-kind use')).toHaveLength(1)
    rerender(<TemplateCard template={template} hideMark />)
    expect(container.querySelectorAll('.card-kind use')).toHaveLength(0)
  })

  it('stays within the markup budget of 1.2 KB', () => {
    const [PDF] = sampleTemplate().files
    const customerCopy = [{ ...PDF!, url: '/templates/essentials/shingle-roof-estimate.customer.pdf' }]
    const { container } = render(<TemplateCard template={toCard(sampleTemplate({ customerCopy }))} />)
    expect(container.innerHTML.length).toBeLessThan(1_200)
  })
})

describe('TemplateGrid', () => {
  it('is a list, which may show rows, in two columns only, and not where cards list sections', () => {
    const templates = [sampleTemplate()]
    const { container, rerender } = render(<TemplateGrid templates={templates} />)
    expect(container.querySelector('.cards')).toHaveClass('list')
    rerender(<TemplateGrid templates={templates} columns="three" />)
    expect(container.querySelector('.cards')).not.toHaveClass('list')
    rerender(<TemplateGrid templates={templates} showIncluded />)
    expect(container.querySelector('.cards')).not.toHaveClass('list')
  })

  it('gives every card its own downloads', () => {
    const templates = [sampleTemplate(), sampleTemplate({ slug: 'other', name: 'Other' })]
    render(<TemplateGrid templates={templates} />)
    const cards = screen.getAllByRole('article')
    expect(cards).toHaveLength(2)
    expect(within(cards[1]!).getByRole('link', { name: 'Download Other as PDF' })).toBeVisible()
  })
})
