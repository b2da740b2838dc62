import { Problem } from '@/components/ui/status'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { OutlineButton } from '@/components/ui/outline-button'
import { Dialog } from '@/components/ui/dialog'
import { addressOf, titleOf, type Job } from '@/lib/jobs/job'
import { listJobs } from '@/lib/jobs/job-store'

interface Props {
  onChosen: (job: Job | undefined) => Promise<void>
  onClose: () => void
}

interface ChoicesProps {
  jobs: readonly Job[]
  isBusy: boolean
  onChosen: (job: Job) => void
}

/** The jobs that a document can belong to. */
function Choices({ jobs, isBusy, onChosen }: ChoicesProps) {
  if (jobs.length === 0) return null
  return (
    <ul className="grid gap-2" aria-label="Jobs">
      {jobs.map((job) => (
        <li key={job.id}>
          <OutlineButton
            className="h-auto w-full justify-start py-2 text-left"
            disabled={isBusy}
            onClick={() => onChosen(job)}
          >
            <span>
              {titleOf(job)}
              <span className="card-meta block">{addressOf(job)}</span>
            </span>
          </OutlineButton>
        </li>
      ))}
    </ul>
  )
}

/** Asks which job a document belongs to; undefined is a new job. */
export function JoinDialog({ onChosen, onClose }: Props) {
  const [jobs, setJobs] = useState<readonly Job[]>([])
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  useEffect(() => {
    listJobs().then(setJobs, (error: unknown) => console.error('Jobs could not be read.', error))
  }, [])
  const choose = async (job: Job | undefined): Promise<void> => {
    setBusy(true)
    setProblem('')
    try {
      await onChosen(job)
    } catch (error) {
      console.error('The document could not be added to a job.', error)
      setProblem(
        'It could not be added to a job: you may be offline, or this browser may be out of storage. Nothing was changed.',
      )
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      onClose={onClose}
      title="Add to a job"
      description="The job uses what you typed here to fill in its other documents. What you typed does not change."
    >
      <div className="grid gap-3">
        <Button disabled={isBusy} onClick={() => void choose(undefined)}>
          New job from this document
        </Button>
        <Choices jobs={jobs} isBusy={isBusy} onChosen={(job) => void choose(job)} />
        <Problem>{problem}</Problem>
      </div>
    </Dialog>
  )
}
