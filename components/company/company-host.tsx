'use client'

import { liveHost } from '@/components/ui/live-host'

/** The company's editor, loaded after hydration. */
export const CompanyHost = liveHost(async () => (await import('./company-editor')).CompanyEditor)
