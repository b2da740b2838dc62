'use client'

import { lazyPart } from '@/components/ui/lazy-part'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
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
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        aria-label={`Add to a job: ${draft.name ?? draft.title}`}
        onClick={() => setOpen(true)}
      >
        Add to a job
      </Button>
      {isOpen && (
        <JoinDialog
          onChosen={async (chosen) => window.location.assign(jobUrl((await join(draft, chosen)).id))}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
