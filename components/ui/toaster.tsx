'use client'

import { useEffect, useRef } from 'react'
import { toast, Toaster as Sonner } from 'sonner'
import { attachToaster } from './toast-queue'

/** Moves the toasts above a modal dialog opened after them: both are in the browser's top layer. */
function raise(layer: HTMLElement | null): void {
  if (!layer || !('showPopover' in layer)) return
  if (layer.matches(':popover-open')) layer.hidePopover()
  layer.showPopover()
}

/** The toaster, loaded with the first toast (see `toast-host.tsx`). */
export function Toaster() {
  const layer = useRef<HTMLDivElement>(null)
  useEffect(
    () =>
      attachToaster(({ kind, title, description }) => {
        raise(layer.current)
        toast[kind](title, { description })
      }),
    [],
  )
  return (
    <div ref={layer} popover="manual" className="toast-layer">
      <Sonner position="bottom-right" richColors closeButton theme="system" />
    </div>
  )
}
