import { MOST_BYTES } from '@/components/ui/file-picker'
import { JobPage } from './job-page'
import { useState } from 'react'
import { TextLink } from '@/components/ui/text-link'
import { importOutcome } from './import-outcome'
import { useSealed } from '@/components/handover/use-sealed'
import { PageHeader } from '@/components/layout/page-header'
import { StorageNote } from '@/components/offline/storage-note'
import { Button } from '@/components/ui/button'
import { FileActions, type Outcome } from '@/components/ui/file-actions'
import { addressOf, changedAt, statuses, statusOf, titleOf } from '@/lib/jobs/job'
import { importJob, type ImportedJob } from '@/lib/jobs/job-file'
import { createJob } from '@/lib/jobs/job-store'
import { SETS_URL } from '@/lib/jobs/sets'
import { jobUrl } from '@/lib/paths'
import { countOf } from '@/lib/utils'
import { useJobs, type ListedJob } from './use-jobs'

const refusals = {
  newer: 'That file is from a newer version of this site. Reload the page, then import it again. Nothing was changed.',
  drafts: 'That file holds exported drafts. Import it on “My drafts”. Nothing was changed.',
  other: 'That file isn’t an exported job, or it is damaged. Nothing was changed.',
} as const

function outcomeOf(imported: ImportedJob, replace: () => Promise<Outcome | undefined>): Outcome {
  if (!imported.ok) return { isError: true, text: refusals[imported.reason] }
  const read = `Imported ${titleOf(imported.job)} with ${countOf(imported.documents, 'document')}.`
  return importOutcome(read, imported, replace)
}

/** A job with its status, address and number of documents. */
function Item({ job, documents }: ListedJob) {
  const facts = [
    statuses[statusOf(job)],
    addressOf(job),
    countOf(documents, 'document'),
    `changed ${new Date(changedAt(job)).toLocaleDateString('en-US', { dateStyle: 'long' })}`,
  ]
  return (
    <li className="surface job-item">
      <h2 className="text-lg">
        <a href={jobUrl(job.id)}>{titleOf(job)}</a>
      </h2>
      <p className="card-meta">{facts.filter(Boolean).join(' · ')}</p>
    </li>
  )
}

async function begin(): Promise<void> {
  const { id } = await createJob()
  window.location.assign(jobUrl(id))
}

/** The jobs of this browser, or what a job is for. */
function Found({ jobs }: { jobs?: readonly ListedJob[] }) {
  if (!jobs) return <p className="card-meta">Opening…</p>
  if (jobs.length === 0)
    return (
      <p className="surface p-5">
        You have no jobs yet. A job holds the customer, site, roof, price and dates, and fills in the documents of its{' '}
        <TextLink href="/packets">set</TextLink>.
      </p>
    )
  return (
    <ul className="grid gap-3" aria-label="Jobs">
      {jobs.map((each) => (
        <Item key={each.job.id} {...each} />
      ))}
    </ul>
  )
}

/** All jobs of this browser, with a button for a new one and the import. */
export function JobsList() {
  const { jobs, failed, change } = useJobs()
  const sealed = useSealed()
  const take = async (text: string, isReplacing = false): Promise<Outcome | undefined> => {
    let outcome: Outcome | undefined
    await change(async () => {
      outcome = outcomeOf(await importJob(text, { isReplacing }), () => take(text, true))
    })
    return outcome
  }
  const read = async (file: File): Promise<Outcome | undefined> => {
    const content = file.size <= MOST_BYTES ? await sealed.open(file) : new Blob()
    if (!content) return undefined
    return take(await content.text())
  }
  return (
    <>
      <PageHeader title="My jobs">
        Enter a job once and use it to fill in every document. Jobs are saved only in this browser. Nothing leaves this
        device.
      </PageHeader>
      {failed && (
        <p role="alert" className="surface mb-4 p-5">
          {jobs
            ? 'The change could not be saved: this browser may be out of storage. Nothing that was saved is lost.'
            : 'This browser isn’t saving jobs (a private window, for example). You can still fill in single documents.'}
        </p>
      )}
      {(jobs ?? !failed) && (
        <div className="grid gap-6">
          <div>
            <Button disabled={!jobs} onClick={() => void change(begin)}>
              New job
            </Button>
          </div>
          <Found jobs={jobs} />
          {/* Below the jobs, which would move it: nobody knows yet how many there are. */}
          {jobs && (
            <>
              <FileActions
                pickerLabel="File of an exported job"
                onImport={read}
                note="This browser keeps a job until you delete it. A browser may clear its data, and your other devices do not have the job: export each job from its page, and import the file here."
              />
              {sealed.question}
              <StorageNote what="Your jobs are" documents={[]} addresses={[SETS_URL]} />
            </>
          )}
        </div>
      )}
    </>
  )
}

/** The id in a job's address, `/jobs/{id}`; undefined for other addresses. */
const idOf = (pathname: string): string | undefined => /^\/jobs\/([\w-]{8,64})\/?$/.exec(pathname)?.[1]

/** The job that the address names, or the list of jobs. */
export function JobsApp() {
  const [id] = useState(() => idOf(window.location.pathname))
  return id ? <JobPage id={id} /> : <JobsList />
}
