import 'server-only'
import { site } from '@/data/site'
import { allCategories, allPackets, allRoofs, allTemplates, categoryParts, type CategoryEntry } from '@/lib/catalogue'
import { templateUrl } from '@/lib/paths'
import { countOf, formatNumber } from '@/lib/utils'
import { categoryPage, fixedPage, packetPage, partPage, roofPage, type SitePage } from './site-pages'

type Link = (path: string, name: string, text: string) => string

const pageLink = (link: Link, { path, title, description }: SitePage): string => link(path, title, description)

const categoryLinks = (link: Link, category: CategoryEntry): string[] => [
  pageLink(link, categoryPage(category)),
  ...(categoryParts[category.slug] ?? []).map((part) => pageLink(link, partPage(category, part))),
]

const api = (link: Link): string[] => [
  pageLink(link, fixedPage('/developers')),
  link('/api/openapi.json', 'API description', 'OpenAPI 3.1'),
  link(
    '/api/templates',
    'List of templates',
    'JSON; `kind`, `category`, `system`, `format`, `state`, `sort`, `page`, `perPage`',
  ),
  link('/api/templates/shingle-roof-estimate', 'One template', 'JSON, by slug, with its files and their sizes'),
  link(
    '/api/search?q=storm+damage',
    'Search',
    'JSON; `q`, `limit`, `format`, `category`; a query may also name a state, a packet or a page of the site',
  ),
  link('/.well-known/security.txt', 'Security contact', 'RFC 9116'),
]

/** Returns a guide to the site for language models, in the format of llmstxt.org: title, summary and lists of links. */
export function llmsText(siteUrl: string): string {
  const link: Link = (path, name, text) => `- [${name}](${siteUrl}${path}): ${text}`
  const templates = allTemplates()
  const essentials = templates.filter(({ kind }) => kind === 'essential')
  const sections: [title: string, lines: string[]][] = [
    [
      'Library',
      (['/templates', '/systems', '/categories', '/packets', '/search'] as const).map((path) =>
        pageLink(link, fixedPage(path)),
      ),
    ],
    ['Essentials', essentials.map(({ slug, name, description }) => link(templateUrl(slug), name, description))],
    ['Roof systems', allRoofs().map((roof) => pageLink(link, roofPage(roof)))],
    ['Categories', allCategories().flatMap((category) => categoryLinks(link, category))],
    ['Packets', allPackets().map((packet) => pageLink(link, packetPage(packet)))],
    ['API', api(link)],
    [
      'Optional',
      [
        ...(['/about', '/faq', '/privacy', '/terms', '/contact'] as const).map((path) =>
          pageLink(link, fixedPage(path)),
        ),
        link('/sitemap.xml', 'Sitemap', 'every page with the date of its last change'),
        link('/feed.xml', 'Feed', 'the most recently changed templates, as Atom'),
      ],
    ],
  ]
  return (
    [
      `# ${site.name}`,
      `> ${site.description}`,
      [
        `${countOf(templates.length, 'template')}, ${formatNumber(essentials.length)} of them essentials to start with. Each`,
        'is a fillable PDF with an editable Word file or a working Excel file; all are free and need no account.',
        'Template pages are at `/templates/{slug}`, files for the customer or the crew at',
        '`/templates/{folder}/{slug}.{pdf|docx|xlsx}`; what the office keeps is at `{slug}.office.{pdf|docx}`, what goes into',
        'the field at `{slug}.field.{pdf|docx}`, the workbook of an estimate without its cost at `{slug}.customer.xlsx`. Documents',
        'that state law touches have an edition for each state at `/templates/{folder}/{slug}.{state}[.office|.field].{pdf|docx|xlsx}`, with',
        'the postal code in lower case; `/api/templates/{slug}?state=TX` says what that edition lacks, and',
        '`/api/bundles/{category}?state=TX` is one archive of a category with the editions of a state.',
        'The parts, fields and formulas of a document are JSON at `/models/{slug}.json`, of an edition at',
        '`/models/{slug}.{state}.json`; the values of an example job are at `/models/{slug}.example.json`.',
        'A contractor who enters name, license and logo at `/company`, which stay in the browser, gets them on every download.',
        'Every document can be filled in online at `/templates/{slug}/fill`: the browser writes the file and nothing typed is sent;',
        'drafts stay in the browser, at `/drafts`. A PDF that was signed there is checked at `/check`, in the browser too. A job typed once at `/jobs` fills all its documents; the sets of documents are',
        'JSON at `/packets/sets.json` and `/packets/{slug}/set.json`. Forms that were opened once work without a network, and the site installs as',
        'an app.',
        'Contracts, lien papers and HR documents are not legal advice.',
      ].join(' '),
      ...sections.map(([title, lines]) => `## ${title}\n\n${lines.join('\n')}`),
      '',
    ]
      .join('\n\n')
      .trimEnd() + '\n'
  )
}
