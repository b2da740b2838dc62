import 'server-only'
import { site } from '@/data/site'
import { allTemplates, type TemplateEntry } from '@/lib/catalogue'
import { mimeTypes, templateUrl } from '@/lib/paths'
import { xmlText } from './xml'

/** Maximum number of entries. The whole library is in the sitemap and the API. */
const ENTRIES = 100

const atMidnight = (day: string): string => `${day}T00:00:00Z`

function entryXml(siteUrl: string, day: string, { slug, name, description, category, files }: TemplateEntry): string {
  const url = siteUrl + templateUrl(slug)
  const enclosures = files.map(
    ({ format, url: file, bytes }) =>
      `<link rel="enclosure" title="${format}" type="${mimeTypes[format]}" length="${bytes}" href="${xmlText(siteUrl + file)}"/>`,
  )
  return [
    '<entry>',
    `<id>${xmlText(url)}</id>`,
    `<title>${xmlText(name)}</title>`,
    `<updated>${atMidnight(day)}</updated>`,
    `<link rel="alternate" type="text/html" href="${xmlText(url)}"/>`,
    ...enclosures,
    `<category term="${xmlText(category)}"/>`,
    `<summary>${xmlText(description)}</summary>`,
    '</entry>',
  ].join('\n')
}

/** Returns an Atom feed (RFC 4287) of the most recently revised templates; those of one day are in catalog order. */
export function feedXml(siteUrl: string): string {
  const newest = allTemplates()
    .flatMap((template) => (template.revision ? [{ template, day: template.revision.day }] : []))
    .sort((a, b) => b.day.localeCompare(a.day))
    .slice(0, ENTRIES)
  const [first] = newest
  if (!first) throw new Error('The feed has no templates')
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    `<id>${xmlText(siteUrl)}/feed.xml</id>`,
    `<title>${xmlText(`${site.name}: new and changed templates`)}</title>`,
    `<subtitle>${xmlText(site.tagline)}</subtitle>`,
    `<updated>${atMidnight(first.day)}</updated>`,
    `<author><name>${xmlText(site.name)}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${xmlText(siteUrl)}/feed.xml"/>`,
    `<link rel="alternate" type="text/html" href="${xmlText(siteUrl)}/templates"/>`,
    `<icon>${xmlText(siteUrl)}/icon.svg</icon>`,
    ...newest.map(({ template, day }) => entryXml(siteUrl, day, template)),
    '</feed>',
    '',
  ].join('\n')
}
