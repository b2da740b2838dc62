import { unzlibSync, zipSync, zlibSync } from 'fflate'
import type { Zip } from './zip-archive'

/** Compresses bytes into a zlib stream (RFC 1950). Levels 8 and 9 take twice the time for a hundredth of the size. */
export const deflate = (bytes: Uint8Array): Uint8Array => zlibSync(bytes, { level: 7 })

/** The content of a zlib stream. Throws if it is damaged. */
export const inflate = (bytes: Uint8Array): Uint8Array => unzlibSync(bytes)

/** A compressed ZIP of these parts, in their order, each with this local time. */
export const packZip: Zip = (parts, modified) => zipSync({ ...parts }, { mtime: modified, level: 6 })
