'use client'

import { useEffect } from 'react'
import { toast, Toaster as Sonner } from 'sonner'
import { attachToaster } from './toast-queue'

/** The toaster itself: loaded with the first toast, see `toast-host.tsx`. */
export function Toaster() {
  useEffect(() => attachToaster(({ kind, title, description }) => toast[kind](title, { description })), [])
  return <Sonner position="bottom-right" richColors closeButton theme="system" />
}
