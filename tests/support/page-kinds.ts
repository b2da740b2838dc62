/** One address of every kind of page, by how the page is made. */
export const staticPages = {
  home: '/',
  list: '/templates',
  template: '/templates/shingle-roof-estimate',
  categories: '/categories',
  category: '/categories/estimates-quotes',
  'category by roof system': '/categories/contracts-agreements',
  'roof system': '/categories/estimates-proposals/epdm',
  group: '/categories/contracts-agreements/universal',
  roofs: '/systems',
  roof: '/systems/epdm',
  packets: '/packets',
  packet: '/packets/asphalt-shingles-replacement',
  about: '/about',
  contact: '/contact',
  privacy: '/privacy',
  terms: '/terms',
  questions: '/faq',
  developers: '/developers',
  'unknown template': '/templates/no-such-template',
  'unknown category': '/categories/no-such-category',
  'unknown roof system': '/categories/estimates-proposals/thatch',
  'unknown roof': '/systems/thatch',
  'unknown address': '/no/such/page',
  message: '/subscribed',
  'my company': '/company',
  'check a signed file': '/check',
  'no network': '/offline',
} as const

export const dynamicPages = {
  search: '/search?q=roof',
  'filtered list': '/templates?format=Excel',
  unsubscribe: '/unsubscribe',
  confirm: '/confirm',
  members: '/members',
} as const

/** Pages on which a visitor works: one static page for every template or job, and lists of what this browser keeps. */
const workPages = {
  form: '/templates/change-order/fill',
  'form with tables': '/templates/shingle-roof-estimate/fill',
  drafts: '/drafts',
  jobs: '/jobs',
  'unknown job': '/jobs/no-such-job',
} as const

const variants = {
  'category with cards of three items': '/categories/contracts-agreements/specialty',
  'category with collapsing groups': '/categories/marketing-lead-gen',
  'category with lettered groups': '/categories/invoicing-payment',
  'category with reasons': '/categories/client-communication',
  'no results': '/search?q=zzqxw',
} as const

/** One page of every kind, with the variants: what every rule of accessibility is checked on. */
export const allKinds = Object.entries({ ...staticPages, ...dynamicPages, ...workPages, ...variants })

export const pageKinds = Object.entries({ ...staticPages, ...dynamicPages })

/** Kinds that share no part with another: one page of each is looked at whole in every run, the others in the full run. */
const daily = ['home', 'list', 'template', 'roof system', 'contact', 'unknown address', 'search', 'my company', 'form']
export const isDaily = (kind: string): boolean => daily.includes(kind)

/** Pages of which nothing but their frame is in the HTML, and those that are rendered on request: they start by themselves. */
const started = [
  ...['my company', 'check a signed file', 'no network', 'no results'],
  ...Object.keys(workPages),
  ...Object.keys(dynamicPages),
]
export const isStill = (kind: string): boolean => !started.includes(kind)
