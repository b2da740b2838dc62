import { useCallback, useEffect, useState } from 'react'
import { useFormContext, type UseFormReturn } from 'react-hook-form'
import type { Form } from '@/lib/documents/form'
import { readDraft, saveDraft } from '@/lib/fill/drafts'
import type { Draft } from '@/lib/fill/draft'
import { storable } from '@/lib/fill/entries'
import type { TypedValues } from '@/lib/fill/typed'
import { offersFor, withOffers, type Offers } from '@/lib/jobs/documents'
import type { Job } from '@/lib/jobs/job'
import { readJob, saveFacts, tellChanged, watchJobs } from '@/lib/jobs/job-store'
import { lineOf, type JobLine } from '@/lib/jobs/lines'
import { differencesOf, type Difference } from '@/lib/jobs/mapping'
import { valuesOf } from '@/lib/jobs/values'
import { useFilling } from '@/components/filling/filling'
import { typedIn } from '@/components/filling/use-live'

const PAUSE = 700

export interface JobState {
  job: Job
  offers: Offers
  differences: readonly Difference[]
  line?: JobLine
  isGone: boolean
}

const current = (draft: Draft, form: Form, methods: UseFormReturn<TypedValues>): Draft => ({
  ...draft,
  typed: storable(form, typedIn(methods)),
})

interface Props {
  job: Job
  draft: Draft
  onDraft: (draft: Draft) => void
}

const atFirst = (job: Job): JobState => ({
  ...{ job, offers: { updates: [], others: [] }, differences: [], isGone: false },
})

type Change = (change: (before: JobState) => JobState) => void

function useOtherTabs(id: string, setState: Change): void {
  useEffect(
    () =>
      watchJobs((changed) => {
        if (changed !== id) return
        readJob(id).then(
          (job) => setState((before) => ({ ...before, job: job ?? before.job, isGone: !job })),
          (error: unknown) => console.error('The job could not be read.', error),
        )
      }),
    [id, setState],
  )
}

function useComparison({ job: start, draft }: Pick<Props, 'job' | 'draft'>) {
  const filling = useFilling()
  const methods = useFormContext<TypedValues>()
  const { form, live, signing, photos } = filling
  const { places } = photos
  const { signatures } = signing
  const [state, setState] = useState(() => atFirst(start))

  const compare = useCallback(() => {
    const values = valuesOf(draft.slug, form, typedIn(methods), live.get)
    const present = { ...current(draft, form, methods), photos: places, signatures: { ...signatures } }
    setState((before) => ({
      ...before,
      offers: offersFor(present, form, before.job),
      differences: differencesOf(draft.slug, values, before.job),
      line: lineOf(draft.slug, values, before.job, Object.hasOwn(signatures, 'owner')),
    }))
  }, [live, methods, form, draft, signatures, places])

  const { job } = state
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

  useOtherTabs(start.id, setState)
  return { state, setState, form, methods }
}

export interface JobLink {
  state: JobState
  take: (texts: Readonly<Record<string, string>>) => Promise<void>
  update: () => Promise<void>
}

/** The connection of a form with its job. */
export function useJobBar({ job, draft, onDraft }: Props): JobLink {
  const { state, setState, form, methods } = useComparison({ job, draft })
  return {
    state,
    async take(texts) {
      const next = await saveFacts(job.id, texts)
      setState((before) => ({ ...before, job: next ?? before.job, isGone: !next }))
    },
    async update() {
      const stored = (await readDraft(draft.id)) ?? draft
      const next = withOffers(current(stored, form, methods), state.offers.updates)
      await saveDraft(next)
      tellChanged(job.id)
      onDraft(next)
    },
  }
}
