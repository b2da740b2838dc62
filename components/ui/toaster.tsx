import { useEffect, useRef } from 'react'
import { toast, Toaster as Sonner } from 'sonner'
import { attachToaster } from './toast-queue'

/** Moves the toasts above a modal dialog opened after them: both are in the browser's top layer. */
function raise(layer: HTMLElement | null): void {
  if (!layer || !('showPopover' in layer)) return
  if (layer.matches(':popover-open')) layer.hidePopover()
  layer.showPopover()
}

/** The library makes each message a tab stop without a role. Its close button is another tab stop. */
function leaveTabOrder(layer: HTMLElement): () => void {
  const observer = new MutationObserver(() => {
    for (const message of layer.querySelectorAll('[data-sonner-toast][tabindex]')) message.removeAttribute('tabindex')
  })
  observer.observe(layer, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/** Shows toasts above everything, dialogs too. */
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
  useEffect(() => (layer.current ? leaveTabOrder(layer.current) : undefined), [])
  return (
    <div ref={layer} popover="manual" className="toast-layer">
      <Sonner position="bottom-right" richColors closeButton theme="system" />
    </div>
  )
}
