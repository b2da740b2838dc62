/**
 * Reads as much of a PDF as the checks need: cross-reference streams, object streams and plain objects. pdf.js takes 18
 * times as long and does not tell which widgets are tagged, which text is marked and which fonts are embedded.
 */
import { unzlibSync } from 'fflate'
import { latin1Text } from '../bytes'
import { isDict, PdfParser, Ref, textOf, type Dict, type Value } from './pdf-parser'
import { remember } from '../remember'

export { isDict, Name, textOf, type Dict, type Value } from './pdf-parser'

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

  get(value: Value): Value {
    if (!(value instanceof Ref)) return value
    if (!this.parsed.has(value.id)) this.parsed.set(value.id, this.load(value.id))
    return this.parsed.get(value.id)
  }

  dict(value: Value): Dict {
    const found = this.get(value)
    return isDict(found) ? found : {}
  }

  list(value: Value): readonly Value[] {
    const found = this.get(value)
    return Array.isArray(found) ? (found as readonly Value[]) : []
  }

  pages(): Dict[] {
    return this.list(this.dict(this.catalog.Pages).Kids).map((page) => this.dict(page))
  }

  /** The widgets and links of a page, or of all pages. */
  annotations(pages: readonly Dict[] = this.pages()): Dict[] {
    return pages.flatMap((page) => this.list(page.Annots).map((annotation) => this.dict(annotation)))
  }

  /** The full name of a field or its widget; '' for a link. */
  nameOf(widget: Dict): string {
    const parts: string[] = []
    for (let node: Value = widget; isDict(node); node = this.get(node.Parent)) parts.unshift(textOf(node.T))
    return parts.filter(Boolean).join('.')
  }

  content(value: Value): string {
    const place = value instanceof Ref ? this.places.get(value.id) : undefined
    if (!place || !('offset' in place)) throw new Error('a content stream is missing')
    return latin1Text(this.streamAt(place.offset).data)
  }

  private load(id: number): Value {
    const place = this.places.get(id)
    if (!place) return null
    if ('offset' in place) return new PdfParser(this.source, this.source.indexOf('obj', place.offset) + 3).value()
    const group = remember(this.groups, place.stream, () => this.group(place.stream))
    return new PdfParser(group.text, group.starts[place.index] ?? 0).value()
  }

  private group(id: number): { text: string; starts: number[] } {
    const place = this.places.get(id)
    if (!place || !('offset' in place)) throw new Error(`object stream ${id} is missing`)
    const { dict, data } = this.streamAt(place.offset)
    const text = latin1Text(data)
    const numbers = text.slice(0, Number(dict.First)).trim().split(/\s+/).map(Number)
    const starts = numbers.filter((_, index) => index % 2 === 1).map((start) => start + Number(dict.First))
    return { text, starts }
  }

  private streamAt(offset: number): { dict: Dict; data: Uint8Array } {
    const parser = new PdfParser(this.source, this.source.indexOf('obj', offset) + 3)
    const dict = parser.value()
    if (!isDict(dict)) throw new Error(`no stream at byte ${offset}`)
    const start = this.source.indexOf('stream\n', parser.at) + 7
    const raw = this.bytes.subarray(start, start + Number(dict.Length))
    return { dict, data: dict.Filter === undefined ? raw : unzlibSync(raw) }
  }

  private readPlaces(dict: Dict, data: Uint8Array): void {
    const widths = this.list(dict.W).map(Number)
    const [first = 0, second = 0, third = 0] = widths
    const size = first + second + third
    if (size === 0) throw new Error('the cross-reference stream has no widths')
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
