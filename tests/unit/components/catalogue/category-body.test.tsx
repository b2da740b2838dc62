/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { CategoryBody } from '@/components/catalogue/category-body'
import type { CategoryEntry } from '@/lib/catalogue'
import { sampleTemplate } from '@/tests/support/sample-template'

const mockTemplates = jest.fn()
jest.mock('@/lib/catalogue', () => ({
  presentationOf: () => ({}),
  sectionsOf: () => [],
  templatesOfCategory: () => mockTemplates() as unknown,
}))

const category: CategoryEntry = {
  slug: 'estimates-quotes',
  name: 'Estimates & Quotes',
  stage: 'win',
  description: '',
  handCurated: true,
  reading: 'essential',
  count: 0,
}

test('a category without templates says so; without sections it is one list of cards', () => {
  mockTemplates.mockReturnValue([])
  const { rerender } = render(<CategoryBody category={category} />)
  expect(screen.getByRole('heading', { name: 'No templates found in this category.' })).toBeVisible()
  expect(screen.queryByRole('article')).not.toBeInTheDocument()
  mockTemplates.mockReturnValue([sampleTemplate(), sampleTemplate({ slug: 'other', name: 'Other' })])
  rerender(<CategoryBody category={{ ...category }} />)
  expect(screen.getAllByRole('article')).toHaveLength(2)
  expect(screen.queryByText('No templates found in this category.')).not.toBeInTheDocument()
})
