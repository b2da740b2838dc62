/** The request that a curl line makes. */
export interface CurlRequest {
  url: string
  method: string
  headers: Readonly<Record<string, string>>
  body?: string
  /** The file that the response is written to. */
  saveAs?: string
}

/** The words of a shell line: text in apostrophes is literal, `\'` outside them is an apostrophe. */
const wordsOf = (line: string): string[] =>
  [...line.matchAll(/(?:'[^']*'|\\'|[^\s'\\])+/g)].map(([word]) =>
    word.replace(/'([^']*)'|\\'/g, (_, text: string | undefined) => text ?? "'"),
  )

/**
 * Reads the options that the page for developers uses: `-o`, `-i`, `-X`, `-H`, `-d`. Throws for any other and
 * unless there is exactly one address.
 */
export function parseCurl(line: string): CurlRequest {
  const [program, ...words] = wordsOf(line)
  if (program !== 'curl') throw new Error(`Not a line for curl: ${line}`)
  const given = new Map<string, string>()
  const addresses: string[] = []
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    if (['-o', '-X', '-H', '-d'].includes(word)) given.set(word, words.shift() ?? '')
    else if (/^https?:/.test(word)) addresses.push(word)
    else if (word !== '-i') throw new Error(`Unknown in a line for curl: ${word}`)
  }
  const [url, ...others] = addresses
  if (url === undefined || others.length) throw new Error(`Not one address: ${line}`)
  const body = given.get('-d')
  const headers: Record<string, string> = {}
  if (body !== undefined) headers['content-type'] = 'application/x-www-form-urlencoded'
  const [name, value = ''] = given.get('-H')?.split(': ', 2) ?? []
  if (name !== undefined) headers[name] = value
  return {
    url,
    method: given.get('-X') ?? (body === undefined ? 'GET' : 'POST'),
    headers,
    body,
    saveAs: given.get('-o'),
  }
}
