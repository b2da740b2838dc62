'use client'

import { liveHost } from '@/components/ui/live-host'

export const KeptHost = liveHost(async () => (await import('./kept-list')).KeptList, null)
