'use client'

import { liveHost } from '@/components/ui/live-host'

/** The check of signed files, loaded after hydration. */
export const CheckHost = liveHost(async () => (await import('./check-file')).CheckFile)
