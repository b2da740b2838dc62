import { addRows } from '@/lib/documents/added-rows'
import { fullLabel } from '@/lib/documents/controls'
import { formOf, type Form } from '@/lib/documents/form'
import type { DocumentModel } from '@/lib/documents/model'
import { changeDraft, isSigned, newDraft } from '@/lib/fill/drafts'
import type { Draft } from '@/lib/fill/draft'
import type { Typed, TypedValues } from '@/lib/fill/typed'
import { typedOf } from '@/lib/fill/typed'
import type { Job } from './job'
import { photoTextsFor } from './job-photos'
import { tellChanged } from './job-store'
import { isOfPricedLine, knownIn } from './mapping'
import { rowsFor } from './rows'

/** A new draft of a template in a job, filled from it. */
export function draftFor(slug: string, model: DocumentModel, job: Job, now = Date.now()): Draft {
  const rows = rowsFor(slug, model, job)
  const typed = knownIn(formOf(addRows(model, rows)), slug, job)
  return { ...newDraft(slug, model, now), job: job.id, typed, fromJob: typed, rows }
}

export interface Offer {
  name: string
  label: string
  before: Typed
  after: Typed
}

export interface Offers {
  /** Blank fields, and those that still have what the job filled in. */
  updates: readonly Offer[]
  /** Fields in which a person typed something other than the job has. They stay. */
  others: readonly Offer[]
}

const none: Offers = { updates: [], others: [] }

/** What a draft could take from its job. A signed draft is offered nothing. */
export function offersFor(draft: Draft, form: Form, job: Job): Offers {
  if (isSigned(draft)) return none
  const updates: Offer[] = []
  const others: Offer[] = []
  const isNew = (name: string): boolean => draft.fromJob?.[name] === undefined
  for (const [name, after] of Object.entries(knownIn(form, draft.slug, job, { isLater: true }))) {
    const control = form.controls.get(name)
    if (!control || (isNew(name) && isOfPricedLine(draft.slug, name))) continue
    const initial = typedOf(control, control.value)
    const before = draft.typed[name] ?? initial
    if (before === after) continue
    const offer = { name, label: control.label, before, after }
    // What the job once filled in and a person emptied stays empty.
    const isUntouched = isNew(name) ? before === initial : before === draft.fromJob?.[name]
    if (isUntouched) updates.push(offer)
    else others.push(offer)
  }
  for (const { name, text } of photoTextsFor(draft, job.photos)) {
    const control = form.controls.get(name)
    const before = draft.typed[name] ?? ''
    if (control && before !== text) updates.push({ name, label: fullLabel(control), before, after: text })
  }
  return { updates, others }
}

/** The draft with what its job offers. */
export function withOffers(draft: Draft, offers: readonly Offer[], now = Date.now()): Draft {
  const taken: TypedValues = Object.fromEntries(offers.map(({ name, after }) => [name, after]))
  return { ...draft, changed: now, typed: { ...draft.typed, ...taken }, fromJob: { ...draft.fromJob, ...taken } }
}

/**
 * Stores offers in one transaction, in the draft as the present version has it (`carryOver`), unless it was stored since.
 * Undefined if the draft was signed or removed. Rejects if it is not kept.
 */
export async function takeOffers(draft: Draft, offers: readonly Offer[]): Promise<Draft | undefined> {
  let next: Draft | undefined
  await changeDraft(draft.id, (known) => {
    const present = known?.changed === draft.changed ? draft : known
    next = present && !isSigned(present) ? withOffers(present, offers) : undefined
    return next ?? known
  })
  if (next?.job) tellChanged(next.job)
  return next
}
