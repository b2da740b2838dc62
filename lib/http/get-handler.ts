import { failureResponse, unexpected, type Failure } from './failure'
import { log } from '@/lib/log/log'

type Run<Params> = (request: Request, params: Params) => Promise<Response | Failure> | Response | Failure

/** Wraps a GET handler: renders failures, and turns any exception into a plain 500. */
export function createGetHandler<Params = Record<string, never>>(run: Run<Params>) {
  return async (request: Request, context?: { params: Promise<Params> }): Promise<Response> => {
    try {
      const result = await run(request, (await context?.params) ?? ({} as Params))
      return result instanceof Response ? result : failureResponse(result)
    } catch (error) {
      log('error', 'handler-failed', { path: new URL(request.url).pathname, error })
      return failureResponse(unexpected)
    }
  }
}
