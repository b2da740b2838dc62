/** Rows that visitors can add, as in the hosted migrations. Beyond, old search queries are evicted, other rows refused. */
export const bounds = {
  subscribers: 250_000,
  contactMessages: 50_000,
  searchQueries: 100_000,
  outboxMessages: 50_000,
} as const
export type Bounds = Readonly<Record<keyof typeof bounds, number>>

export const boundedTables = {
  subscribers: 'email_subscribers',
  contactMessages: 'contact_messages',
  outboxMessages: 'mail_outbox',
} as const satisfies Partial<Record<keyof Bounds, string>>

/** Share of the limit at which the health check reports a table. */
export const NEARLY_FULL = 0.9

export const describeNearlyFull = (tables: readonly string[]): string =>
  `Nearly full: ${tables.join(', ')}. At the limit, new rows are refused.`
