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
  questions: '/faq',
  developers: '/developers',
  'unknown template': '/templates/no-such-template',
  'unknown category': '/categories/no-such-category',
  'unknown roof system': '/categories/estimates-proposals/thatch',
  'unknown roof': '/systems/thatch',
  'unknown address': '/no/such/page',
  message: '/subscribed',
  'my company': '/company',
  'no network': '/offline',
} as const

export const dynamicPages = {
  search: '/search?q=roof',
  'filtered list': '/templates?format=Excel',
  unsubscribe: '/unsubscribe',
  confirm: '/confirm',
  members: '/members',
} as const

export const pageKinds = Object.entries({ ...staticPages, ...dynamicPages })
