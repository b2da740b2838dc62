/**
 * The most rows that visitors can make a table grow to. Beyond them search queries push the oldest out; subscribers,
 * contact messages and messages to send are refused, and the health answer warns from nine tenths on. The migrations of
 * the hosted store hold the same numbers.
 */
export const bounds = {
  subscribers: 250_000,
  contactMessages: 50_000,
  searchQueries: 100_000,
  outboxMessages: 50_000,
} as const
export type Bounds = Readonly<Record<keyof typeof bounds, number>>

/** The tables that refuse what is beyond their bound. */
export const boundedTables = {
  subscribers: 'email_subscribers',
  contactMessages: 'contact_messages',
  outboxMessages: 'mail_outbox',
} as const satisfies Partial<Record<keyof Bounds, string>>

/** The share of its bound from which on a table is told of in the health answer. */
export const CROWDED = 0.9

/** What the health answer says of tables that are nearly full, by their names. */
export const describeCrowded = (tables: readonly string[]): string =>
  `Nearly full: ${tables.join(', ')}. Beyond their bounds new rows are refused.`
