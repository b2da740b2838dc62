import { DialogButton } from '@/components/ui/dialog-button'
import { lazyPart } from '@/components/ui/lazy-part'
import { useFormContext } from 'react-hook-form'
import { readDraft, saveDraft } from '@/lib/fill/drafts'
import type { Draft } from '@/lib/fill/draft'
import { storable } from '@/lib/fill/entries'
import type { TypedValues } from '@/lib/fill/typed'
import type { Job } from '@/lib/jobs/job'
import { tellChanged } from '@/lib/jobs/job-store'
import { inJob, jobFor } from '@/lib/jobs/join'
import { useFilling } from '@/components/filling/filling'
import { typedIn } from '@/components/filling/use-live'

const JoinDialog = lazyPart(async () => (await import('@/components/jobs/join-dialog')).JoinDialog)

/** Puts the form that is open into a job. */
export function JoinJob({ draft, onJoined }: { draft: Draft; onJoined: (draft: Draft, job: Job) => void }) {
  const { form, live, signing } = useFilling()
  const methods = useFormContext<TypedValues>()
  const join = async (chosen: Job | undefined): Promise<void> => {
    const typed = typedIn(methods)
    const isSigned = Object.hasOwn(signing.signatures, 'owner')
    const job = await jobFor(chosen, { slug: draft.slug, form, typed, textOf: live.get, isSigned })
    const stored = (await readDraft(draft.id)) ?? draft
    const joined = inJob({ ...stored, typed: storable(form, typed) }, { form, typed }, job)
    await saveDraft(joined)
    tellChanged(job.id)
    onJoined(joined, job)
  }
  return (
    <p className="fill-join">
      Not in a job.{' '}
      <DialogButton size="sm" dialog={(close) => <JoinDialog onChosen={join} onClose={close} />}>
        Add to a job
      </DialogButton>
    </p>
  )
}
