/** A page of the site that a search can ask for. */
export interface SearchedPage {
  name: string
  url: `/${string}`
  /** Words that ask for this page. */
  words: readonly string[]
  /** Words that a query may have as well. */
  also?: readonly string[]
}

/** The site's own pages. Templates are found by their texts; these by what people call them. */
export const searchedPages: readonly SearchedPage[] = [
  {
    name: 'My company',
    url: '/company',
    words: ['company', 'logo', 'letterhead', 'branding', 'brand', 'profile'],
    also: ['add', 'upload', 'put', 'change', 'name', 'own', 'info', 'information', 'color', 'details', 'setup'],
  },
  {
    name: 'My jobs',
    url: '/jobs',
    words: ['jobs'],
    also: ['new', 'add', 'start', 'open', 'saved', 'list', 'own'],
  },
  {
    name: 'My drafts',
    url: '/drafts',
    words: ['draft', 'unfinished', 'autosave', 'saved'],
    also: ['open', 'continue', 'find', 'form', 'document', 'template', 'work', 'own'],
  },
  {
    name: 'Check a signed file',
    url: '/check',
    words: ['signed', 'verify', 'tampered'],
    also: ['check', 'file', 'pdf', 'document', 'signature', 'form', 'contract'],
  },
  {
    name: 'Job packets',
    url: '/packets',
    words: ['packet', 'bundle', 'kit'],
    also: ['job', 'roofing', 'template', 'document', 'all', 'list'],
  },
  {
    name: 'Roof systems',
    url: '/systems',
    words: ['system'],
    also: ['roof', 'roofing', 'type', 'all', 'list'],
  },
  {
    name: 'FAQ',
    url: '/faq',
    words: ['faq', 'help', 'question'],
    also: ['frequently', 'asked', 'need', 'get', 'page'],
  },
  {
    name: 'Contact',
    url: '/contact',
    words: ['contact', 'support'],
    also: ['us', 'email', 'form', 'page', 'get', 'help', 'request', 'template'],
  },
  {
    name: 'Privacy',
    url: '/privacy',
    words: ['privacy', 'gdpr', 'ccpa', 'cookie', 'tracking'],
    also: ['policy', 'notice', 'page', 'data', 'statement'],
  },
  {
    name: 'Terms',
    url: '/terms',
    words: ['terms', 'disclaimer'],
    also: ['use', 'service', 'legal', 'page', 'site'],
  },
  {
    name: 'About',
    url: '/about',
    words: ['about', 'ridgedocs'],
    also: ['us', 'page', 'site'],
  },
  {
    name: 'For developers',
    url: '/developers',
    words: ['api', 'developer', 'openapi', 'json'],
    also: ['documentation', 'docs', 'key', 'page'],
  },
]
