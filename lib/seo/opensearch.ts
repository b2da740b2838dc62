import { site } from '@/data/site'
import { searchUrl } from '@/lib/paths'
import { xmlText } from './xml'

/** Returns an OpenSearch 1.1 description for browsers. `ShortName` is limited to 16 characters. */
export const openSearchXml = (siteUrl: string): string =>
  [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    `<ShortName>${xmlText(site.name.slice(0, 16))}</ShortName>`,
    `<Description>${xmlText(site.tagline)}</Description>`,
    '<InputEncoding>UTF-8</InputEncoding>',
    '<Language>en-us</Language>',
    `<Image width="192" height="192" type="image/png">${xmlText(siteUrl)}/icon-192.png</Image>`,
    `<Url type="text/html" template="${xmlText(siteUrl)}${searchUrl('')}{searchTerms}"/>`,
    `<Url type="application/opensearchdescription+xml" rel="self" template="${xmlText(siteUrl)}/opensearch.xml"/>`,
    '</OpenSearchDescription>',
    '',
  ].join('\n')
