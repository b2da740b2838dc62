import { isForm, readBody, type Posted } from './body'
import { failureResponse, methodNotAllowed, unexpected, type Failure } from './failure'
import { withFallback } from '@/lib/log/with-fallback'
import { isOwnHost, isOwnOrigin } from './origin'

type Result = Response | Failure

export interface PostHandlerOptions {
  /** The site's own origin, accepted in addition to the one that Host names. */
  siteUrl: () => string
  /** Renders the failure of an HTML form post as a page. Without it, the failure is JSON. */
  renderForm?: ((failure: Failure, form: URLSearchParams) => Response) | undefined
}

function checkOrigin({ headers }: Request, siteUrl: string): Failure | undefined {
  if (!isOwnHost(headers, siteUrl))
    return { status: 403, code: 'foreign-host', message: `Posts are accepted at ${siteUrl} only` }
  if (!isOwnOrigin(headers, siteUrl))
    return { status: 403, code: 'foreign-origin', message: 'Posts from another site are not accepted' }
  return undefined
}

const checkMethod = ({ method }: Request): Failure | undefined =>
  method === 'POST' ? undefined : methodNotAllowed('POST')

function withoutCaching(response: Response): Response {
  response.headers.set('cache-control', 'no-store')
  return response
}

/** Wraps a POST handler: checks the request, renders failures, and turns exceptions into a plain 500. */
export function createPostHandler(
  run: (posted: Posted, request: Request) => Promise<Result>,
  { siteUrl, renderForm }: PostHandlerOptions,
): (request: Request) => Promise<Response> {
  return async (request) => {
    let form = new URLSearchParams()

    async function respond(): Promise<Result> {
      const failure = checkMethod(request) ?? checkOrigin(request, siteUrl())
      if (failure) return failure
      const posted = await readBody(request)
      if ('status' in posted) return posted
      if (posted.kind === 'form') form = posted.data
      return run(posted, request)
    }

    const path = new URL(request.url).pathname
    const result = await withFallback(respond, unexpected, 'handler-failed', { path })
    if (result instanceof Response) return withoutCaching(result)
    return withoutCaching(renderForm && isForm(request) ? renderForm(result, form) : failureResponse(result))
  }
}

/** Returns a 303 redirect; the browser follows it with a GET. `location` may be a path. */
export const redirectAfterPost = (location: string): Response =>
  new Response(null, { status: 303, headers: { location } })
