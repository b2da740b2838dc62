'use client'

import { liveHost } from '@/components/ui/live-host'

/** The place of the drafts on their page. */
export const DraftsHost = liveHost(async () => (await import('./drafts-list')).DraftsList)
