/** The main pages, in the order of header, menu and footer. */
export const navigation = [
  { name: 'Home', href: '/' },
  { name: 'Templates', href: '/templates' },
  { name: 'Categories', href: '/categories' },
] as const

/** Other entries to the library, after the main pages. */
export const entryPages = [
  { name: 'Roofs', href: '/systems' },
  { name: 'Jobs', href: '/packets' },
] as const

/** Other pages of the menu. */
export const helpPages = [
  { name: 'FAQ', href: '/faq' },
  { name: 'Contact', href: '/contact' },
] as const

/** The footer's links in order. */
export const footerLinks = [
  { name: 'About', href: '/about' },
  { name: 'Templates', href: '/templates' },
  { name: 'Contact', href: '/contact' },
  { name: 'Categories', href: '/categories' },
  { name: 'Privacy', href: '/privacy' },
  { name: 'FAQ', href: '/faq' },
  { name: 'Terms', href: '/terms' },
] as const

/** Pages with the visitor's own data, below the links of menu and footer. */
export const ownPages = [
  { name: 'My company', href: '/company' },
  { name: 'My jobs', href: '/jobs' },
  { name: 'My drafts', href: '/drafts' },
  { name: 'Check a signed file', href: '/check' },
] as const

export const mainContentId = 'main-content'
