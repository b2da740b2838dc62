import 'server-only'
import { site } from '@/data/site'
import { allTemplates, type TemplateEntry } from '@/lib/catalogue'
import { modifiedOf } from '@/lib/catalogue/modified'
import { mimeTypes, templateUrl } from '@/lib/paths'
import { xmlText } from './xml'

/** A reader is told of the newest ones; the whole library is in the sitemap and in the API. */
const ENTRIES = 100

const atMidnight = (day: string): string => `${day}T00:00:00Z`

function entryXml(siteUrl: string, { slug, name, description, category, files }: TemplateEntry): string {
  const url = siteUrl + templateUrl(slug)
  const enclosures = files.map(
    ({ format, url: file, bytes }) =>
      `<link rel="enclosure" title="${format}" type="${mimeTypes[format]}" length="${bytes}" href="${xmlText(siteUrl + file)}"/>`,
  )
  return [
    '<entry>',
    `<id>${xmlText(url)}</id>`,
    `<title>${xmlText(name)}</title>`,
    `<updated>${atMidnight(modifiedOf(slug))}</updated>`,
    `<link rel="alternate" type="text/html" href="${xmlText(url)}"/>`,
    ...enclosures,
    `<category term="${xmlText(category)}"/>`,
    `<summary>${xmlText(description)}</summary>`,
    '</entry>',
  ].join('\n')
}

/** An Atom feed (RFC 4287) of the templates that changed last; those of one day in catalogue order. */
export function feedXml(siteUrl: string): string {
  const newest = [...allTemplates()]
    .sort((a, b) => modifiedOf(b.slug).localeCompare(modifiedOf(a.slug)))
    .slice(0, ENTRIES)
  const [first] = newest
  if (!first) throw new Error('There are no templates to make a feed of')
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    `<id>${xmlText(siteUrl)}/feed.xml</id>`,
    `<title>${xmlText(`${site.name}: new and changed templates`)}</title>`,
    `<subtitle>${xmlText(site.tagline)}</subtitle>`,
    `<updated>${atMidnight(modifiedOf(first.slug))}</updated>`,
    `<author><name>${xmlText(site.name)}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${xmlText(siteUrl)}/feed.xml"/>`,
    `<link rel="alternate" type="text/html" href="${xmlText(siteUrl)}/templates"/>`,
    `<icon>${xmlText(siteUrl)}/icon.svg</icon>`,
    ...newest.map((template) => entryXml(siteUrl, template)),
    '</feed>',
    '',
  ].join('\n')
}
