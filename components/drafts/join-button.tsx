import { DialogButton } from '@/components/ui/dialog-button'
import { lazyPart } from '@/components/ui/lazy-part'
import { changeDraft } from '@/lib/fill/drafts'
import type { Draft } from '@/lib/fill/draft'
import { openTexts } from '@/lib/handover/draft-job'
import type { Job } from '@/lib/jobs/job'
import { tellChanged } from '@/lib/jobs/job-store'
import { inJob, jobFor } from '@/lib/jobs/join'
import { jobUrl } from '@/lib/paths'

const JoinDialog = lazyPart(async () => (await import('@/components/jobs/join-dialog')).JoinDialog)

const PATIENCE = 20_000

async function join(draft: Draft, chosen: Job | undefined): Promise<Job> {
  const texts = await openTexts(draft, AbortSignal.timeout(PATIENCE))
  const job = await jobFor(chosen, { ...texts, slug: draft.slug, isSigned: draft.signatures?.owner !== undefined })
  await changeDraft(draft.id, (known) => known && inJob(known, texts, job))
  tellChanged(job.id)
  return job
}

/** Puts a draft into a job that the person chooses, and goes to the job's page. */
export function JoinButton({ draft }: { draft: Draft }) {
  const addTo = async (chosen: Job | undefined): Promise<void> =>
    window.location.assign(jobUrl((await join(draft, chosen)).id))
  return (
    <DialogButton
      variant="ghost"
      size="sm"
      aria-label={`Add to a job: ${draft.name ?? draft.title}`}
      dialog={(close) => <JoinDialog onChosen={addTo} onClose={close} />}
    >
      Add to a job
    </DialogButton>
  )
}
