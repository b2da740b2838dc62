'use client'

import { liveHost } from '@/components/ui/live-host'

/** The place of the jobs on their page. */
export const JobsHost = liveHost(async () => (await import('./jobs-app')).JobsApp)
