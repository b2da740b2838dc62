'use client'

import { liveHost } from '@/components/ui/live-host'

/** What this device keeps, loaded after hydration. */
export const KeptHost = liveHost(async () => (await import('./kept-list')).KeptList, null)
