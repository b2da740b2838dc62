'use client'

import { useCallback, useEffect, useState } from 'react'
import { listDrafts } from '@/lib/fill/drafts'
import type { Job } from '@/lib/jobs/job'
import { listJobs, watchJobs } from '@/lib/jobs/job-store'

export interface ListedJob {
  job: Job
  /** How many documents were begun in it. */
  documents: number
}

export interface Jobs {
  /** Undefined until they are read. */
  jobs?: ListedJob[]
  failed: boolean
  /** Runs a change, then reads the jobs again. A failure is shown by `failed`. */
  change: (step: () => Promise<unknown>) => Promise<void>
}

async function readAll(): Promise<ListedJob[]> {
  const [jobs, drafts] = await Promise.all([listJobs(), listDrafts()])
  return jobs.map((job) => ({ job, documents: drafts.filter((draft) => draft.job === job.id).length }))
}

/** The jobs that this browser keeps, also as other tabs change them. */
export function useJobs(): Jobs {
  const [jobs, setJobs] = useState<ListedJob[]>()
  const [failed, setFailed] = useState(false)
  const fail = useCallback((error: unknown): void => {
    console.error('Jobs could not be read or changed.', error)
    setFailed(true)
  }, [])
  useEffect(() => {
    const read = (): void => void readAll().then(setJobs, fail)
    read()
    return watchJobs(read)
  }, [fail])
  const change: Jobs['change'] = async (step) => {
    try {
      await step()
      setJobs(await readAll())
      setFailed(false)
    } catch (error) {
      fail(error)
    }
  }
  return { jobs, failed, change }
}
