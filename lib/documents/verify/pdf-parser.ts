/** The objects of a PDF (ISO 32000-1, 7.3) and what reads them from text. */

export class Name {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}
export class Text {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}
export class Ref {
  readonly id: number

  constructor(id: number) {
    this.id = id
  }
}
export type Dict = { readonly [key: string]: Value }
export type Value = number | boolean | null | undefined | Name | Text | Ref | readonly Value[] | Dict

/** What a character of code 0 to 255 is: 1 for white space, 2 for a delimiter, 0 for a regular character. */
const kinds = new Uint8Array(256)
for (const code of [0, 9, 10, 12, 13, 32]) kinds[code] = 1
for (const character of '()<>[]{}/%') kinds[character.charCodeAt(0)] = 2
const ZERO = 48
const NINE = 57

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

function decodeText(bytes: string): string {
  if (!bytes.startsWith('\xfe\xff')) return bytes
  const units = Array.from({ length: (bytes.length - 2) >> 1 }, (_, index) => bytes.slice(2 + index * 2, 4 + index * 2))
  return units.map((unit) => String.fromCharCode(unit.charCodeAt(0) * 256 + unit.charCodeAt(1))).join('')
}

/** Parses objects from Latin-1 text, from the offset `at` on. Throws on anything that is not a PDF object. */
export class PdfParser {
  private readonly source: string
  at: number

  constructor(source: string, at: number) {
    this.source = source
    this.at = at
  }

  value(): Value {
    this.skip()
    const character = this.source[this.at]
    if (character === '/') return this.name()
    if (character === '(') return this.literal()
    if (character === '[') return this.array()
    if (character === '<') return this.source[this.at + 1] === '<' ? this.dict() : this.hex()
    return this.word()
  }

  private skip(): void {
    while (kinds[this.source.charCodeAt(this.at)] === 1) this.at += 1
  }

  private token(): string {
    const start = this.at
    while (kinds[this.source.charCodeAt(this.at)] === 0) this.at += 1
    return this.source.slice(start, this.at)
  }

  private name(): Name {
    this.at += 1
    const name = this.token()
    if (!name.includes('#')) return new Name(name)
    return new Name(name.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16))))
  }

  private word(): Value {
    const token = this.token()
    if (token === 'true' || token === 'false') return token === 'true'
    if (token === 'null') return null
    if (token === '' || Number.isNaN(Number(token))) throw new Error(`no PDF object at byte ${this.at}: ${token}`)
    const reference =
      this.isDigit(this.at + 1) && /^\s+\d+\s+R(?![A-Za-z])/.exec(this.source.slice(this.at, this.at + 16))
    if (!reference) return Number(token)
    this.at += reference[0].length
    return new Ref(Number(token))
  }

  private isDigit(at: number): boolean {
    const code = this.source.charCodeAt(at)
    return code >= ZERO && code <= NINE
  }

  private array(): Value[] {
    const items: Value[] = []
    for (this.at += 1, this.skip(); this.source[this.at] !== ']'; this.skip()) items.push(this.value())
    this.at += 1
    return items
  }

  private dict(): Dict {
    const entries: Record<string, Value> = {}
    for (this.at += 2, this.skip(); this.source[this.at] !== '>'; this.skip()) {
      const key = this.value()
      if (!(key instanceof Name)) throw new Error(`a dictionary key is no name at byte ${this.at}`)
      entries[key.name] = this.value()
    }
    this.at += 2
    return entries
  }

  private hex(): Text {
    const end = this.source.indexOf('>', this.at)
    const digits = this.source.slice(this.at + 1, end).replace(/\s/g, '')
    this.at = end + 1
    return new Text(decodeText(digits.replace(/../g, (code) => String.fromCharCode(parseInt(code, 16)))))
  }

  private literal(): Text {
    let text = ''
    let depth = 0
    /** Where the characters begin that are taken as they are. */
    let plain = this.at + 1
    for (this.at += 1; this.source[this.at] !== ')' || depth > 0; this.at += 1) {
      const character = this.source[this.at]
      if (character === undefined) throw new Error('a string has no end')
      if (character === '(') depth += 1
      if (character === ')') depth -= 1
      if (character !== '\\') continue
      text += this.source.slice(plain, this.at)
      const octal = /^[0-7]{1,3}/.exec(this.source.slice(this.at + 1, this.at + 4))
      const next = this.source[this.at + 1] ?? ''
      text += octal ? String.fromCharCode(parseInt(octal[0], 8)) : (escapes[next] ?? next)
      this.at += octal ? octal[0].length : 1
      plain = this.at + 1
    }
    text += this.source.slice(plain, this.at)
    this.at += 1
    return new Text(decodeText(text))
  }
}

export const isDict = (value: Value): value is Dict =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !(value instanceof Name || value instanceof Text || value instanceof Ref)

/** The text of a string; empty for other values. */
export const textOf = (value: Value): string => (value instanceof Text ? value.text : '')
