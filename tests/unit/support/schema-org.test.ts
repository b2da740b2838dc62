import { nodeProblems } from '@/tests/support/schema-org'

const offer = { '@type': 'Offer', price: '0', priceCurrency: 'USD', availability: 'https://schema.org/InStock' }

test('what schema.org knows passes, inherited properties and references included', () => {
  expect(
    nodeProblems({
      '@type': 'DigitalDocument',
      '@id': 'https://docs.example/#a',
      name: 'Estimate',
      isAccessibleForFree: true,
      publisher: { '@id': 'https://docs.example/#organization' },
      size: { '@type': 'QuantitativeValue', value: 3, unitText: 'pages' },
      offers: offer,
    }),
  ).toEqual([])
})

test.each([
  ['a type that is none', { '@type': 'Templat' }, 'there is no type Templat'],
  ['a property of another type', { '@type': 'DigitalDocument', numberOfPages: 3 }, 'no property numberOfPages'],
  ['a misspelt value', { ...offer, availability: 'https://schema.org/Instock' }, 'is none of ItemAvailability'],
  ['a node of the wrong type', { '@type': 'DigitalDocument', encoding: offer }, 'Offer is none of MediaObject'],
  [
    'a mistake further in',
    { '@type': 'Product', offers: [{ ...offer, cost: '0' }] },
    'Product.offers[0] has no property cost',
  ],
  ['a node without a type', { '@type': 'Product', offers: { price: '0' } }, 'Product.offers has no @type'],
  ['words for a truth value', { '@type': 'DigitalDocument', isAccessibleForFree: 'yes' }, '"yes" is none of Boolean'],
])('%s does not', (_, node, problem) => {
  expect(nodeProblems(node).join()).toContain(problem)
})
