'use client'

import { liveHost } from '@/components/ui/live-host'

/** The place of the company's form on its page. */
export const CompanyHost = liveHost(async () => (await import('./company-editor')).CompanyEditor)
