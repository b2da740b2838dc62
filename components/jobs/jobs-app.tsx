'use client'

import { useState } from 'react'
import { JobPage } from './job-page'
import { JobsList } from './jobs-list'

/** The id in a job's address, `/jobs/{id}`; undefined for other addresses. */
const idOf = (pathname: string): string | undefined => /^\/jobs\/([\w-]{8,64})\/?$/.exec(pathname)?.[1]

/** The job that the address names, or the list of jobs. */
export function JobsApp() {
  const [id] = useState(() => idOf(window.location.pathname))
  return id ? <JobPage id={id} /> : <JobsList />
}
