'use client'

import { useCallback, useEffect, useState } from 'react'
import { useFormContext, type UseFormReturn } from 'react-hook-form'
import type { Form } from '@/lib/documents/form'
import type { Value } from '@/lib/documents/model'
import { readDraft, saveDraft, type Draft } from '@/lib/fill/drafts'
import { storable } from '@/lib/fill/entries'
import { schemaOf, type TypedValues } from '@/lib/fill/typed'
import { offersFor, withOffers, type Offers } from '@/lib/jobs/documents'
import { facts, namesIn } from '@/lib/jobs/facts'
import type { Job } from '@/lib/jobs/job'
import { readJob, saveFacts, tellChanged, watchJobs } from '@/lib/jobs/job-store'
import { lineNames, lineOf, type JobLine } from '@/lib/jobs/lines'
import { differencesOf, type Difference } from '@/lib/jobs/mapping'
import { useFilling, type Filling } from '../filling'
import { typedIn } from '../use-live'

/** Milliseconds without a change before form and job are compared. */
const PAUSE = 700

export interface JobState {
  job: Job
  /** What the form could take from the job. */
  offers: Offers
  /** What the job could take from the form. */
  differences: readonly Difference[]
  /** The form is itself a line of the job that the job does not have. */
  line?: JobLine
  /** The job was forgotten in another tab. */
  isGone: boolean
  /** The document was brought up to date in another tab. */
  isElsewhere: boolean
}

const namesFor = (slug: string): readonly string[] => [
  ...new Set([...[...facts.values()].flatMap((fact) => namesIn(fact, slug)), ...lineNames]),
]

/** What the document has for these names: typed, or as a result. Content that is no value is left out. */
function valuesIn(names: readonly string[], { form, live }: Filling, typed: TypedValues): Map<string, Value> {
  return new Map(
    names.flatMap((name): [string, Value][] => {
      const control = form.controls.get(name)
      if (!control || control.sensitive) return []
      const content = control.role === 'asked' ? typed[name] : live.get(name)
      const read = content === undefined ? undefined : schemaOf(control).safeParse(content)
      return read?.success ? [[name, read.data]] : []
    }),
  )
}

const current = (draft: Draft, form: Form, methods: UseFormReturn<TypedValues>): Draft => ({
  ...draft,
  typed: storable(form, typedIn(methods)),
})

interface Props {
  job: Job
  draft: Draft
  /** Opens the form with this draft. */
  onDraft: (draft: Draft) => void
}

/** Compares a form with its job, shortly after each change of either. */
export function useJobBar({ job: start, draft, onDraft }: Props) {
  const filling = useFilling()
  const methods = useFormContext<TypedValues>()
  const { form, live, signing } = filling
  const [names] = useState(() => namesFor(draft.slug))
  const [state, setState] = useState<JobState>({
    ...{ job: start, offers: { updates: [], others: [] }, differences: [], isGone: false, isElsewhere: false },
  })
  const { job } = state
  const { signatures } = signing

  const compare = useCallback(() => {
    const values = valuesIn(names, filling, typedIn(methods))
    const signed = { ...current(draft, form, methods), signatures: { ...signatures } }
    setState((before) => ({
      ...before,
      offers: offersFor(signed, form, before.job),
      differences: differencesOf(draft.slug, values, before.job),
      line: lineOf(draft.slug, values, before.job, Object.hasOwn(signatures, 'owner')),
    }))
  }, [names, filling, methods, form, draft, signatures])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const schedule = (): void => {
      clearTimeout(timer)
      timer = setTimeout(compare, PAUSE)
    }
    schedule()
    const unsubscribe = live.subscribe(schedule)
    return () => {
      clearTimeout(timer)
      unsubscribe()
    }
  }, [live, compare, job])

  useEffect(
    () =>
      watchJobs((id) => {
        if (id !== start.id) return
        Promise.all([readJob(id), readDraft(draft.id)]).then(
          ([next, stored]) =>
            setState((before) => ({
              ...before,
              job: next ?? before.job,
              isGone: !next,
              isElsewhere:
                before.isElsewhere ||
                JSON.stringify(stored?.fromJob) !== JSON.stringify(stored ? draft.fromJob : undefined),
            })),
          (error: unknown) => console.error('The job could not be read.', error),
        )
      }),
    [start.id, draft],
  )

  return {
    state,
    /** Stores facts of the form in the job. Rejects if the browser does not keep them. */
    async take(texts: Readonly<Record<string, string>>) {
      const next = await saveFacts(job.id, texts)
      setState((before) => ({ ...before, job: next ?? before.job, isGone: !next }))
    },
    /** Fills the form with what the job offers. Rejects if the browser does not keep it. */
    async update() {
      const stored = (await readDraft(draft.id)) ?? draft
      const next = withOffers(current(stored, form, methods), state.offers.updates)
      await saveDraft(next)
      tellChanged(job.id)
      onDraft(next)
    },
    /** Opens what another tab stored. */
    async load() {
      const stored = await readDraft(draft.id)
      if (stored) onDraft(stored)
    },
  }
}
