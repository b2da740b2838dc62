import { deflateSync, inflateSync } from 'node:zlib'

interface Packed {
  id: number
  at: number
  dict: string
  data: Buffer
}

/** The streams of a PDF in which every object is a stream or packed into one. */
function streamsOf(pdf: Buffer): { header: Buffer; streams: Packed[] } {
  const source = pdf.toString('latin1')
  const head = /(\d+) 0 obj\n<<([\s\S]*?)>>\nstream\n/y
  const first = source.search(/\d+ 0 obj\n/)
  const streams: Packed[] = []
  head.lastIndex = first
  for (let found = head.exec(source); found; found = head.exec(source)) {
    const [, id = '', dict = ''] = found
    const length = Number(/\/Length (\d+)/.exec(dict)?.[1])
    const start = head.lastIndex
    streams.push({ id: Number(id), at: found.index, dict, data: pdf.subarray(start, start + length) })
    head.lastIndex = source.indexOf('endobj\n', start + length) + 7
  }
  return { header: pdf.subarray(0, first), streams }
}

const unpack = ({ dict, data }: Packed): Buffer => (dict.includes('FlateDecode') ? inflateSync(data) : data)

/**
 * Changes the first text that matches anywhere in a PDF's packed streams; a shorter text is padded with spaces, so
 * that offsets within the stream stay valid. The last stream, the cross-reference stream, is rewritten (widths 1 3 2).
 */
export function tamperPdf(pdf: Buffer, find: RegExp, change: (found: string) => string): Buffer {
  const { header, streams } = streamsOf(pdf)
  const parts = [header]
  const moved = new Map<number, number>()
  let position = header.length
  let changed = false
  const push = ({ id, dict }: Packed, data: Buffer) => {
    const text = `${id} 0 obj\n<<${dict.replace(/\/Length \d+/, `/Length ${data.length}`)}>>\nstream\n`
    const object = Buffer.concat([Buffer.from(text, 'latin1'), data, Buffer.from('\nendstream\nendobj\n')])
    parts.push(object)
    position += object.length
  }
  for (const stream of streams.slice(0, -1)) {
    moved.set(stream.at, position)
    const inDict = !changed && find.test(stream.dict)
    const text = changed || inDict ? '' : unpack(stream).toString('latin1')
    const inText = find.test(text)
    if (inDict || inText) changed = true
    const filled = (found: string) => change(found).padEnd(found.length)
    push(
      inDict ? { ...stream, dict: stream.dict.replace(find, filled) } : stream,
      inText ? deflateSync(Buffer.from(text.replace(find, filled), 'latin1')) : stream.data,
    )
  }
  const table = streams.at(-1)
  if (!table || !changed) throw new Error(`Nothing in the file matches ${String(find)}`)
  const rows = Buffer.from(unpack(table))
  for (let row = 0; row < rows.length; row += 6) {
    const old = rows.readUIntBE(row + 1, 3)
    if (rows[row] === 1) rows.writeUIntBE(moved.get(old) ?? position, row + 1, 3)
  }
  const start = position
  push(table, deflateSync(rows))
  return Buffer.concat([...parts, Buffer.from(`startxref\n${start}\n%%EOF\n`)])
}
