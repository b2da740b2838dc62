/** Closed to crawlers: what records, signed links, the visitor's own data, archives. Filtered lists stay open. */
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
