import { strFromU8, strToU8, zlibSync } from 'fflate'

/** A zlib stream (RFC 1950), the same on every processor. Levels 8 and 9 take twice the time for a hundredth less. */
export const deflate = (bytes: Uint8Array): Uint8Array => zlibSync(bytes, { level: 7 })

/** Text as one byte per character (Latin-1). */
export const latin1Bytes = (text: string): Uint8Array => strToU8(text, true)

/** Bytes as text, one character per byte (Latin-1). */
export const latin1Text = (bytes: Uint8Array): string => strFromU8(bytes, true)

export function concatBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((total, part) => total + part.length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}
