/**
 * Paths that crawlers should not visit: those that record something, those for holders of a signed link, those that show
 * data of the visitor's browser, and archives of files that are linked individually. Filtered lists stay
 * open: their canonical URL is the list.
 */
export const closedPaths = [
  '/api/bundles/',
  '/api/confirm',
  '/api/contact',
  '/api/downloads',
  '/api/members/',
  '/api/outbox',
  '/api/subscribe',
  '/api/unsubscribe',
  '/check',
  '/company',
  '/confirm',
  '/contact/sent',
  '/members',
  '/subscribed',
  '/unsubscribe',
] as const
