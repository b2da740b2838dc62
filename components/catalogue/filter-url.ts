const parameters = ['stage', 'format', 'category', 'system', 'sort']

/** Returns the list page's URL for a form's values, in the format of `filterUrl`: equal filters give equal URLs. */
export function formUrl(form: HTMLFormElement): string {
  const data = new FormData(form)
  const chosen = parameters.flatMap((name) => data.getAll(name).map((value) => [name, value as string] as const))
  const query = new URLSearchParams(
    chosen
      .filter(([name, value]) => value !== '' && !(name === 'sort' && value === 'popular'))
      .map((pair) => [...pair]),
  )
  return query.size ? `/templates?${query}` : '/templates'
}
