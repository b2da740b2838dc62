export const navigation = [
  { name: 'Home', href: '/' },
  { name: 'Templates', href: '/templates' },
  { name: 'Categories', href: '/categories' },
] as const

export const entryPages = [
  { name: 'Roofs', href: '/systems' },
  { name: 'Jobs', href: '/packets' },
] as const

export const helpPages = [
  { name: 'FAQ', href: '/faq' },
  { name: 'Contact', href: '/contact' },
] as const

export const footerLinks = [
  { name: 'About', href: '/about' },
  { name: 'Templates', href: '/templates' },
  { name: 'Contact', href: '/contact' },
  { name: 'Categories', href: '/categories' },
  { name: 'Privacy', href: '/privacy' },
  { name: 'FAQ', href: '/faq' },
  { name: 'Terms', href: '/terms' },
] as const

export const ownPages = [
  { name: 'My company', href: '/company' },
  { name: 'My jobs', href: '/jobs' },
  { name: 'My drafts', href: '/drafts' },
  { name: 'Check a signed file', href: '/check' },
] as const

export const mainContentId = 'main-content'
