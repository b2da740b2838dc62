import { deflate } from '#deflate'
import { concatBytes, latin1Bytes, latin1Text } from '../../bytes'

/** Objects per object stream: enough to compress well, few enough to open a page quickly. */
const GROUP = 500
const MOST_IN_THREE_BYTES = 0xffffff

interface SmallObject {
  id: number
  body: string
}

interface PdfObject extends Omit<SmallObject, 'body'> {
  /** Null for an object with a stream. */
  body: string | null
  bytes: Uint8Array
}

/** Bytes in which an object with a stream says so: before them stands its dictionary. */
const HEAD = 65_536

/**
 * The text of an object between its `obj` and `endobj` lines; null for one with a stream, which stays as it is. A stream
 * is not read as text: that of a photograph takes as much memory again as the file.
 */
function bodyOf(bytes: Uint8Array): string | null {
  const hasStream = (text: string): boolean => text.includes('\nstream\n')
  if (hasStream(latin1Text(bytes.subarray(0, HEAD)))) return null
  const text = latin1Text(bytes)
  return hasStream(text) ? null : text.slice(text.indexOf('obj\n') + 4, text.lastIndexOf('\nendobj'))
}

/** The objects of pdfkit's output in file order, the number of its cross-reference entries, and its trailer. */
function readObjects(pdf: Uint8Array): { objects: PdfObject[]; count: number; trailer: string } {
  const end = latin1Text(pdf.subarray(-1024))
  const startxref = end.slice(end.lastIndexOf('startxref') + 9).trim()
  const table = Number(startxref.split('\n')[0])
  const text = latin1Text(pdf.subarray(table))
  const trailerAt = text.indexOf('trailer')
  const lines = text.slice(0, trailerAt).split('\n')
  const count = Number(lines[1]?.split(' ')[1])
  const offsets = lines
    .slice(3, 2 + count)
    .map((line, index) => ({ id: index + 1, at: Number(line.slice(0, 10)) }))
    .sort((a, b) => a.at - b.at)
  const objects = offsets.map(({ id, at }, index) => {
    const bytes = pdf.subarray(at, offsets[index + 1]?.at ?? table)
    return { id, body: bodyOf(bytes), bytes }
  })
  const trailer = text.slice(text.indexOf('<<', trailerAt) + 2, text.lastIndexOf('>>'))
  return { objects, count, trailer: trailer.replace(/\/Size \d+/, '').replaceAll('\n', ' ') }
}

/** Writes a PDF object by object and keeps the entries of its cross-reference stream. */
class PdfWriter {
  private readonly parts: Uint8Array[] = [latin1Bytes('%PDF-1.7\n%\xff\xff\xff\xff\n')]
  private position = this.parts[0]!.length
  /** Type, offset or object stream, and index of each object (ISO 32000-1, table 18). */
  private readonly entries: [type: number, place: number, index: number][] = [[0, 0, 65535]]

  /** Adds an object with its `obj` and `endobj` lines. */
  add(id: number, object: Uint8Array): void {
    this.entries[id] = [1, this.position, 0]
    this.parts.push(object)
    this.position += object.length
  }

  /** Adds an object stream that holds `objects`. */
  addGroup(id: number, objects: readonly SmallObject[]): void {
    let length = 0
    const places = objects.map((object, index) => {
      const place = `${object.id} ${length}`
      length += object.body.length + 1
      this.entries[object.id] = [2, id, index]
      return place
    })
    const head = `${places.join(' ')}\n`
    const content = latin1Bytes(head + objects.map(({ body }) => body).join('\n'))
    this.addStream(id, `/Type/ObjStm/N ${objects.length}/First ${head.length}`, content)
  }

  /** Adds the cross-reference stream and returns the file. */
  end(id: number, trailer: string): Uint8Array {
    const start = this.position
    this.entries[id] = [1, start, 0]
    // A file of more than 16 MB, full of photographs, has places of four bytes.
    const width = start > MOST_IN_THREE_BYTES ? 4 : 3
    const size = width + 3
    const rows = new DataView(new ArrayBuffer(this.entries.length * size))
    this.entries.forEach(([type, place, index], row) => {
      // The type stands before the place, and overwrites the first byte of four where the place has three.
      rows.setUint32(row * size + width - 3, place)
      rows.setUint8(row * size, type)
      rows.setUint16(row * size + size - 2, index)
    })
    this.addStream(id, `/Type/XRef/Size ${this.entries.length}/W[1 ${width} 2]${trailer}`, new Uint8Array(rows.buffer))
    return concatBytes([...this.parts, latin1Bytes(`startxref\n${start}\n%%EOF\n`)])
  }

  private addStream(id: number, entries: string, content: Uint8Array): void {
    const packed = deflate(content)
    const head = `${id} 0 obj\n<<${entries}/Filter/FlateDecode/Length ${packed.length}>>\nstream\n`
    this.add(id, concatBytes([latin1Bytes(head), packed, latin1Bytes('\nendstream\nendobj\n')]))
  }
}

/**
 * Rewrites pdfkit's output (one cross-reference table, no encryption) with object streams and a cross-reference
 * stream (ISO 32000-1, 7.5.7–7.5.8). A document full of fields and tags becomes less than half as large.
 */
export function compactPdf(pdf: Uint8Array): Uint8Array {
  const { objects, count, trailer } = readObjects(pdf)
  const writer = new PdfWriter()
  const small: SmallObject[] = []
  for (const { id, body, bytes } of objects) {
    if (body === null) writer.add(id, bytes)
    else small.push({ id, body: body.replaceAll('\n', ' ') })
  }
  let id = count
  for (let from = 0; from < small.length; from += GROUP) writer.addGroup(id++, small.slice(from, from + GROUP))
  return writer.end(id, trailer)
}
