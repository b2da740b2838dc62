/** Forms per minute is REQUESTS_PER_MINUTE or this default; the other per-minute limits scale with it. */
export const clientLimits = {
  formsPerMinute: 20,
  /** Messages per hour: ten by default. One client must not use up the mail of others. */
  messagesPerForm: 0.5,
  /** Downloads are counted more often than forms are posted and must not use up the form limit. */
  countsPerForm: 6,
  /** High enough for paging through a document. */
  picturesPerForm: 6,
  /** Of those, pictures that must be rendered first: each takes up to a third of a second of CPU time. */
  drawingsPerForm: 1.5,
  /** Pictures that may be queued for rendering at the same time. */
  drawingsWaiting: 2,
  /** State editions of documents, made before or not: more than a contractor downloads. */
  editionsPerForm: 3,
  archives: 4,
} as const
