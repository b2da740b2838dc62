/** The scheme is that of docs/decisions/019-signatures-on-a-screen.md. */
import { z } from 'zod'
import type { Picture } from '@/lib/documents/entries'
import type { Form } from '@/lib/documents/form'
import { blocksOfKind, type DocumentModel, type Value } from '@/lib/documents/model'
import { fromBase64 } from './base64'
import type { PhotoPlaces } from './photo-store'
import { sha256 } from './sha256'

z.config({ jitless: true })

export const CONSENT = 'I intend this as my signature, and I agree to sign this document electronically.'
/** Names the way in which the content is written down, for those who compute the fingerprint themselves. */
const SCHEME = 'ridgedocs-signature-1'
/** The line below a signature has room for a short name. */
const NAME_MAX = 80

export const signatureSchema = z.object({
  way: z.enum(['drawn', 'typed']),
  by: z.string().max(40_000),
  /** The time of the device with its offset from UTC. */
  at: z.iso.datetime({ offset: true }),
  /** `America/New_York`. */
  zone: z.string().max(64),
  consent: z.string().min(1).max(500),
  /** What the signature covers, see `contentFor`. */
  content: z.string().max(4_000_000),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  picture: z.object({
    bytes: z.base64(),
    width: z.int().min(1).max(4000),
    height: z.int().min(1).max(4000),
  }),
})

export type Signature = z.output<typeof signatureSchema>
export type Signatures = Readonly<Record<string, Signature>>

export interface Signable {
  slug: string
  /** Postal code of the edition; absent for the federal one. */
  state?: string
  model: DocumentModel
  form: Form
  /** As the form reads them; those left out are the author's. */
  values: Readonly<Record<string, Value>>
  company: Readonly<Record<string, Value>>
  photos: PhotoPlaces
  isExample?: boolean
}

type Json = string | number | boolean | null | { readonly [key: string]: Json | undefined }

function canonical(value: Json): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const entries = Object.keys(value)
    .sort()
    .flatMap((key) => {
      const item = value[key]
      return item === undefined ? [] : [`${JSON.stringify(key)}:${canonical(item)}`]
    })
  return `{${entries.join(',')}}`
}

/** What the others enter when they sign: their names, titles and dates, and the initials next to clauses. */
function marksOfOthers(model: DocumentModel, party: string): ReadonlySet<string> {
  const others = blocksOfKind(model, 'signatures')
    .flatMap(({ parties }) => parties)
    .filter(({ name }) => name !== party)
  return new Set([
    ...others.flatMap(({ name }) => ['printedName', 'title', 'date'].map((key) => `${name}.${key}`)),
    ...blocksOfKind(model, 'clauses').flatMap(({ items }) => items.flatMap(({ initials }) => initials ?? [])),
  ])
}

/** Template, version, edition, photographs and values as text, without what others sign and what is never stored. */
export function contentFor(party: string, document: Signable): string {
  const { slug, state, model, form, photos, company, isExample } = document
  const left = marksOfOthers(model, party)
  const values = Object.entries({ ...company, ...document.values }).filter(
    ([name]) => !left.has(name) && !form.controls.get(name)?.sensitive,
  )
  return canonical({
    ...{ scheme: SCHEME, template: slug, version: model.version ?? '', edition: state ?? '' },
    ...{ values: Object.fromEntries(values), photos },
    ...(isExample ? { example: true } : {}),
  })
}

/** The sensitive values, which no signature covers because they must not be kept in any form. */
export const sensitiveIn = ({ form, values }: Pick<Signable, 'form' | 'values'>): string =>
  canonical(Object.fromEntries(Object.entries(values).filter(([name]) => form.controls.get(name)?.sensitive)))

/** `2026-11-23T09:14:05-05:00`, in the zone of the device. */
export function timeOf(now: Date): string {
  const minutes = -now.getTimezoneOffset()
  const two = (number: number): string => String(Math.floor(number)).padStart(2, '0')
  const offset = `${minutes < 0 ? '-' : '+'}${two(Math.abs(minutes) / 60)}:${two(Math.abs(minutes) % 60)}`
  return new Date(now.getTime() + minutes * 60_000).toISOString().slice(0, 19) + offset
}

/** The name of the device's time zone. */
export const zoneOf = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

export type Mark = Pick<Signature, 'way' | 'by' | 'picture'>

/** A mark as a signature of this content. */
export async function sign(mark: Mark, content: string, now = new Date()): Promise<Signature> {
  return { ...mark, at: timeOf(now), zone: zoneOf(), consent: CONSENT, content, hash: await sha256(content) }
}

/** The line below a signature: at most 300 characters. */
export function evidenceFor({ way, by, at, zone, hash }: Signature): string {
  const how = way === 'drawn' ? 'Drawn on a screen' : 'Typed on a screen'
  const name = by.trim() ? ` by ${by.trim().slice(0, NAME_MAX)}` : ''
  return `${how}${name}, ${at} (${zone}), with consent to sign electronically. SHA-256 of the content: ${hash}`
}

/** The line in its place in a Word file or a workbook, which anyone can change: at most 300 characters. */
export function copyNote({ by, at, zone }: Pick<Signature, 'by' | 'at' | 'zone'>): string {
  const name = by.trim() ? ` by ${by.trim().slice(0, NAME_MAX)}` : ''
  return `Signed on a screen${name}, ${at} (${zone}). The signed document is the PDF. This copy can be changed and has no signature.`
}

/** A signature as a picture of the document. */
export function pictureOf({ way, by, picture }: Signature): Picture {
  const { bytes, width, height } = picture
  const alt = `Signature${by.trim() ? ` of ${by.trim()}` : ''}, ${way} on a screen`
  return { type: 'image/png', bytes: fromBase64(bytes), width, height, alt }
}

const contentSchema = z.object({
  template: z.string().default(''),
  version: z.string(),
  edition: z.string(),
  values: z.record(z.string(), z.json()),
  photos: z.record(z.string(), z.string()),
  example: z.boolean().default(false),
})

/** Parses a signature's content. Throws on other texts. */
export const readContent = (content: string): z.output<typeof contentSchema> => contentSchema.parse(JSON.parse(content))

/** A content with these values only; the same text if that is all of them. */
export function contentWith(content: string, isKept: (name: string) => boolean): string {
  const all = JSON.parse(content) as { values: Readonly<Record<string, Json>> }
  const kept = Object.entries(all.values).filter(([name]) => isKept(name))
  if (kept.length === Object.keys(all.values).length) return content
  return canonical({ ...all, values: Object.fromEntries(kept) })
}

const differing = (one: Readonly<Record<string, unknown>>, other: Readonly<Record<string, unknown>>): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((name) => one[name] !== other[name])

/** How two contents differ: names of values, `photos`, `version`, `example`. Throws on other texts. */
export function differences(signed: string, present: string): string[] {
  if (signed === present) return []
  const [one, other] = [readContent(signed), readContent(present)]
  const names = differing(one.values, other.values)
  if (differing(one.photos, other.photos).length > 0) names.push('photos')
  if (one.version !== other.version || one.edition !== other.edition) names.push('version')
  if (one.example !== other.example) names.push('example')
  return names
}

/** Whether a signature's fingerprint is that of its content, and its content that of the document. */
export type Check = 'same' | 'changed' | 'damaged'

/** Recomputes the fingerprint of a signature and compares it with the document. */
export async function checkSignature({ content, hash }: Signature, present: string): Promise<Check> {
  if ((await sha256(content)) !== hash) return 'damaged'
  return (await sha256(present)) === hash ? 'same' : 'changed'
}
