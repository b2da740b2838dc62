/** A difference of two figures says nothing while one of them is blank: a price without its cost is no profit. */
import { templateContents } from '@/lib/catalogue/contents'
import { figuresFrom, finder } from '@/tests/support/template-reader'

const figureOf = figuresFrom(finder(templateContents))

test.each([
  ['pre-job-planning-checklist', 'contract.gross', 'contract.sum', 'contract.cost'],
  ['price-increase-notice', 'price.more', 'price.new', 'price.old'],
  ['maintenance-plan-renewal-letter', 'price.more', 'price.next', 'price.now'],
])('%s: %s needs both figures', (slug, difference, more, less) => {
  expect(figureOf(slug, { [more]: 900 })(difference)).toBeNull()
  expect(figureOf(slug, { [less]: 700 })(difference)).toBeNull()
  expect(figureOf(slug, { [more]: 900, [less]: 700 })(difference)).toBe(200)
})
