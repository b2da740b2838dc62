import { allTemplates, breadcrumbsOf } from '@/lib/catalogue'
import {
  breadcrumbNode,
  collectionNode,
  faqNode,
  listNode,
  serializeStructuredData,
  siteNodes,
  templateNode,
  type StructuredNode,
} from '@/lib/seo/structured-data'
import { sampleTemplate } from '@/tests/support/sample-template'
import { nodeProblems } from '@/tests/support/schema-org'

const site = 'https://docs.example'
const question = { question: '</script><!--', answer: 'Estimates & <b>quotes</b>' }

it('cannot leave its script element', () => {
  const text = serializeStructuredData([faqNode([question])])
  expect(text).not.toMatch(/[<>&]/)
  expect(JSON.parse(text)['@graph'][0].mainEntity[0].name).toBe('</script><!--')
})

it('describes the organization, the site with its search, and a free product', () => {
  const [organization, website, product] = siteNodes(site)
  expect(organization).toMatchObject({ '@type': 'Organization', url: site })
  expect(product).toMatchObject({
    '@type': 'Product',
    brand: { '@id': `${site}/#organization` },
    offers: { price: '0', priceCurrency: 'USD' },
  })
  expect(website).toMatchObject({
    '@type': 'WebSite',
    url: site,
    potentialAction: {
      '@type': 'SearchAction',
      target: { urlTemplate: `${site}/search?q={query}` },
      'query-input': 'required name=query',
    },
  })
})

it('describes a template with its page count and every file, free of charge', () => {
  const node = templateNode(site, sampleTemplate())
  expect(node).toMatchObject({
    '@type': 'DigitalDocument',
    url: `${site}/templates/shingle-roof-estimate`,
    isAccessibleForFree: true,
    size: { value: 3, unitText: 'pages' },
    offers: { price: '0' },
  })
  expect(node).toHaveProperty('encoding', [
    {
      '@type': 'MediaObject',
      contentUrl: `${site}/templates/essentials/shingle-roof-estimate.pdf`,
      encodingFormat: 'application/pdf',
      contentSize: '46000 B',
    },
    expect.objectContaining({ contentSize: '20000 B' }),
    expect.objectContaining({ contentSize: '30000 B' }),
  ])
})

it('lists breadcrumbs from the home page to the page itself, whose entry has no URL', () => {
  const trail = [{ name: 'Home', href: '/' }, { name: 'Categories', href: '/categories' }, { name: 'Safety' }]
  expect(breadcrumbNode(site, trail)).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: { '@id': `${site}/` } },
      { '@type': 'ListItem', position: 2, name: 'Categories', item: { '@id': `${site}/categories` } },
      { '@type': 'ListItem', position: 3, name: 'Safety' },
    ],
  })
})

it('describes a page that collects links with its numbered list', () => {
  const page = { path: '/systems/epdm', title: 'EPDM', description: 'Documents for this roof.' }
  expect(collectionNode(site, page, ['/templates/a', '/templates/b'])).toMatchObject({
    '@type': 'CollectionPage',
    url: `${site}/systems/epdm`,
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: [
        { position: 1, url: `${site}/templates/a` },
        { position: 2, url: `${site}/templates/b` },
      ],
    },
  })
})

it('uses only terms of schema.org, for any template', () => {
  const nodes: StructuredNode[] = [
    ...siteNodes(site),
    faqNode([question]),
    listNode(site, ['/templates/a']),
    collectionNode(site, { path: '/a', title: 'A', description: 'B' }, ['/templates/a']),
    ...allTemplates().flatMap((template) => [
      templateNode(site, template),
      breadcrumbNode(site, breadcrumbsOf(template)),
    ]),
  ]
  expect(nodes.flatMap((node) => nodeProblems(Object(node) as object))).toEqual([])
})
