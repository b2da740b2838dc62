import 'server-only'
import { site } from '@/data/site'
import { allCategories, allTemplates, categoryParts, type CategoryEntry } from '@/lib/catalogue'
import { templateUrl } from '@/lib/paths'
import { countOf, formatNumber } from '@/lib/utils'
import { categoryPage, fixedPage, partPage, type SitePage } from './site-pages'

type Link = (path: string, name: string, text: string) => string

const pageLink = (link: Link, { path, title, description }: SitePage): string => link(path, title, description)

/** A category, and below it its pages by roof system and by group. */
const categoryLinks = (link: Link, category: CategoryEntry): string[] => [
  pageLink(link, categoryPage(category)),
  ...(categoryParts[category.slug] ?? []).map((part) => pageLink(link, partPage(category, part))),
]

const api = (link: Link): string[] => [
  pageLink(link, fixedPage('/developers')),
  link('/api/openapi.json', 'Description of the API', 'OpenAPI 3.1'),
  link(
    '/api/templates',
    'List of templates',
    'JSON; `kind`, `category`, `system`, `format`, `sort`, `page`, `perPage`',
  ),
  link('/api/templates/shingle-roof-estimate', 'One template', 'JSON, by its slug, with its files and their sizes'),
  link('/api/search?q=storm+damage', 'Search', 'JSON; `q`, `limit`, `format`, `category`'),
  link('/.well-known/security.txt', 'Security contact', 'RFC 9116'),
]

/** A guide to the site for language models, in the form of llmstxt.org: title, summary, and lists of links. */
export function llmsText(siteUrl: string): string {
  const link: Link = (path, name, text) => `- [${name}](${siteUrl}${path}): ${text}`
  const templates = allTemplates()
  const essentials = templates.filter(({ kind }) => kind === 'essential')
  const sections: [title: string, lines: string[]][] = [
    ['Library', (['/templates', '/categories', '/search'] as const).map((path) => pageLink(link, fixedPage(path)))],
    ['Essentials', essentials.map(({ slug, name, description }) => link(templateUrl(slug), name, description))],
    ['Categories', allCategories().flatMap((category) => categoryLinks(link, category))],
    ['API', api(link)],
    [
      'Optional',
      [
        ...(['/about', '/faq', '/privacy', '/contact'] as const).map((path) => pageLink(link, fixedPage(path))),
        link('/sitemap.xml', 'Sitemap', 'every page with its last change'),
        link('/feed.xml', 'Feed', 'the templates that changed last, as Atom'),
      ],
    ],
  ]
  return (
    [
      `# ${site.name}`,
      `> ${site.description}`,
      [
        `${countOf(templates.length, 'template')}, ${formatNumber(essentials.length)} of them essentials to start with. Each`,
        'is a fillable PDF, beside it an editable Word or a working Excel file; all are free and need no account.',
        'A template stands at `/templates/{slug}`; its files at `/templates/{folder}/{slug}.{pdf|docx|xlsx}`.',
        'Contracts, lien papers and HR documents are not legal advice.',
      ].join(' '),
      ...sections.map(([title, lines]) => `## ${title}\n\n${lines.join('\n')}`),
      '',
    ]
      .join('\n\n')
      .trimEnd() + '\n'
  )
}
