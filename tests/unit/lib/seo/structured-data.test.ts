import { faqNode, serializeStructuredData, siteNodes } from '@/lib/seo/structured-data'

describe('structured data', () => {
  it('cannot leave its script element', () => {
    const text = serializeStructuredData([
      faqNode([{ question: '</script><!--', answer: 'Estimates & <b>quotes</b>' }]),
    ])
    expect(text).not.toMatch(/[<>&]/)
    expect(JSON.parse(text)['@graph'][0].mainEntity[0].name).toBe('</script><!--')
  })

  it('describes the organization and a product that costs nothing', () => {
    const [organization, product] = siteNodes('https://docs.example')
    expect(organization).toMatchObject({ '@type': 'Organization', url: 'https://docs.example' })
    expect(product).toMatchObject({
      '@type': 'Product',
      brand: { '@id': organization?.['@id'] },
      offers: { price: '0', priceCurrency: 'USD' },
    })
  })
})
