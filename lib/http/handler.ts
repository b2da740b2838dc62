import { isForm, readBody, type Posted } from './body'
import { failureResponse, methodNotAllowed, unexpected, type Failure } from './failure'
import { log } from './log'
import { isOwnOrigin } from './origin'

type Answer = Response | Failure

export interface PostHandlerOptions {
  /** The site's own origin, accepted in addition to the one that Host names. */
  siteUrl: () => string
  /** Renders the refusal of an HTML form post as a page. Without it, the refusal is JSON. */
  renderForm?: (failure: Failure, form: URLSearchParams) => Response
}

const checkOrigin = (request: Request, siteUrl: string): Failure | undefined =>
  isOwnOrigin(request.headers, siteUrl)
    ? undefined
    : { status: 403, code: 'foreign-origin', message: 'Posts from another site are not accepted' }

const checkMethod = ({ method }: Request): Failure | undefined =>
  method === 'POST' ? undefined : methodNotAllowed('POST')

function sealed(response: Response): Response {
  response.headers.set('cache-control', 'no-store')
  return response
}

/**
 * Wraps a POST handler: checks method, origin, content type and size first, renders refusals, and turns any exception
 * into a plain 500 that does not reveal the cause.
 */
export function createPostHandler(
  run: (posted: Posted, request: Request) => Promise<Answer>,
  { siteUrl, renderForm }: PostHandlerOptions,
): (request: Request) => Promise<Response> {
  async function answer(request: Request, keep: (posted: Posted) => void): Promise<Answer> {
    const refusal = checkMethod(request) ?? checkOrigin(request, siteUrl())
    if (refusal) return refusal
    const posted = await readBody(request)
    if ('status' in posted) return posted
    keep(posted)
    return run(posted, request)
  }

  return async (request) => {
    let form = new URLSearchParams()
    const keep = (posted: Posted): void => {
      if (posted.kind === 'form') form = posted.data
    }
    const result = await answer(request, keep).catch((error: unknown): Failure => {
      log('error', 'handler-failed', { path: new URL(request.url).pathname, error })
      return unexpected
    })
    if (result instanceof Response) return sealed(result)
    return sealed(renderForm && isForm(request) ? renderForm(result, form) : failureResponse(result))
  }
}

/** Returns a 303 redirect; the browser follows it with a GET. `location` may be a path. */
export const redirectAfterPost = (location: string): Response =>
  new Response(null, { status: 303, headers: { location } })
