import type {
  BreadcrumbList,
  DigitalDocument,
  FAQPage,
  Graph,
  ItemList,
  Offer,
  Organization,
  Product,
  SearchAction,
  WebSite,
  WithActionConstraints,
} from 'schema-dts'
import type { FaqItem } from '@/data/faq'
import { site } from '@/data/site'
import type { Crumb, TemplateEntry } from '@/lib/catalogue'
import { linkPictureUrl, mimeTypes, searchUrl, templateUrl } from '@/lib/paths'

/** The schema.org nodes that pages carry; `schema-dts` checks their properties and values when the code is compiled. */
export type StructuredNode = BreadcrumbList | DigitalDocument | FAQPage | ItemList | Organization | Product | WebSite

const idOf = (siteUrl: string, name: string): string => `${siteUrl}/#${name}`

const freeOffer = (url: string): Offer => ({
  '@type': 'Offer',
  url,
  price: '0',
  priceCurrency: 'USD',
  availability: 'https://schema.org/InStock',
})

/** The publisher, the site with its search, and the free product, which every page carries. */
export function siteNodes(siteUrl: string): [Organization, WebSite, Product] {
  const organization = { '@id': idOf(siteUrl, 'organization') }
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${siteUrl}${searchUrl('')}{query}` },
    'query-input': 'required name=query',
  }
  return [
    {
      '@type': 'Organization',
      ...organization,
      name: site.name,
      url: siteUrl,
      logo: `${siteUrl}/icon.svg`,
      email: site.supportEmail,
      sameAs: site.social.map(({ url }) => url),
    },
    { '@type': 'WebSite', name: site.name, url: siteUrl, potentialAction: search },
    {
      '@type': 'Product',
      '@id': idOf(siteUrl, 'product'),
      name: `${site.name} template library`,
      image: siteUrl + linkPictureUrl('/'),
      brand: organization,
      offers: freeOffer(`${siteUrl}/templates`),
    },
  ]
}

/** A template as a document that costs nothing, with its pages and one encoding per file. */
export function templateNode(siteUrl: string, template: TemplateEntry): DigitalDocument {
  const url = siteUrl + templateUrl(template.slug)
  const pages = template.files.find((file) => file.pages !== null)?.pages
  return {
    '@type': 'DigitalDocument',
    '@id': `${url}#document`,
    url,
    name: template.name,
    description: template.description,
    image: siteUrl + template.picture.large,
    // schema.org knows a number of pages of books only; a size is what any work may have.
    ...(pages ? { size: { '@type': 'QuantitativeValue', value: pages, unitText: 'pages' } } : {}),
    isAccessibleForFree: true,
    publisher: { '@id': idOf(siteUrl, 'organization') },
    encoding: template.files.map((file) => ({
      '@type': 'MediaObject',
      contentUrl: siteUrl + file.url,
      encodingFormat: mimeTypes[file.format],
      contentSize: `${file.bytes} B`,
    })),
    offers: freeOffer(url),
  }
}

/** The way from the home page to this one, as the page shows it. */
export const breadcrumbNode = (siteUrl: string, trail: readonly Crumb[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    ...(href ? { item: { '@id': siteUrl + href } } : {}),
  })),
})

/** The pages that a list leads to, by their addresses within the site, in the order shown. */
export const listNode = (siteUrl: string, hrefs: readonly string[]): ItemList => ({
  '@type': 'ItemList',
  itemListElement: hrefs.map((href, index) => ({ '@type': 'ListItem', position: index + 1, url: siteUrl + href })),
})

/** The questions and answers that a page shows. */
export const faqNode = (items: readonly FaqItem[]): FAQPage => ({
  '@type': 'FAQPage',
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

/** JSON-LD text that cannot end its script element or open a comment in it. */
export function serializeStructuredData(nodes: readonly StructuredNode[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': nodes }
  return JSON.stringify(graph).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e').replaceAll('&', '\\u0026')
}
