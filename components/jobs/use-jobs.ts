import { useEffect } from 'react'
import { listDrafts } from '@/lib/fill/drafts'
import type { Job } from '@/lib/jobs/job'
import { listJobs, watchJobs } from '@/lib/jobs/job-store'
import { useStored } from './use-stored'

export interface ListedJob {
  job: Job
  documents: number
}

async function readAll(): Promise<ListedJob[]> {
  const [jobs, drafts] = await Promise.all([listJobs(), listDrafts()])
  return jobs.map((job) => ({ job, documents: drafts.filter((draft) => draft.job === job.id).length }))
}

/** The jobs that this browser keeps, also as other tabs change them. */
export function useJobs() {
  const { value: jobs, failed, change, read } = useStored(readAll)
  useEffect(() => watchJobs(read), [read])
  return { jobs, failed, change }
}
