/** What a signed PDF has inside: docs/decisions/024-signed-files.md. */
import { z } from 'zod'
import { fullLabel } from '@/lib/documents/controls'
import { partsFor, type FileReader } from '@/lib/documents/file-model'
import type { Entries } from '@/lib/documents/entries'
import { formOf, type Form } from '@/lib/documents/form'
import { blocksOfKind, type DocumentModel, type Value } from '@/lib/documents/model'
import { showValue } from '@/lib/documents/show-value'
import { vocabulary } from '@/lib/documents/vocabulary'
import {
  contentWith,
  copyNote,
  evidenceFor,
  pictureOf,
  readContent,
  signatureSchema,
  type Signable,
  type Signature,
  type Signatures,
} from './signing'

z.config({ jitless: true })

export const SIGNED_CONTENT = 'signed-content.json'
const SCHEME = 'ridgedocs-signed-1'

const types = [
  ...(['text', 'multiline', 'phone', 'email', 'date', 'number', 'currency', 'percent', 'select'] as const),
  ...(['check', 'one'] as const),
]

const fieldSchema = z.object({
  label: z.string().max(2000),
  type: z.enum(types),
  decimals: z.int().min(0).max(20).optional(),
})

const partySchema = signatureSchema.omit({ picture: true }).extend({
  role: z.string().max(200),
  /** The content lacks the values of the office's pages, so its fingerprint is not that of the signature. */
  isCut: z.literal(true).optional(),
})

export const signedContentSchema = z.object({
  scheme: z.literal(SCHEME),
  title: z.string().max(300),
  parties: z.record(z.string(), partySchema),
  fields: z.record(z.string(), fieldSchema),
})

export type SignedContent = z.output<typeof signedContentSchema>
type SignedParty = SignedContent['parties'][string]

const rolesIn = (model: DocumentModel): ReadonlyMap<string, string> =>
  new Map(
    blocksOfKind(model, 'signatures').flatMap(({ parties }) => parties.map(({ name, role }) => [name, role] as const)),
  )

const companyLabels: Readonly<Record<string, { label: string } | undefined>> = vocabulary

/** What the signatures of a document cover; undefined if there are none. They must fit what is filled in. */
export function signedContent({ model, form }: Signable, signatures: Signatures): SignedContent | undefined {
  const roles = rolesIn(model)
  const parties = Object.fromEntries(
    Object.entries(signatures).map(([name, { picture: _, ...signature }]): [string, SignedParty] => [
      name,
      { ...signature, role: roles.get(name) ?? name },
    ]),
  )
  if (Object.keys(parties).length === 0) return undefined
  return { scheme: SCHEME, title: model.title, parties, fields: fieldsOf(parties, form) }
}

/** What signatures put into a file, and what they cover. They must fit what is filled in. */
export function signedEntries(
  signable: Signable,
  fitting: Signatures,
): Pick<Entries, 'values' | 'pictures'> & { signed?: SignedContent } {
  const all = Object.entries(fitting)
  const signed = signedContent(signable, fitting)
  return {
    values: Object.fromEntries(all.map(([party, signature]) => [`${party}.evidence`, evidenceFor(signature)])),
    pictures: Object.fromEntries(all.map(([party, signature]) => [`${party}.signature`, pictureOf(signature)])),
    ...(signed ? { signed } : {}),
  }
}

/** `Company name`, `Company: Phone`. */
function companyLabel(name: string): string {
  const label = companyLabels[name]?.label ?? name
  return label.startsWith('Company') ? label : `Company: ${label}`
}

function fieldsOf(parties: Readonly<Record<string, SignedParty>>, { controls }: Form): SignedContent['fields'] {
  const names = new Set(Object.values(parties).flatMap(({ content }) => Object.keys(readContent(content).values)))
  const fields: SignedContent['fields'] = {}
  for (const name of names) if (!controls.has(name)) fields[name] = { label: companyLabel(name), type: 'text' }
  for (const { name, type, decimals, ...control } of controls.values())
    if (names.has(name))
      fields[name] = { label: fullLabel(control), type, ...(decimals === undefined ? {} : { decimals }) }
  return fields
}

/** The content without the values and signers of pages that are in other readers' files. */
export function contentFor(signed: SignedContent, model: DocumentModel, reader: FileReader = 'main'): SignedContent {
  const parts = partsFor(model, reader)
  if (parts.length === model.parts.length) return signed
  const own = { ...model, parts }
  const { controls } = formOf(own)
  const isShown = (name: string): boolean => controls.has(name) || name.startsWith('company.')
  const roles = rolesIn(own)
  const parties = Object.entries(signed.parties).flatMap(([name, party]): [string, SignedParty][] => {
    if (!roles.has(name)) return []
    const content = contentWith(party.content, isShown)
    return [[name, content === party.content ? party : { ...party, content, isCut: true }]]
  })
  const fields = Object.entries(signed.fields).filter(([name]) => isShown(name))
  return { ...signed, parties: Object.fromEntries(parties), fields: Object.fromEntries(fields) }
}

/** Entries for a file that people can change: a line below each signature's place says where the signature is. */
export function withoutSignatures(entries: Entries, { parties }: SignedContent): Entries {
  const values: Record<string, Value> = { ...entries.values }
  const pictures = { ...entries.pictures }
  for (const [name, party] of Object.entries(parties)) {
    delete pictures[`${name}.signature`]
    values[`${name}.evidence`] = copyNote(party)
  }
  return { ...entries, values, pictures }
}

/** `November 23, 2026 at 9:14 AM (America/New_York, UTC-05:00)`, by the clock of the device that it was signed on. */
export function signedAt({ at, zone }: Pick<Signature, 'at' | 'zone'>): string {
  const clock = new Date(`${at.slice(0, 19)}Z`).toLocaleString('en-US', {
    ...{ dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' },
  })
  return `${clock} (${zone}, UTC${at.slice(19)})`
}

/** The signed values in words, in the order of the document, blank ones left out. */
export function signedValues({ parties, fields }: SignedContent): { label: string; text: string }[] {
  const values = Object.assign(
    {},
    ...Object.values(parties).map(({ content }) => readContent(content).values),
  ) as Readonly<Record<string, unknown>>
  return Object.entries(fields).flatMap(([name, { label, type, decimals }]) => {
    const value = values[name]
    const isValue = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    const text = isValue && showValue(value, { type: type === 'one' ? 'text' : type, decimals })?.shown
    return text ? [{ label, text }] : []
  })
}
