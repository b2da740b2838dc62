'use client'

import { liveHost } from '@/components/ui/live-host'

/** The place of the check on its page. */
export const CheckHost = liveHost(async () => (await import('./check-file')).CheckFile)
