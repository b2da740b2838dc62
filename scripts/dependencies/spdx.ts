/**
 * Whether an SPDX license expression can be met with `allowed` identifiers alone: one side of an OR, both of an AND;
 * AND binds closer. An exception (`WITH …`) counts as part of its identifier. Throws when it is no such expression.
 */
export function isSatisfied(expression: string, allowed: ReadonlySet<string>): boolean {
  const tokens = expression.match(/[()]|[^\s()]+/g) ?? []
  let at = 0
  const fail = (): never => {
    throw new Error(`“${expression}” is no SPDX license expression`)
  }
  const take = (token: string): boolean => tokens[at] === token && (at += 1) > 0
  const isIdentifier = (token: string | undefined): token is string =>
    token !== undefined && /^[\w.:+-]+$/.test(token) && !['AND', 'OR', 'WITH'].includes(token)

  function readIdentifier(): string {
    const token = tokens[at]
    if (!isIdentifier(token)) return fail()
    at += 1
    return token
  }
  function readTerm(): boolean {
    if (take('(')) {
      const result = readAny()
      return take(')') ? result : fail()
    }
    const identifier = readIdentifier()
    return allowed.has(take('WITH') ? `${identifier} WITH ${readIdentifier()}` : identifier)
  }
  function readAll(): boolean {
    let result = readTerm()
    while (take('AND')) result = readTerm() && result
    return result
  }
  function readAny(): boolean {
    let result = readAll()
    while (take('OR')) result = readAll() || result
    return result
  }

  const result = readAny()
  return at === tokens.length ? result : fail()
}
