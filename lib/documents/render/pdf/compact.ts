import { concatBytes, deflate, latin1Bytes } from '../../bytes'

/** Objects per object stream: enough to compress well, few enough to open a page quickly. */
const GROUP = 500
const MOST_IN_THREE_BYTES = 0xffffff
/** Shorter streams are not worth a filter. */
const PACK_FROM = 128

interface SmallObject {
  id: number
  body: string
}

/** A line that pdfkit writes, one character per byte, or the bytes of a stream. */
export type Piece = string | Uint8Array

interface PdfObject extends SmallObject {
  stream: Uint8Array | null
}

interface Written {
  objects: PdfObject[]
  count: number
  trailer: string
}

function textOf(piece: Piece | undefined): string {
  if (typeof piece !== 'string') throw new Error('pdfkit wrote bytes, or nothing, where a line is expected')
  return piece
}

/**
 * What pdfkit wrote, in file order. An object is the lines `5 0 obj`, dictionary and `endobj`; one with a stream has the
 * line `stream`, its bytes and a line for its end before the last.
 */
function readPieces(pieces: readonly Piece[]): Written {
  const objects: PdfObject[] = []
  // The first two lines are the version and the mark of a binary file.
  let at = 2
  while (pieces[at] !== 'xref') {
    const id = parseInt(textOf(pieces[at]))
    const body = textOf(pieces[at + 1])
    const stream = pieces[at + 2] === 'stream' ? pieces[at + 3] : null
    if (!id || typeof stream === 'string' || stream === undefined) throw new Error('pdfkit wrote no object')
    objects.push({ id, body, stream })
    at += stream ? 6 : 3
  }
  const count = Number(textOf(pieces[at + 1]).split(' ')[1])
  const trailer = textOf(pieces[pieces.lastIndexOf('trailer') + 1]).slice(2, -2)
  return { objects, count, trailer: trailer.replace(/\/Size \d+/, '').replaceAll('\n', ' ') }
}

/** Whether a stream is neither compressed nor metadata, which programs read as they are. */
const isOpen = (body: string, { length }: Uint8Array): boolean =>
  length > PACK_FROM && !/\/Filter\b|\/Type \/Metadata\b/.test(body)

class PdfWriter {
  private readonly parts: Uint8Array[] = [latin1Bytes('%PDF-1.7\n%\xff\xff\xff\xff\n')]
  private position = this.parts[0]!.length
  /** Type, offset or object stream, and index of each object (ISO 32000-1, table 18). */
  private readonly entries: [type: number, place: number, index: number][] = [[0, 0, 65535]]

  addWithStream(id: number, dictionary: string, stream: Uint8Array): void {
    this.entries[id] = [1, this.position, 0]
    const head = latin1Bytes(`${id} 0 obj\n${dictionary}\nstream\n`)
    const end = latin1Bytes('\nendstream\nendobj\n')
    this.parts.push(head, stream, end)
    this.position += head.length + stream.length + end.length
  }

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
    this.addWithStream(id, `<<${entries}/Filter/FlateDecode/Length ${packed.length}>>`, packed)
  }
}

/** A PDF of what pdfkit wrote, with object and cross-reference streams (ISO 32000-1, 7.5.7–7.5.8): half as large. */
export function compactPdf(pieces: readonly Piece[]): Uint8Array {
  const { objects, count, trailer } = readPieces(pieces)
  const writer = new PdfWriter()
  const small: SmallObject[] = []
  for (const { id, body, stream } of objects) {
    if (stream && isOpen(body, stream)) {
      const packed = deflate(stream)
      const length = `/Filter /FlateDecode\n/Length ${packed.length}`
      writer.addWithStream(
        id,
        body.replace(/\/Length \d+/, () => length),
        packed,
      )
    } else if (stream) writer.addWithStream(id, body, stream)
    else small.push({ id, body: body.replaceAll('\n', ' ') })
  }
  let id = count
  for (let from = 0; from < small.length; from += GROUP) writer.addGroup(id++, small.slice(from, from + GROUP))
  return writer.end(id, trailer)
}
