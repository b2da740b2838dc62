const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Replaces the five named entities of XML by their characters. */
export const decodeXml = (text: string): string =>
  text.replaceAll(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole)

/** The text of WordprocessingML. */
export const wordText = (xml: string): string =>
  decodeXml([...xml.matchAll(/<w:t[^>]*>([^<]*)<\/w:t>/g)].map(([, text]) => text).join(''))

/** A problem, unless what it speaks of holds. */
export const unless = (holds: boolean, problem: string): string[] => (holds ? [] : [problem])

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Why a text is not well-formed XML: an unclosed or crossed tag, a stray `<` or `&`. Null if it is well-formed. */
export function xmlProblem(xml: string): string | null {
  const open: string[] = []
  const body = xml.replace(/^<\?xml[^?]*\?>/, '').trim()
  const token = /<(\/?)([\w:.-]+)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>|([^<]+)/y
  let at = 0
  while (at < body.length) {
    token.lastIndex = at
    const match = token.exec(body)
    if (!match) return `stray markup at character ${at}`
    const [whole, closing, name, attributes, empty, text] = match
    if (/&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-fA-F]+);)/.test(text ?? attributes ?? '')) return 'a stray ampersand'
    if (text !== undefined && open.length === 0) return 'text outside the root element'
    if (closing && open.pop() !== name) return `</${name}> closes another element`
    if (name && !closing && !empty) open.push(name)
    at += whole.length
  }
  return open.length > 0 ? `<${open.at(-1)}> is not closed` : null
}
