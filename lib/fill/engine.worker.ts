/** The worker that holds the document engine: it writes files without blocking the page. */
import type { Rendered, RenderJob } from './engine'
import { renderJob } from './render-job'

/** The answer to a job. */
export type Reply = Rendered | { problem: string }

interface WorkerScope {
  addEventListener: (type: 'message', listener: (event: MessageEvent<RenderJob>) => void) => void
  postMessage: (reply: Reply, transfer: Transferable[]) => void
}

// The project's types are those of pages: they take `self` for a window.
const scope = self as unknown as WorkerScope

scope.addEventListener('message', ({ data: job }) => {
  renderJob(job).then(
    (rendered) => scope.postMessage(rendered, [rendered.bytes.buffer]),
    (error: unknown) => scope.postMessage({ problem: error instanceof Error ? error.message : String(error) }, []),
  )
})
