import { zipSync } from 'fflate'
import { documentDate } from '../theme'

/** ZIP stores local time; the same day in every time zone. */
const modified = new Date(documentDate.getUTCFullYear(), documentDate.getUTCMonth(), documentDate.getUTCDate())

/** A compressed ZIP of these parts, in their order and all of one date: the same parts give the same bytes. */
export const zip = (parts: Readonly<Record<string, Uint8Array>>): Uint8Array =>
  zipSync({ ...parts }, { mtime: modified, level: 6 })
