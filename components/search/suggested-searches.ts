/** The searches that most visitors come for. */
const likelySearches = ['estimate', 'contract', 'roof inspection', 'change order', 'lien waiver', 'toolbox talk']

/** What to offer before anything is typed: recent searches, then likely ones. */
export const suggestedSearches = (recent: readonly string[]): string[] => [
  ...recent,
  ...likelySearches.filter((query) => !recent.includes(query)).slice(0, recent.length > 0 ? 3 : likelySearches.length),
]
