import { crc32, deflateRawSync, deflateSync, inflateSync } from 'node:zlib'
import { zipArchive, type Zip } from './zip-archive'

/** Compresses bytes into a zlib stream (RFC 1950). Levels 8 and 9 take twice the time for a hundredth of the size. */
export const deflate = (bytes: Uint8Array): Uint8Array => deflateSync(bytes, { level: 7 })

/** The content of a zlib stream. Throws if it is damaged. */
export const inflate = (bytes: Uint8Array): Uint8Array => inflateSync(bytes)

/** A compressed ZIP of these parts, in their order, each with this local time. */
export const packZip: Zip = (parts, modified) =>
  zipArchive(
    Object.entries(parts).map(([path, bytes]) => ({
      path,
      checksum: crc32(bytes),
      size: bytes.length,
      packed: deflateRawSync(bytes, { level: 6 }),
    })),
    modified,
  )
