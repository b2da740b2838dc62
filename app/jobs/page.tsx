import type { Metadata } from 'next'
import { JobsHost } from '@/components/jobs/jobs-host'
import '@/app/styles/fill.css'
import '@/app/styles/fill-pictures.css'
import '@/app/styles/jobs.css'

export const metadata: Metadata = {
  title: 'My jobs',
  description: 'Enter a job once and use it to fill in every document. Jobs stay in your browser.',
  robots: { index: false },
}

/** A static shell, also of each job at `/jobs/{id}`, where middleware answers with it: jobs stay in the browser. */
export default function JobsPage() {
  return (
    <div className="page-width pb-16">
      <JobsHost />
      <noscript>
        <p className="surface p-5">This page needs JavaScript: your jobs stay in your browser.</p>
      </noscript>
    </div>
  )
}
