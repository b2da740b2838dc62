'use client'

import { liveHost } from '@/components/ui/live-host'

/** The list of drafts, loaded after hydration. */
export const DraftsHost = liveHost(async () => (await import('./drafts-list')).DraftsList)
