const likelySearches = ['estimate', 'contract', 'roof inspection', 'change order', 'lien waiver', 'toolbox talk']

export const suggestedSearches = (recent: readonly string[]): string[] => [
  ...recent,
  ...likelySearches.filter((query) => !recent.includes(query)).slice(0, recent.length > 0 ? 3 : likelySearches.length),
]
