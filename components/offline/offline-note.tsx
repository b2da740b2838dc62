'use client'

import type { KeptDocument } from '@/lib/offline/keep'
import { useOffline } from './use-offline'

export function OfflineNote({ slug, state }: KeptDocument) {
  const isReady = useOffline([{ slug, ...(state ? { state } : {}) }])
  return isReady ? <p className="fill-hint">This form is on your device and works offline.</p> : null
}
