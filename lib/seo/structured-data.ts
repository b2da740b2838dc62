import type {
  BreadcrumbList,
  CollectionPage,
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
import type { FaqItem } from '@/data/site/faq'
import { site } from '@/data/site'
import type { Crumb, TemplateEntry } from '@/lib/catalogue'
import { openGraphImageUrl, mimeTypes, searchUrl, templateUrl } from '@/lib/paths'

/** The schema.org nodes of the pages. `schema-dts` checks their properties and values at compile time. */
export type StructuredNode =
  | BreadcrumbList
  | CollectionPage
  | DigitalDocument
  | FAQPage
  | ItemList
  | Organization
  | Product
  | WebSite

const idOf = (siteUrl: string, name: string): string => `${siteUrl}/#${name}`

const freeOffer = (url: string): Offer => ({
  '@type': 'Offer',
  url,
  price: '0',
  priceCurrency: 'USD',
  availability: 'https://schema.org/InStock',
})

/** Returns the nodes of every page: the publisher, the site with its search, and the free product. */
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
      image: siteUrl + openGraphImageUrl('/'),
      brand: organization,
      offers: freeOffer(`${siteUrl}/templates`),
    },
  ]
}

/** Returns a template as a free document, with its page count and one encoding per file. */
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
    // schema.org defines numberOfPages for books only, but size for any creative work.
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

/** Returns the page's breadcrumbs. */
export const breadcrumbNode = (siteUrl: string, trail: readonly Crumb[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    ...(href ? { item: { '@id': siteUrl + href } } : {}),
  })),
})

/** Returns a list of links, given as paths in display order. */
export const listNode = (siteUrl: string, hrefs: readonly string[]): ItemList => ({
  '@type': 'ItemList',
  itemListElement: hrefs.map((href, index) => ({ '@type': 'ListItem', position: index + 1, url: siteUrl + href })),
})

/** Returns a page that collects links, given as paths in display order. */
export const collectionNode = (
  siteUrl: string,
  { path, title, description }: { path: string; title: string; description: string },
  hrefs: readonly string[],
): CollectionPage => ({
  '@type': 'CollectionPage',
  url: siteUrl + path,
  name: title,
  description,
  isAccessibleForFree: true,
  publisher: { '@id': idOf(siteUrl, 'organization') },
  mainEntity: listNode(siteUrl, hrefs),
})

/** Returns a page's questions and answers. */
export const faqNode = (items: readonly FaqItem[]): FAQPage => ({
  '@type': 'FAQPage',
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

/** Serializes nodes as JSON-LD that cannot close its script element or open a comment in it. */
export function serializeStructuredData(nodes: readonly StructuredNode[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': nodes }
  return JSON.stringify(graph).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e').replaceAll('&', '\\u0026')
}
