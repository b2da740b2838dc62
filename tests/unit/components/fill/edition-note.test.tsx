/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { EditionNote } from '@/components/fill/edition-note'
import { findEdition } from '@/lib/catalogue/editions'

const editionOf = (slug: string, code: string) => findEdition(slug, code, '2026-11-23')!

test.each([
  ['CA', /Five-Day Right to Cancel \(senior citizen, 65 or older\)/],
  ['FL', /Roof contract in a state of emergency/],
  ['HI', /This is the federal edition: for Hawaii we do not have/],
  ['KY', /No payment in advance where insurance pays/],
])('the form for %s warns before it is filled in', (code, warning) => {
  render(<EditionNote edition={editionOf('epdm-residential-contract', code)} slug="epdm-residential-contract" />)
  expect(screen.getByText(warning)).toBeInTheDocument()
  expect(screen.getByText(/no attorney has reviewed this edition/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Choose another state' })).toHaveAttribute(
    'href',
    '/templates/epdm-residential-contract',
  )
})

test('the federal form has no note', () => {
  const { container } = render(<EditionNote edition={undefined} slug="epdm-residential-contract" />)
  expect(container).toBeEmptyDOMElement()
})
