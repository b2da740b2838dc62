'use client'

import { liveHost } from '@/components/ui/live-host'

export const CheckHost = liveHost(async () => (await import('./check-file')).CheckFile)
