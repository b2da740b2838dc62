import type { PrintJob, Rendered, RenderJob } from './engine'
import { renderJob } from './render-job'

export type Reply = Rendered | { problem: string } | { done: number; total: number }

interface WorkerScope {
  addEventListener: (type: 'message', listener: (event: MessageEvent<RenderJob | PrintJob>) => void) => void
  postMessage: (reply: Reply, transfer: Transferable[]) => void
}

// The project's types are for pages, where `self` is a window.
const scope = self as unknown as WorkerScope

async function write(job: RenderJob | PrintJob): Promise<Rendered> {
  if (!('documents' in job)) return renderJob(job)
  const { printJob } = await import('./print-job')
  return printJob(job, (done, total) => scope.postMessage({ done, total }, []))
}

scope.addEventListener('message', ({ data: job }) => {
  write(job).then(
    (rendered) => scope.postMessage(rendered, [rendered.bytes.buffer]),
    (error: unknown) => scope.postMessage({ problem: error instanceof Error ? error.message : String(error) }, []),
  )
})
