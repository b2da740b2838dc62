'use client'

import { liveHost } from '@/components/ui/live-host'

/** The form's place in its page, which is the same for all templates. */
export const FillHost = liveHost(
  async () => (await import('./fill-app')).FillApp,
  <p className="fill-message">Opening the form…</p>,
)
