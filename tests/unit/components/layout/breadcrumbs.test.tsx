/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { Breadcrumbs } from '@/components/layout/breadcrumbs'

it('links every step except the page itself', () => {
  render(
    <Breadcrumbs
      trail={[{ name: 'Home', href: '/' }, { name: 'Categories', href: '/categories' }, { name: 'Safety' }]}
    />,
  )
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/categories'])
  expect(screen.getByText('Safety')).toHaveAttribute('aria-current', 'page')
})
