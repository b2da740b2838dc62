/**
 * What crawlers are asked to leave alone: what records something, what only the holder of a link can see, and archives
 * of files that they find one by one. Filtered lists stay open: they name the list as their canonical address.
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
  '/confirm',
  '/contact/sent',
  '/members',
  '/subscribed',
  '/unsubscribe',
] as const
