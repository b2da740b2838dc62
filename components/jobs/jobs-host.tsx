'use client'

import { liveHost } from '@/components/ui/live-host'

export const JobsHost = liveHost(async () => (await import('./jobs-app')).JobsApp)
