'use client'

import { liveHost } from '@/components/ui/live-host'

/** The jobs, loaded after hydration. */
export const JobsHost = liveHost(async () => (await import('./jobs-list')).JobsApp)
