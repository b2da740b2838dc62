export interface Toast {
  kind: 'success' | 'error' | 'info'
  title: string
  description?: string
}

type Show = (toast: Toast) => void

const waiting: Toast[] = []
const hosts = new Set<() => void>()
let show: Show | undefined

/** Shows a toast; the first one brings the toaster onto the page. */
export function showToast(toast: Toast): void {
  if (show) return show(toast)
  waiting.push(toast)
  for (const wake of hosts) wake()
}

/** Called once a host stands on the page; `wake` is called when a toast is waiting. Returns the way out. */
export function onFirstToast(wake: () => void): () => void {
  hosts.add(wake)
  if (waiting.length) wake()
  return () => hosts.delete(wake)
}

/** Called by the toaster once it can show toasts. Returns the way out. */
export function attachToaster(display: Show): () => void {
  show = display
  waiting.splice(0).forEach(display)
  return () => {
    show = undefined
  }
}
