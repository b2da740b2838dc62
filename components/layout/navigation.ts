/** The main pages, in the order of header, menu and footer. */
export const navigation = [
  { name: 'Home', href: '/' },
  { name: 'Templates', href: '/templates' },
  { name: 'Categories', href: '/categories' },
] as const

export const mainContentId = 'main-content'
