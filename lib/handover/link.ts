/** Entries in the fragment of a link, which browsers send to no server. They may come from anybody. */
import { deflateSync, Inflate, strFromU8, strToU8 } from 'fflate'
import { z } from 'zod'
import { addRows, growableRows, MOST_ROWS } from '@/lib/documents/added-rows'
import { formBlocks, formOf, fullLabel, type Control, type Form } from '@/lib/documents/form'
import type { DocumentModel } from '@/lib/documents/model'
import { fromBase64, toBase64 } from '@/lib/fill/base64'
import { schemaOf, type TypedValues } from '@/lib/fill/typed'
import { fillUrl } from '@/lib/paths'
import { HAND } from './pending'

z.config({ jitless: true })

/** Names the way in which the entries are written. */
const VERSION = '1.'
/** A code of more bytes is too fine for the camera of a cheap phone. */
export const MOST_IN_CODE = 1200
/** Mail programs and messengers cut off longer links. */
export const MOST_IN_LINK = 8000
/** A link that another program made may be longer, but what is read has a limit. */
const MOST_READ = 100_000
const MOST_TEXT = 400_000
const MOST_ENTRIES = 5000

const name = z
  .string()
  .max(200)
  .regex(/^[A-Za-z][\w-]*(?:\.[\w-]+)*$/)

const handedSchema = z.object({
  t: z
    .record(name, z.union([z.string().max(10_000), z.boolean()]))
    .refine((typed) => Object.keys(typed).length <= MOST_ENTRIES),
  r: z.record(name, z.int().min(0).max(MOST_ROWS)).default({}),
})

export interface Handed {
  typed: TypedValues
  rows: Readonly<Record<string, number>>
}

const toUrlSafe = (base64: string): string => base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
const fromUrlSafe = (text: string): string => text.replaceAll('-', '+').replaceAll('_', '/')

const neededRows = (rows: Handed['rows'], typed: TypedValues): Handed['rows'] =>
  Object.fromEntries(
    Object.entries(rows).filter(([table]) => Object.keys(typed).some((key) => key.startsWith(`${table}.`))),
  )

export interface FormPlace {
  origin: string
  slug: string
  state?: string
}

/** The link that opens a form with these entries. */
export function linkFor({ origin, slug, state }: FormPlace, { typed, rows }: Handed): string {
  const content = { t: typed, r: neededRows(rows, typed) }
  const packed = deflateSync(strToU8(JSON.stringify(content)), { level: 9 })
  const query = `draft=new${state ? `&state=${state}` : ''}`
  return `${origin}${fillUrl(slug)}?${query}#${HAND}${VERSION}${toUrlSafe(toBase64(packed))}`
}

/** The text of a deflated stream; undefined for one that is damaged, or larger than any form. */
function inflated(packed: Uint8Array): string | undefined {
  const pieces: Uint8Array[] = []
  let length = 0
  const stream = new Inflate((piece) => {
    pieces.push(piece)
    length += piece.length
    if (length > MOST_TEXT) throw new RangeError('The entries are larger than any form')
  })
  try {
    // In small pieces: otherwise a few bytes could become gigabytes before they are counted.
    for (let at = 0; at < packed.length; at += 512)
      stream.push(packed.subarray(at, at + 512), at + 512 >= packed.length)
  } catch {
    return undefined
  }
  const bytes = new Uint8Array(length)
  let at = 0
  for (const piece of pieces) {
    bytes.set(piece, at)
    at += piece.length
  }
  return strFromU8(bytes)
}

/** What the fragment of a link holds; undefined for a damaged one. Never throws. */
export function readHanded(text: string): Handed | undefined {
  if (!text.startsWith(VERSION) || text.length > MOST_READ) return undefined
  try {
    const json = inflated(fromBase64(fromUrlSafe(text.slice(VERSION.length))))
    const content = handedSchema.safeParse(json === undefined ? undefined : JSON.parse(json))
    if (!content.success) return undefined
    const { t: typed, r: rows } = content.data
    return { typed, rows }
  } catch {
    // Neither base64 nor JSON.
    return undefined
  }
}

export interface Accepted {
  typed: TypedValues
  rows: Handed['rows']
  /** Names that this version of the form does not have, or that must not be sent. */
  unknown: readonly string[]
  /** Labels of fields that reject their entry. */
  wrong: readonly string[]
}

function acceptedRows(model: DocumentModel, rows: Handed['rows']): Handed['rows'] {
  const growable = growableRows(model)
  return Object.fromEntries(
    Object.entries(rows).filter(([table, count]) => (growable.get(table) ?? Infinity) < count && count <= MOST_ROWS),
  )
}

/** What a form accepts of the entries handed to it: valid ones for its own fields, nothing sensitive. */
export function acceptFor(model: DocumentModel, handed: Handed): Accepted {
  const rows = acceptedRows(model, handed.rows)
  const form = formOf(addRows(model, rows))
  const typed: Record<string, string | boolean> = {}
  const unknown: string[] = []
  const wrong: string[] = []
  for (const [key, content] of Object.entries(handed.typed)) {
    const control = form.controls.get(key)
    if (control?.role !== 'asked' || control.sensitive) unknown.push(key)
    else if (schemaOf(control).safeParse(content).success) typed[key] = content
    else wrong.push(control.label)
  }
  return { typed, rows, unknown, wrong }
}

export interface Choosable {
  name: string
  label: string
  shown: string
  /** It is only on pages that the office keeps: cost, margin. */
  isOffice: boolean
}

export interface ChoosableSection {
  id: string
  title: string
  entries: readonly Choosable[]
}

const shownOf = (content: string | boolean): string => (typeof content === 'string' ? content : 'checked')

const shownOutside = ({ steps }: Form): ReadonlySet<string> =>
  new Set(
    formBlocks({ steps: steps.filter(({ audience }) => audience !== 'office') }).flatMap(({ controls }) =>
      controls.map((control) => control.name),
    ),
  )

/** What can be sent from a form, by section: everything typed, nothing sensitive. */
export function choosableIn(form: Form, typed: TypedValues): ChoosableSection[] {
  const outside = shownOutside(form)
  const choosable = (control: Control): Choosable[] => {
    const { name: key, role, sensitive } = control
    const content = typed[key]
    if (role !== 'asked' || sensitive || content === undefined || content === '' || content === false) return []
    return [{ name: key, label: fullLabel(control), shown: shownOf(content), isOffice: !outside.has(key) }]
  }
  return form.steps
    .flatMap(({ sections }) => sections)
    .map(({ id, title, blocks }) => ({
      id,
      title,
      entries: blocks.flatMap(({ controls }) => controls.flatMap(choosable)),
    }))
    .filter(({ entries }) => entries.length > 0)
}
