'use client'

import { liveHost } from '@/components/ui/live-host'

/** The place of the lists on the page that says what opens without a network. */
export const KeptHost = liveHost(async () => (await import('./kept-list')).KeptList, null)
