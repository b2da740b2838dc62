/** Compression in plain JavaScript: the same content gives the same bytes on every processor and in browsers. */
import { unzlibSync, zlibSync } from 'fflate'

/** Compresses bytes into a zlib stream (RFC 1950). Levels 8 and 9 take twice the time for a hundredth of the size. */
export const deflate = (bytes: Uint8Array): Uint8Array => zlibSync(bytes, { level: 7 })

/** The content of a zlib stream. Throws if it is damaged. */
export const inflate = (bytes: Uint8Array): Uint8Array => unzlibSync(bytes)
