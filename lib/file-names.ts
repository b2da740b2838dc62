/**
 * The one grammar of the names of a template's files: `{slug}[.{state}][.es][.office|.field].{pdf|docx|xlsx}`, and
 * `{slug}.customer.{pdf|docx|xlsx}`. It imports nothing, because Node.js reads it without a bundler.
 */

/** Who gets a file: the customer or, without one, the crew (`main`), the office, who is in the field. */
export type Reader = 'main' | 'office' | 'field' | 'customer'

export interface FileName {
  slug: string
  /** Postal code, in capitals. */
  state?: string
  language?: 'es'
  reader: Reader
  ext: 'pdf' | 'docx' | 'xlsx'
}

const NAME =
  /^(?<slug>[a-z0-9-]+)(?:(?:\.(?<state>(?!es)[a-z]{2}))?(?:\.(?<language>es))?(?:\.(?<reader>office|field))?|\.(?<copy>customer))\.(?<ext>pdf|docx|xlsx)$/

/** The names of files of state editions, as a rewrite of Next.js matches them. */
export const EDITION_FILES = '[a-z0-9-]+\\.[a-z]{2}(?:\\.es)?(?:\\.(?:office|field))?\\.(?:pdf|docx|xlsx)'

/** Parses the name of a template's file, without folders. Returns undefined for every other name. */
export function parseFileName(name: string): FileName | undefined {
  const groups = NAME.exec(name)?.groups
  if (!groups) return undefined
  const { slug, state, language, reader, copy, ext } = groups as unknown as FileName & { copy?: 'customer' }
  return {
    slug,
    ...(state ? { state: state.toUpperCase() } : {}),
    ...(language ? { language } : {}),
    reader: copy ?? reader ?? 'main',
    ext,
  }
}

/** Returns the name of a template's file; the state's postal code may be in either case. */
export const writeFileName = ({ slug, state, language, reader, ext }: FileName): string =>
  [slug, state?.toLowerCase(), language, reader === 'main' ? undefined : reader, ext].filter(Boolean).join('.')

/** Parses the last segment of an address. Returns undefined if it is not the name of a template's file. */
export const fileOfUrl = (url: string): FileName | undefined => parseFileName(url.slice(url.lastIndexOf('/') + 1))
