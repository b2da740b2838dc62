import { unzlibSync, zlibSync } from 'fflate'

/** Compresses bytes into a zlib stream (RFC 1950) at the highest level. */
export const deflate = (bytes: Uint8Array): Uint8Array => zlibSync(bytes, { level: 9 })

/** The content of a zlib stream. Throws if it is damaged. */
export const inflate = (bytes: Uint8Array): Uint8Array => unzlibSync(bytes)
