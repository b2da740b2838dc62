/** Moves documents that were started outside a job into an existing job, or into one that is made from them. */
import type { Form } from '@/lib/documents/form'
import type { Draft } from '@/lib/fill/draft'
import type { TypedValues } from '@/lib/fill/typed'
import { newJob, withFacts, type Job } from './job'
import { createJob } from './job-store'
import { lineOf } from './lines'
import { differencesOf, knownIn, type DocumentValues } from './mapping'
import { fetchSets, type SetEntry } from './sets'
import { valuesOf } from './values'

/** Words of a template's slug, and the set that its job most likely needs. */
const works: readonly [RegExp, RegExp][] = [
  [/insurance|claim|supplement|storm/, /-(insurance-)?claim$/],
  [/repair|leak/, /-repair$/],
  [/maintenance/, /-maintenance$/],
  [/commercial/, /-commercial$/],
  [/estimate|proposal|contract/, /-replacement$/],
]

/** The roof system of a template and the set of documents for its job, as far as its slug tells. */
function setFor(slug: string, sets: readonly SetEntry[]): Record<string, string> {
  const ofSystem = sets
    .filter(({ system }) => system && slug.startsWith(`${system}-`))
    .sort((a, b) => (b.system?.length ?? 0) - (a.system?.length ?? 0))
  const [first] = ofSystem
  if (!first?.system) return {}
  const [, wanted] = works.find(([words]) => words.test(slug)) ?? []
  const set = ofSystem.find((each) => each.system === first.system && wanted?.test(each.slug))
  return {
    system: first.system,
    ...(first.systemName ? { 'roof.system': first.systemName } : {}),
    ...(set ? { set: set.slug } : {}),
  }
}

/** The facts of a new job, from a document with these values. `isSigned`: the customer has signed it. */
export function factsFrom(
  slug: string,
  values: DocumentValues,
  sets: readonly SetEntry[],
  isSigned = false,
): Record<string, string> {
  const empty = newJob('new-job-of-a-document')
  const own = Object.fromEntries(differencesOf(slug, values, empty).map(({ id, after }) => [id, after]))
  return { ...setFor(slug, sets), ...own, ...lineOf(slug, values, withFacts(empty, own), isSigned)?.texts }
}

interface Shown {
  form: Form
  typed: TypedValues
}

interface Started extends Shown {
  slug: string
  textOf: (name: string) => string
  /** The customer has signed it. */
  isSigned: boolean
}

/** The chosen job, or a new one made from the document. Rejects if sets cannot be fetched or the job is not kept. */
export async function jobFor(chosen: Job | undefined, { slug, form, typed, textOf, isSigned }: Started): Promise<Job> {
  if (chosen) return chosen
  return createJob(factsFrom(slug, valuesOf(slug, form, typed, textOf), await fetchSets(), isSigned))
}

/** The draft in a job. What it has in common with the job counts as filled in from there. */
export function inJob(draft: Draft, { form, typed }: Shown, job: Job, now = Date.now()): Draft {
  const { noticed: _, ...kept } = draft
  const same = Object.entries(knownIn(form, draft.slug, job)).filter(([name, content]) => typed[name] === content)
  return { ...kept, job: job.id, changed: now, fromJob: Object.fromEntries(same) }
}
