import { MOST_BYTES } from '@/components/ui/file-picker'
import { Problem, Status } from '@/components/ui/status'
import { saveBlob } from '@/components/download/save-file'
import { StorageNote } from '@/components/offline/storage-note'
import { FileActions, type Outcome } from '@/components/ui/file-actions'
import type { Draft } from '@/lib/fill/draft'
import { exportDrafts, importDrafts } from '@/lib/fill/drafts-file'
import { countOf } from '@/lib/utils'
import { DraftItem } from './draft-item'
import { importOutcome } from '@/components/jobs/import-outcome'
import { type Change, useStored } from '@/components/jobs/use-stored'
import { lapseDrafts } from '@/lib/fill/drafts'
import { listJobs } from '@/lib/jobs/job-store'

const readDrafts = () => lapseDrafts()

function useDrafts() {
  const { value: drafts, failed, change } = useStored(readDrafts)
  const { value: jobs = [], failed: failedJobs } = useStored(listJobs)
  return { drafts, jobs: new Map(jobs.map((job) => [job.id, job])), failed: failed || failedJobs, change }
}

/** Exports all drafts and imports them. */
function DraftFiles({ drafts, change }: { drafts: readonly Draft[]; change: Change }) {
  const save = (): Promise<void> => change(async () => saveBlob(await exportDrafts(drafts), 'ridgedocs-drafts.json'))
  const take = async (text: string, isReplacing = false): Promise<Outcome | undefined> => {
    let outcome: Outcome | undefined
    await change(async () => {
      const imported = await importDrafts(text, { isReplacing })
      outcome = imported
        ? importOutcome(`Imported ${countOf(imported.drafts, 'draft')}.`, imported, () => take(text, true))
        : { isError: true, text: 'That file isn’t a drafts export. Nothing was changed.' }
    })
    return outcome
  }
  const read = async (file: File): Promise<Outcome | undefined> =>
    take(file.size <= MOST_BYTES ? await file.text() : '')
  return (
    <div className="mt-6">
      <FileActions
        exportLabel="Export all"
        isEmpty={drafts.length === 0}
        onExport={() => void save()}
        pickerLabel="File of exported drafts"
        onImport={read}
        note="An unsigned draft that is not in a job is kept for 90 days after its last change, a signed one until you delete it. A browser may clear its data, and your other devices do not have your drafts: an exported file restores them, with photos and signatures."
      />
    </div>
  )
}

/** All drafts of this browser, with export and import. */
export function DraftsList() {
  const { drafts, jobs, failed, change } = useDrafts()
  if (failed && !drafts)
    return (
      <p role="alert" className="surface p-5">
        This browser isn’t saving drafts (a private window, for example). Download the file before you leave a form.
      </p>
    )
  if (!drafts) return <Status>Opening…</Status>
  return (
    <>
      {failed && <Problem>The change could not be saved. Please try again.</Problem>}
      {drafts.length === 0 ? (
        <div className="surface grid justify-items-start gap-4 p-5">
          <p>You have no drafts yet. Choose a template and fill it in here: it is saved as you type.</p>
          <a href="/templates" className="btn btn-default">
            Choose a template
          </a>
        </div>
      ) : (
        <ul className="grid gap-3" aria-label="Drafts">
          {drafts.map((draft) => (
            <DraftItem key={draft.id} draft={draft} job={jobs.get(draft.job ?? '')} change={change} />
          ))}
        </ul>
      )}
      <DraftFiles drafts={drafts} change={change} />
      <StorageNote
        what="Your drafts are"
        documents={drafts.map(({ slug, state }) => ({ slug, ...(state ? { state } : {}) }))}
      />
    </>
  )
}
