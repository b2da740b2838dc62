/**
 * Reads as much of a PDF as the checks need: cross-reference streams, object streams and plain objects. pdf.js takes 18
 * times as long and does not tell which widgets are tagged, which text is marked and which fonts are embedded.
 */
import { inflate } from '#deflate'
import { latin1Text } from '../bytes'

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

/** What follows the place that the reader has come to. */
const SPACES = /\s*/y
const TOKEN = /[^\s()<>[\]{}/%]*/y
const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

function decodeText(bytes: string): string {
  if (!bytes.startsWith('\xfe\xff')) return bytes
  const units = Array.from({ length: (bytes.length - 2) >> 1 }, (_, index) => bytes.slice(2 + index * 2, 4 + index * 2))
  return units.map((unit) => String.fromCharCode(unit.charCodeAt(0) * 256 + unit.charCodeAt(1))).join('')
}

/** Parses objects from Latin-1 text. Throws on anything that is not a PDF object. */
class Parser {
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
    this.at += this.match(SPACES).length
  }

  private token(): string {
    const token = this.match(TOKEN)
    this.at += token.length
    return token
  }

  private match(pattern: RegExp): string {
    pattern.lastIndex = this.at
    return pattern.exec(this.source)?.[0] ?? ''
  }

  private name(): Name {
    this.at += 1
    return new Name(
      this.token().replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16))),
    )
  }

  private word(): Value {
    const token = this.token()
    if (token === 'true' || token === 'false') return token === 'true'
    if (token === 'null') return null
    if (token === '' || Number.isNaN(Number(token))) throw new Error(`no PDF object at byte ${this.at}: ${token}`)
    const reference = /^\s+\d+\s+R(?![A-Za-z])/.exec(this.source.slice(this.at, this.at + 16))
    if (!reference) return Number(token)
    this.at += reference[0].length
    return new Ref(Number(token))
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
    for (this.at += 1; this.source[this.at] !== ')' || depth > 0; this.at += 1) {
      const character = this.source[this.at]
      if (character === undefined) throw new Error('a string has no end')
      if (character === '(') depth += 1
      if (character === ')') depth -= 1
      if (character !== '\\') {
        text += character
        continue
      }
      const octal = /^[0-7]{1,3}/.exec(this.source.slice(this.at + 1, this.at + 4))
      const next = this.source[this.at + 1] ?? ''
      text += octal ? String.fromCharCode(parseInt(octal[0], 8)) : (escapes[next] ?? next)
      this.at += octal ? octal[0].length : 1
    }
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

type Place = { offset: number } | { stream: number; index: number }

export class PdfFile {
  private readonly bytes: Uint8Array
  readonly catalog: Dict
  private readonly source: string
  private readonly places = new Map<number, Place>()
  private readonly parsed = new Map<number, Value>()
  private readonly groups = new Map<number, { text: string; starts: number[] }>()

  /** Throws if the file has no cross-reference stream. */
  constructor(bytes: Uint8Array) {
    this.bytes = bytes

    this.source = latin1Text(bytes)
    const start = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(this.source.slice(-64))
    if (!start) throw new Error('no startxref at the end of the file')
    const { dict, data } = this.streamAt(Number(start[1]))
    this.readPlaces(dict, data)
    this.catalog = this.dict(dict.Root)
  }

  /** Resolves a reference; returns other values unchanged. */
  get(value: Value): Value {
    if (!(value instanceof Ref)) return value
    if (!this.parsed.has(value.id)) this.parsed.set(value.id, this.load(value.id))
    return this.parsed.get(value.id)
  }

  /** A dictionary; empty if there is none. */
  dict(value: Value): Dict {
    const found = this.get(value)
    return isDict(found) ? found : {}
  }

  list(value: Value): readonly Value[] {
    const found = this.get(value)
    return Array.isArray(found) ? (found as readonly Value[]) : []
  }

  /** The decompressed content of a stream. */
  content(value: Value): string {
    const place = value instanceof Ref ? this.places.get(value.id) : undefined
    if (!place || !('offset' in place)) throw new Error('a content stream is missing')
    return latin1Text(this.streamAt(place.offset).data)
  }

  private load(id: number): Value {
    const place = this.places.get(id)
    if (!place) return null
    if ('offset' in place) return new Parser(this.source, this.source.indexOf('obj', place.offset) + 3).value()
    const group = this.group(place.stream)
    return new Parser(group.text, group.starts[place.index] ?? 0).value()
  }

  private group(id: number): { text: string; starts: number[] } {
    const known = this.groups.get(id)
    if (known) return known
    const place = this.places.get(id)
    if (!place || !('offset' in place)) throw new Error(`object stream ${id} is missing`)
    const { dict, data } = this.streamAt(place.offset)
    const text = latin1Text(data)
    const numbers = text.slice(0, Number(dict.First)).trim().split(/\s+/).map(Number)
    const starts = numbers.filter((_, index) => index % 2 === 1).map((start) => start + Number(dict.First))
    const group = { text, starts }
    this.groups.set(id, group)
    return group
  }

  private streamAt(offset: number): { dict: Dict; data: Uint8Array } {
    const parser = new Parser(this.source, this.source.indexOf('obj', offset) + 3)
    const dict = parser.value()
    if (!isDict(dict)) throw new Error(`no stream at byte ${offset}`)
    const start = this.source.indexOf('stream\n', parser.at) + 7
    const raw = this.bytes.subarray(start, start + Number(dict.Length))
    return { dict, data: dict.Filter === undefined ? raw : inflate(raw) }
  }

  private readPlaces(dict: Dict, data: Uint8Array): void {
    const widths = this.list(dict.W).map(Number)
    const [first = 0, second = 0, third = 0] = widths
    const size = first + second + third
    if (size === 0) throw new Error('the cross-reference stream has no widths')
    /** A number of `count` bytes, high byte first. */
    const number = (at: number, count: number): number =>
      data.subarray(at, at + count).reduce((value, byte) => value * 256 + byte, 0)
    for (let id = 0; id * size < data.length; id++) {
      const at = id * size
      const type = number(at, first)
      const place = number(at + first, second)
      if (type === 1) this.places.set(id, { offset: place })
      if (type === 2) this.places.set(id, { stream: place, index: number(at + first + second, third) })
    }
  }
}
