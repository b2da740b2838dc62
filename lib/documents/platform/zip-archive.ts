import { concatBytes } from '../bytes'

/** Writes a compressed ZIP of parts by path, in their order, each with this local time. */
export type Zip = (parts: Readonly<Record<string, Uint8Array>>, modified: Date) => Uint8Array

/** A part that is already compressed. */
export interface PackedPart {
  path: string
  /** The CRC-32 of the part itself. */
  checksum: number
  /** Bytes before compression. */
  size: number
  /** The part as a raw deflate stream (RFC 1951). */
  packed: Uint8Array
}

const LOCAL = 0x04034b50
const CENTRAL = 0x02014b50
const END = 0x06054b50
/** Version 2.0 of the format: compressed parts. */
const VERSION = 20
/** Names are in UTF-8 (bit 11). */
const FLAGS = 1 << 11
const DEFLATE = 8

/** A record of two- and four-byte numbers, each with its width. */
function record(...numbers: readonly (readonly [width: 2 | 4, value: number])[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(numbers.reduce((sum, [width]) => sum + width, 0)))
  let at = 0
  for (const [width, value] of numbers) {
    if (width === 2) view.setUint16(at, value, true)
    else view.setUint32(at, value, true)
    at += width
  }
  return new Uint8Array(view.buffer)
}

/** A local time in the two numbers of MS-DOS: seconds in pairs, years from 1980. */
const timeOf = (date: Date): number =>
  (date.getHours() << 11) | (date.getMinutes() << 5) | Math.floor(date.getSeconds() / 2)
const dayOf = (date: Date): number => ((date.getFullYear() - 1980) << 9) | ((date.getMonth() + 1) << 5) | date.getDate()

/** A ZIP archive of compressed parts (PKWARE's APPNOTE 4.3), in their order; at most 65,535 parts and 4 GB. */
export function zipArchive(parts: readonly PackedPart[], modified: Date): Uint8Array {
  const [body, directory]: [Uint8Array[], Uint8Array[]] = [[], []]
  let offset = 0
  for (const { path, checksum, size, packed } of parts) {
    const name = new TextEncoder().encode(path)
    const about = [
      [2, VERSION],
      [2, FLAGS],
      [2, DEFLATE],
      [2, timeOf(modified)],
      [2, dayOf(modified)],
      [4, checksum],
      [4, packed.length],
      [4, size],
      [2, name.length],
      [2, 0],
    ] as const
    const head = record([4, LOCAL], ...about)
    // No comment, the first disk, no attributes.
    const entry = record([4, CENTRAL], [2, VERSION], ...about, [2, 0], [2, 0], [2, 0], [4, 0], [4, offset])
    body.push(head, name, packed)
    directory.push(entry, name)
    offset += head.length + name.length + packed.length
  }
  const index = concatBytes(directory)
  const [count, length] = [parts.length, index.length]
  const end = record([4, END], [2, 0], [2, 0], [2, count], [2, count], [4, length], [4, offset], [2, 0])
  return concatBytes([...body, index, end])
}
