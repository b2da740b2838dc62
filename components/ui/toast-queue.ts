export interface Toast {
  kind: 'success' | 'error' | 'info'
  title: string
  description?: string
}

type Show = (toast: Toast) => void

const waiting: Toast[] = []
const hosts = new Set<() => void>()
let show: Show | undefined

/** Shows a toast. The first one loads the toaster. */
export function showToast(toast: Toast): void {
  if (show) return show(toast)
  waiting.push(toast)
  for (const wake of hosts) wake()
}

/** Registers the host; `wake` is called when a toast is waiting. Returns the function that unregisters it. */
export function onFirstToast(wake: () => void): () => void {
  hosts.add(wake)
  if (waiting.length) wake()
  return () => hosts.delete(wake)
}

/** Registers the toaster once it can show toasts. Returns the function that unregisters it. */
export function attachToaster(display: Show): () => void {
  show = display
  waiting.splice(0).forEach(display)
  return () => {
    show = undefined
  }
}
