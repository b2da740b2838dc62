import { addRows } from '@/lib/documents/added-rows'
import type { Entries } from '@/lib/documents/entries'
import { pick } from '@/lib/documents/fill'
import { formOf, type Form } from '@/lib/documents/form'
import type { DocumentModel, Value } from '@/lib/documents/model'
import { carryOver } from '@/lib/fill/carry-over'
import type { Draft } from '@/lib/fill/draft'
import type { PictureFile, SetDocument } from '@/lib/fill/engine'
import { readTyped, typedAtFirst } from '@/lib/fill/entries'
import { companyOf, fetchExample, hasCompany } from '@/lib/fill/example'
import { photoAlt } from '@/lib/fill/frames'
import { shownTexts } from '@/lib/fill/live'
import { openTemplate, type Opened } from '@/lib/fill/open'
import { readPhotoOf } from '@/lib/fill/photo-store'
import { sha256 } from '@/lib/fill/sha256'
import { signedEntries } from '@/lib/fill/signed-content'
import { contentFor, differences, type Signable, type Signature } from '@/lib/fill/signing'
import { today } from '@/lib/fill/today'
import type { TypedValues } from '@/lib/fill/typed'

export interface FilledDraft {
  draft: Draft
  template: Opened['template']
  document: SetDocument
  textOf: (name: string) => string
  messages: readonly string[]
}

type Values = Readonly<Record<string, Value>>

async function signaturesIn({ signatures = {} }: Draft, signable: Signable) {
  const fitting: Record<string, Signature> = {}
  for (const [party, signature] of Object.entries(signatures)) {
    const isWhole = (await sha256(signature.content)) === signature.hash
    if (isWhole && differences(signature.content, contentFor(party, signable)).length === 0) fitting[party] = signature
  }
  const left = Object.keys(signatures).length - Object.keys(fitting).length
  return { left, ...signedEntries(signable, fitting) }
}

async function photographsIn(draft: Draft, textOf: FilledDraft['textOf']) {
  const photographs: Record<string, PictureFile> = {}
  let missing = 0
  for (const [frame, photo] of Object.entries(draft.photos ?? {})) {
    const found = await readPhotoOf(draft, photo)
    if (!found) {
      missing += 1
      continue
    }
    const { width, height, full: file } = found
    photographs[frame] = { type: 'image/jpeg', file, width, height, alt: photoAlt(frame, textOf) }
  }
  return { photographs, missing }
}

function messagesFor(left: number, missing: number, wrong: number): string[] {
  return [
    ...(left > 0 ? ['A signature no longer matches the document. It is left out until they sign again.'] : []),
    ...(missing > 0 ? ['A photo is not in this browser. Its frame stays empty.'] : []),
    ...(wrong > 0 ? [`${wrong === 1 ? 'One entry has' : `${wrong} entries have`} the wrong format.`] : []),
  ]
}

/** The company's fields; those of the example where the draft has it and the person has no company, as in the form. */
async function companyFor({ example, slug }: Draft, { company }: Opened, signal: AbortSignal): Promise<Values> {
  if (!example || hasCompany(company.values)) return company.values
  return { ...companyOf(await fetchExample(slug, signal)), ...company.values }
}

function modelFor({ example, rows }: Draft, model: DocumentModel): DocumentModel {
  const grown = addRows(model, rows)
  return example ? { ...grown, example: true } : grown
}

interface DraftTexts {
  opened: Opened
  form: Form
  model: DocumentModel
  company: Values
  typed: TypedValues
  textOf: (name: string) => string
}

/** Reads a draft as its form would show it. */
export async function openTexts(stored: Draft, signal: AbortSignal): Promise<DraftTexts> {
  const opened = await openTemplate(stored.slug, stored.state ?? '', signal)
  const draft = carryOver(stored, opened.model)
  const model = modelFor(draft, opened.model)
  const form = formOf(model)
  const company = await companyFor(draft, opened, signal)
  const typed = typedAtFirst(form, company, draft)
  const { values } = readTyped(form, typed)
  const texts = shownTexts({ form, model, company, today: today() }, { values, pictures: {}, rows: {} })
  return { opened, form, model, company, typed, textOf: (name) => texts.get(name) ?? '' }
}

/** Opens a draft with company, signatures and photographs. Rejects if its template cannot be fetched, or on abort. */
export async function openDraft(draft: Draft, signal: AbortSignal): Promise<FilledDraft> {
  const { opened, form, model, company, typed, textOf } = await openTexts(draft, signal)
  const { values, problems } = readTyped(form, typed)
  const signable: Signable = {
    ...{ slug: draft.slug, model, form, values, photos: draft.photos ?? {} },
    ...{ company: pick(model, company) },
    ...(opened.state ? { state: opened.state } : {}),
    ...(draft.example ? { isExample: true } : {}),
  }
  const signed = await signaturesIn(draft, signable)
  const { photographs, missing } = await photographsIn(draft, textOf)
  const entries: Entries = {
    values: { ...values, ...signed.values },
    pictures: { ...opened.company.pictures, ...signed.pictures },
    rows: {},
  }
  return {
    ...{ draft, textOf, template: opened.template },
    document: {
      ...{ name: draft.name ?? opened.template.name, model, entries, photographs, company, today: today() },
      ...(signed.signed ? { signed: signed.signed } : {}),
    },
    messages: messagesFor(signed.left, missing, problems.length),
  }
}
