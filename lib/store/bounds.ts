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
