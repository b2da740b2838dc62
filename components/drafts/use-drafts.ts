'use client'

import { useStored } from '@/components/jobs/use-stored'
import { lapseDrafts } from '@/lib/fill/drafts'
import { listJobs } from '@/lib/jobs/job-store'

const readDrafts = () => lapseDrafts()

/**
 * The drafts that this browser keeps, undefined until they are read, and the jobs by id. Drafts whose notice has run out
 * are removed.
 */
export function useDrafts() {
  const { value: drafts, failed, change } = useStored(readDrafts)
  const { value: jobs = [], failed: failedJobs } = useStored(listJobs)
  return { drafts, jobs: new Map(jobs.map((job) => [job.id, job])), failed: failed || failedJobs, change }
}
