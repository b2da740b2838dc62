import { failureResponse, unexpected, type Failure } from './failure'
import { withFallback } from '@/lib/log/with-fallback'

type Run<Params> = (request: Request, params: Params) => Promise<Response | Failure> | Response | Failure

/** Wraps a GET handler: renders failures, and turns any exception into a plain 500. */
export function createGetHandler<Params = Record<string, never>>(run: Run<Params>) {
  return async (request: Request, context?: { params: Promise<Params> }): Promise<Response> => {
    const respond = async () => run(request, (await context?.params) ?? ({} as Params))
    const path = new URL(request.url).pathname
    const result = await withFallback(respond, unexpected, 'handler-failed', { path })
    return result instanceof Response ? result : failureResponse(result)
  }
}
