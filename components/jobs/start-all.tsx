import { Status } from '@/components/ui/status'
import { useState } from 'react'
import { readState, stateOfCode } from '@/lib/downloads/state-storage'
import { OutlineButton } from '@/components/ui/outline-button'
import { showToast } from '@/components/ui/toast-queue'
import { openTemplate } from '@/lib/fill/open'
import { latestDraft, saveDraft } from '@/lib/fill/drafts'
import { draftFor } from '@/lib/jobs/documents'
import { textOf, type Job } from '@/lib/jobs/job'
import { tellChanged } from '@/lib/jobs/job-store'
import { countOf } from '@/lib/utils'

const PATIENCE = 20_000

async function start(slug: string, job: Job): Promise<void> {
  if (await latestDraft(slug, job.id)) return
  const state = stateOfCode(textOf(job, 'job.state')) || readState()
  const opened = await openTemplate(slug, state, AbortSignal.timeout(PATIENCE))
  await saveDraft({ ...draftFor(slug, opened.model, job), ...(opened.state ? { state: opened.state } : {}) })
}

interface Props {
  job: Job
  slugs: readonly string[]
  onDone: () => void
}

/** Starts all documents of a set that are not started yet; nothing if there are none. */
export function StartAll({ job, slugs, onDone }: Props) {
  const [busy, setBusy] = useState('')
  if (slugs.length === 0) return null
  const startAll = async (): Promise<void> => {
    let failed = 0
    for (const [index, slug] of slugs.entries()) {
      setBusy(`Filling in ${index + 1} of ${slugs.length}…`)
      try {
        await start(slug, job)
      } catch (error) {
        console.error(`The document ${slug} could not be started.`, error)
        failed += 1
      }
    }
    setBusy('')
    tellChanged(job.id)
    onDone()
    if (failed > 0)
      showToast({
        kind: 'error',
        title: `${countOf(failed, 'document')} could not be started. You may be offline, or this browser may be out of storage.`,
      })
  }
  return (
    <div className="grid justify-items-start gap-1 pb-2">
      <OutlineButton disabled={busy !== ''} onClick={() => void startAll()}>
        Fill in {slugs.length === 1 ? 'the last document' : `all ${slugs.length} documents`} from the job
      </OutlineButton>
      <Status>{busy || 'Then you can print or send them together, and add what is missing in each.'}</Status>
    </div>
  )
}
