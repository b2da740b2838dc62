/** The query keys with which the list of templates is filtered, sorted or paged, and so rendered on request. */
export const filterKeys = ['stage', 'format', 'category', 'system', 'sort', 'page'] as const

/** Returns whether a query asks for a list that no file of the build holds. */
export const isFiltered = (query: URLSearchParams): boolean => filterKeys.some((key) => query.has(key))
