'use client'

import { liveHost } from '@/components/ui/live-host'

export const CompanyHost = liveHost(async () => (await import('./company-editor')).CompanyEditor)
