import { addRows } from '@/lib/documents/added-rows'
import { formOf } from '@/lib/documents/form'
import { places, type Place } from '@/lib/documents/missing'
import type { DocumentModel, Value } from '@/lib/documents/model'
import { carryOver } from '@/lib/fill/carry-over'
import { isSigned } from '@/lib/fill/drafts'
import type { Draft } from '@/lib/fill/draft'
import { readTyped } from '@/lib/fill/entries'
import { fetchJson } from '@/lib/fill/json'
import { modelUrl } from '@/lib/paths'
import { draftFor, offersFor, type Offers } from './documents'
import type { Job } from './job'

export interface Readiness {
  /** How many places have to be filled in or signed. */
  asked: number
  /** Those that are not. */
  missing: readonly Place[]
  draft?: Draft
  isSigned: boolean
  filled: number
  offers: Offers
}

const models = new Map<string, Promise<DocumentModel>>()

/** Fetches the document of a template, in the edition of a draft if there is one. Each is fetched once. */
export function loadModel(slug: string, state?: string): Promise<DocumentModel> {
  const url = modelUrl(state ? `${slug}.${state.toLowerCase()}` : slug)
  const loading =
    models.get(url) ??
    fetchJson<DocumentModel>(url).catch((error: unknown) => {
      models.delete(url)
      throw error
    })
  models.set(url, loading)
  return loading
}

/** The last draft of a template in a job. */
export const draftIn = (drafts: readonly Draft[], slug: string): Draft | undefined =>
  drafts.find((draft) => draft.slug === slug)

interface Known {
  draft?: Draft
  company?: Readonly<Record<string, Value>>
}

/** How complete a document is: a started one by its draft, any other as the job would fill it in. */
export function readinessOf(slug: string, model: DocumentModel, job: Job, { draft, company }: Known = {}): Readiness {
  const present = draft ? carryOver(draft, model) : draftFor(slug, model, job)
  const form = formOf(addRows(model, present.rows))
  const entries = { values: readTyped(form, present.typed).values, rows: present.rows }
  const signed = new Set(Object.keys(present.signatures ?? {}))
  const asked = places(model, entries, company, { signed })
  return {
    asked: asked.length,
    missing: asked.filter(({ isBlank }) => isBlank),
    ...(draft ? { draft: present } : {}),
    isSigned: isSigned(present),
    filled: Object.keys(present.fromJob ?? {}).length,
    offers: draft ? offersFor(present, form, job) : { updates: [], others: [] },
  }
}
