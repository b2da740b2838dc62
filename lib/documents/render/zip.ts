import { crc32, deflateRawSync } from 'node:zlib'

const localSignature = 0x04034b50
const centralSignature = 0x02014b50
const endSignature = 0x06054b50
const version = 20
const deflated = 8
/** January 1, 2026, as ZIP counts: years from 1980 in seven bits, the month in four, the day in five. */
const date = (46 << 9) | (1 << 5) | 1

/** Numbers in little-endian order, each with its size in bytes. */
function pack(...numbers: readonly [value: number, bytes: 2 | 4][]): Buffer {
  const packed = Buffer.alloc(numbers.reduce((sum, [, bytes]) => sum + bytes, 0))
  let at = 0
  for (const [value, bytes] of numbers) at = packed.writeUIntLE(value, at, bytes)
  return packed
}

/** What an entry's header and its line in the directory have in common. */
const describe = (path: Buffer, data: Uint8Array, packed: Uint8Array): Buffer =>
  pack(
    [version, 2],
    [0, 2],
    [deflated, 2],
    [0, 2],
    [date, 2],
    [crc32(data), 4],
    [packed.length, 4],
    [data.length, 4],
    [path.length, 2],
    [0, 2],
  )

/**
 * A ZIP file of these parts, compressed, in their order and all of one date: the same parts give the same bytes. Paths
 * are plain ASCII. The format is that of PKWARE's APPNOTE.TXT, sections 4.3.7, 4.3.12 and 4.3.16.
 */
export function zip(parts: Readonly<Record<string, Uint8Array>>): Uint8Array {
  const entries: Uint8Array[] = []
  const directory: Uint8Array[] = []
  let offset = 0
  for (const [name, data] of Object.entries(parts)) {
    const path = Buffer.from(name, 'ascii')
    const packed = deflateRawSync(data)
    const described = describe(path, data, packed)
    const unused = pack([0, 2], [0, 2], [0, 2], [0, 4])
    directory.push(pack([centralSignature, 4], [version, 2]), described, unused, pack([offset, 4]), path)
    const entry = [pack([localSignature, 4]), described, path, packed]
    entries.push(...entry)
    offset += entry.reduce((sum, { length }) => sum + length, 0)
  }
  const count = Object.keys(parts).length
  const size = directory.reduce((sum, { length }) => sum + length, 0)
  const end = pack([endSignature, 4], [0, 2], [0, 2], [count, 2], [count, 2], [size, 4], [offset, 4], [0, 2])
  return new Uint8Array(Buffer.concat([...entries, ...directory, end]))
}
