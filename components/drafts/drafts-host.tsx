'use client'

import { liveHost } from '@/components/ui/live-host'

export const DraftsHost = liveHost(async () => (await import('./drafts-list')).DraftsList)
