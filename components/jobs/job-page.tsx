import { Select } from '@/components/ui/select'
import { Field } from '@/components/ui/field'
import { Problem, Status } from '@/components/ui/status'
import { TextLink, TextButton } from '@/components/ui/text-link'
import { useState } from 'react'
import { PortableFile } from '@/components/handover/portable-file'
import { Button } from '@/components/ui/button'
import { OutlineButton } from '@/components/ui/outline-button'
import { Dialog } from '@/components/ui/dialog'
import { opening } from '@/components/ui/live-host'
import { addressOf, statuses, statusOf, titleOf, type Job } from '@/lib/jobs/job'
import { exportJob } from '@/lib/jobs/job-file'
import { removeJob } from '@/lib/jobs/job-store'
import { countOf } from '@/lib/utils'
import { JobDocuments } from './job-documents'
import { JobFacts } from './job-facts'
import { JobPhotos } from './job-photos'
import { useJob, type OpenJob, type SaveState } from './use-job'

const notes: Readonly<Record<Exclude<SaveState, 'failed'>, string>> = {
  unchanged: 'Nothing you type leaves this device.',
  saving: 'Saving…',
  saved: 'Saved on this device.',
}

/** Whether the job is saved, and what another tab changed in it. */
function Notes({ state, told, flush }: Pick<OpenJob, 'state' | 'told' | 'flush'>) {
  return (
    <>
      {state === 'failed' ? (
        <p role="alert" className="field-error">
          The last change could not be saved: this browser may be out of storage. What you typed is still here. Keep the
          page open. <TextButton onClick={() => void flush()}>Try again</TextButton>
        </p>
      ) : (
        <p className="card-meta">{notes[state]}</p>
      )}
      <Status className="job-told">{told.length > 0 && `Changed in another tab: ${told.join(', ')}.`}</Status>
    </>
  )
}

/** The name, address and status of a job, and links within its page. */
function Heading({ open, job }: { open: OpenJob; job: Job }) {
  return (
    <header className="job-head">
      <div>
        <p>
          <TextLink href="/jobs">My jobs</TextLink>
        </p>
        <h1>{titleOf(job)}</h1>
        <p className="text-muted-foreground">{addressOf(job)}</p>
        <Notes {...open} />
        <nav aria-label="On this page" className="job-jump">
          <TextLink href="#job-documents">Documents</TextLink>
          <TextLink href="#job-photos">Photos</TextLink>
          <TextLink href="#job-keep">Back up and share</TextLink>
        </nav>
      </div>
      <Field id="job-status" label="Status">
        <Select
          id="job-status"
          options={Object.entries(statuses)}
          value={statusOf(job)}
          onChange={(status) => open.set({ status })}
        />
      </Field>
    </header>
  )
}

const fileNameFor = (job: Job): string => {
  const words = titleOf(job)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
  return `ridgedocs-job-${words.slice(0, 60) || 'untitled'}.json`
}

/** Exports and deletes the job. */
function Keep({ open, job }: { open: OpenJob; job: Job }) {
  const [asking, setAsking] = useState(false)
  const [problem, setProblem] = useState('')
  const run = async (step: () => Promise<void>, message: string): Promise<void> => {
    try {
      setProblem('')
      await step()
    } catch (error) {
      console.error(message, error)
      setProblem(message)
    }
  }
  const make = async (): Promise<Blob | undefined> => {
    if (!(await open.flush())) throw new Error('The last change is not stored')
    return exportJob(job.id)
  }
  const remove = async (): Promise<void> => {
    await removeJob(job.id)
    window.location.assign('/jobs')
  }
  return (
    <section aria-labelledby="job-keep">
      <h2 id="job-keep">Back up and share</h2>
      <p className="card-meta mb-2">
        This job is saved only in this browser until you delete it. A browser may clear its data: an exported file
        restores the job, here or on another device, with its documents, photos and signatures. With a passphrase, no
        one else can open it.
      </p>
      <div className="flex flex-wrap gap-2">
        <PortableFile label="Export this job" fileName={fileNameFor(job)} make={make} />
        <Button variant="ghost" onClick={() => setAsking(true)}>
          Delete this job
        </Button>
      </div>
      <Problem>{problem}</Problem>
      {asking && (
        <Dialog
          onClose={() => setAsking(false)}
          title="Delete this job?"
          description={`${titleOf(job)} is removed from this browser with ${countOf(open.drafts.length, 'document')}, all photos and signatures. Files that you downloaded stay.`}
        >
          <div className="dialog-actions">
            <OutlineButton onClick={() => setAsking(false)}>Cancel</OutlineButton>
            <Button onClick={() => void run(remove, 'The job could not be deleted. Please try again.')}>Delete</Button>
          </div>
        </Dialog>
      )}
    </section>
  )
}

/** A job with its facts, photos and documents, or a note that it is not in this browser. */
export function JobPage({ id }: { id: string }) {
  const open = useJob(id)
  const { job, drafts, state, set, readDrafts } = open
  if (job === undefined && state !== 'failed') return opening
  if (!job)
    return (
      <div className="grid gap-4 py-10">
        <h1>This job is not in this browser</h1>
        <p>
          {state === 'failed'
            ? 'This browser isn’t saving jobs (a private window, for example).'
            : 'It was deleted, or it is on another device: export it there, and import the file here.'}
        </p>
        <p>
          <TextLink href="/jobs">My jobs</TextLink>
        </p>
      </div>
    )
  return (
    <>
      <Heading open={open} job={job} />
      <div className="job-columns">
        <div className="grid content-start gap-8">
          <JobFacts job={job} onChange={set} />
          <JobPhotos job={job} drafts={drafts} change={open.change} />
        </div>
        <div className="grid content-start gap-8">
          <JobDocuments job={job} drafts={drafts} onChange={set} onDrafts={readDrafts} />
          <Keep open={open} job={job} />
        </div>
      </div>
    </>
  )
}
