import { sampleTemplate } from '@/tests/support/sample-template'
import { estimateNode, faqNode, serializeStructuredData, siteNodes } from '@/lib/seo/structured-data'

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

  it('describes an estimate with every file it comes as, at no price', () => {
    const node = estimateNode('https://docs.example', sampleTemplate())
    expect(node).toMatchObject({
      '@type': 'DigitalDocument',
      url: 'https://docs.example/templates/shingle-roof-estimate',
      isAccessibleForFree: true,
      offers: { price: '0' },
    })
    expect(node.encoding).toHaveLength(3)
    expect(node.encoding).toContainEqual({
      '@type': 'MediaObject',
      contentUrl: 'https://docs.example/templates/essentials/shingle-roof-estimate.pdf',
      encodingFormat: 'application/pdf',
      contentSize: '46000 B',
    })
  })
})
