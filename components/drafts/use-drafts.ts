'use client'

import { useCallback, useEffect, useState } from 'react'
import { lapseDrafts } from '@/lib/fill/drafts'
import type { Draft } from '@/lib/fill/draft'
import type { Job } from '@/lib/jobs/job'
import { listJobs } from '@/lib/jobs/job-store'

export interface Drafts {
  /** Undefined until they are read. */
  drafts?: Draft[]
  /** The jobs of this browser, by id. */
  jobs: ReadonlyMap<string, Job>
  failed: boolean
  /** Runs a change, then reads the drafts again. A failure is shown by `failed`. */
  change: (step: () => Promise<unknown>) => Promise<void>
}

/** The drafts that this browser keeps. Those whose notice has run out are removed. */
export function useDrafts(): Drafts {
  const [drafts, setDrafts] = useState<Draft[]>()
  const [jobs, setJobs] = useState<Drafts['jobs']>(new Map())
  const [failed, setFailed] = useState(false)
  const fail = useCallback((error: unknown): void => {
    console.error('Drafts could not be read or changed.', error)
    setFailed(true)
  }, [])
  useEffect(() => {
    lapseDrafts().then(setDrafts, fail)
    listJobs().then((all) => setJobs(new Map(all.map((job) => [job.id, job]))), fail)
  }, [fail])
  const change: Drafts['change'] = async (step) => {
    try {
      await step()
      setDrafts(await lapseDrafts())
      setFailed(false)
    } catch (error) {
      fail(error)
    }
  }
  return { drafts, jobs, failed, change }
}
