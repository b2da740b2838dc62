import type { FaqItem } from '@/data/faq'
import { site } from '@/data/site'
import type { TemplateEntry } from '@/lib/catalogue'
import { mimeTypes, templateUrl } from '@/lib/paths'

/** A schema.org node, ready to be serialised. */
export type StructuredNode = { '@type': string } & Record<string, unknown>

/** The publisher and the free product, which every page carries. */
export function siteNodes(siteUrl: string): StructuredNode[] {
  const organization = `${siteUrl}/#organization`
  return [
    {
      '@type': 'Organization',
      '@id': organization,
      name: site.name,
      url: siteUrl,
      logo: `${siteUrl}/icon.svg`,
      email: site.supportEmail,
      sameAs: site.social.map(({ url }) => url),
    },
    {
      '@type': 'Product',
      '@id': `${siteUrl}/#product`,
      name: `${site.name} template library`,
      description: site.description,
      image: `${siteUrl}/icon.svg`,
      brand: { '@id': organization },
      offers: {
        '@type': 'Offer',
        url: `${siteUrl}/templates`,
        price: '0',
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
      },
    },
  ]
}

/** An estimate template as a document that costs nothing, with one encoding per file. */
export function estimateNode(siteUrl: string, template: TemplateEntry): StructuredNode {
  const url = siteUrl + templateUrl(template.slug)
  return {
    '@type': 'DigitalDocument',
    '@id': `${url}#document`,
    url,
    name: template.name,
    description: template.description,
    image: siteUrl + template.picture.large,
    isAccessibleForFree: true,
    publisher: { '@id': `${siteUrl}/#organization` },
    encoding: template.files.map((file) => ({
      '@type': 'MediaObject',
      contentUrl: siteUrl + file.url,
      encodingFormat: mimeTypes[file.format],
      contentSize: `${file.bytes} B`,
    })),
    offers: { '@type': 'Offer', url, price: '0', priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
  }
}

/** The questions and answers that a page shows. */
export const faqNode = (items: readonly FaqItem[]): StructuredNode => ({
  '@type': 'FAQPage',
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

/** JSON-LD text that cannot end its script element or open a comment in it. */
export const serializeStructuredData = (nodes: readonly StructuredNode[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes })
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026')
