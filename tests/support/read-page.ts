export interface ReadPage {
  lang: string
  title: string
  /** Contents of `<meta>` by name or property. */
  meta: ReadonlyMap<string, string>
  canonical?: string
  headings: readonly number[]
  ids: ReadonlySet<string>
  links: readonly string[]
  /** Addresses of pictures, style sheets, icons and other parts. */
  parts: readonly string[]
  nodes: readonly Record<string, unknown>[]
  hasBreadcrumbs: boolean
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }
const decode = (text: string): string => text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)

/** The attributes of a tag; names in lower case, values decoded. */
const attributesOf = (tag: string): Map<string, string> =>
  new Map(
    [...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name.toLowerCase(), decode(value)]),
  )

const tagsIn = (html: string, name: string): Map<string, string>[] =>
  [...html.matchAll(new RegExp(`<${name}\\s[^>]*>`, 'g'))].map(([tag]) => attributesOf(tag))

const graphOf = (text: string): Record<string, unknown>[] =>
  (JSON.parse(text) as { '@graph': Record<string, unknown>[] })['@graph']

/** Reads a page. Throws if its structured data is not JSON. */
export function readPage(html: string): ReadPage {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)]
  const markup = html.replace(/<script[\s\S]*?<\/script>/g, '')
  const links = tagsIn(markup, 'link')
  const known = (values: (string | undefined)[]): string[] => values.filter((value) => value !== undefined)
  const relOf = (link: Map<string, string>): string => link.get('rel') ?? ''
  return {
    lang: tagsIn(markup, 'html')[0]?.get('lang') ?? '',
    title: decode(/<title>([^<]*)<\/title>/.exec(markup)?.[1] ?? ''),
    meta: new Map(
      tagsIn(markup, 'meta').map((tag) => [tag.get('name') ?? tag.get('property') ?? '', tag.get('content') ?? '']),
    ),
    canonical: links.find((link) => relOf(link) === 'canonical')?.get('href'),
    headings: [...markup.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level)),
    ids: new Set([...markup.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => decode(id))),
    links: known(tagsIn(markup, 'a').map((tag) => tag.get('href'))),
    parts: known([
      ...tagsIn(markup, 'img').flatMap((tag) => [
        tag.get('src'),
        ...(tag
          .get('srcset')
          ?.split(',')
          .map((item) => item.trim().split(' ')[0]) ?? []),
      ]),
      ...links.filter((link) => relOf(link) !== 'canonical').map((link) => link.get('href')),
    ]),
    nodes: scripts.flatMap(([, text = '']) => graphOf(text)),
    hasBreadcrumbs: markup.includes('aria-label="Breadcrumb"'),
  }
}
