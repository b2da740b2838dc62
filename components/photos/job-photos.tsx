import { createContext, useContext, useEffect, useState, type ReactNode } from 'react'
import { presentPhotos, type JobPhoto } from '@/lib/jobs/job-photos'
import { readJob, watchJobs } from '@/lib/jobs/job-store'

interface PhotosOfJob {
  job: string
  /** All that the job lists, those that were removed as well: a document may have one. */
  all: readonly JobPhoto[]
  present: readonly JobPhoto[]
}

const JobPhotosContext = createContext<PhotosOfJob | undefined>(undefined)

/** The photographs of the form's job; undefined for a form outside a job. */
export const useJobPhotos = (): PhotosOfJob | undefined => useContext(JobPhotosContext)

/** Gives the photos of a job to the form, also as other tabs change them. */
export function JobPhotosProvider({ job, children }: { job?: string; children: ReactNode }) {
  const [photos, setPhotos] = useState<PhotosOfJob>()
  useEffect(() => {
    if (!job) return
    const read = (): void => {
      readJob(job).then(
        (found) => setPhotos(found && { job, all: found.photos, present: presentPhotos(found.photos) }),
        (error: unknown) => console.error('The photographs of the job could not be read.', error),
      )
    }
    read()
    return watchJobs((changed) => changed === job && read())
  }, [job])
  return <JobPhotosContext value={job ? photos : undefined}>{children}</JobPhotosContext>
}
