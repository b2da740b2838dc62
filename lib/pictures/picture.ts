import type { DrawingJob } from './drawing/job'

export interface Picture {
  /** Cache key that identifies the content: different content has a different name. Letters, digits and hyphens. */
  name: string
  job: DrawingJob
}
