import { failureResponse, methodNotAllowed } from './failure'

type Handler<Context> = (request: Request, context?: Context) => Promise<Response>

interface Handlers<Context> {
  GET?: Handler<Context>
  POST?: Handler<Context>
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const
type Method = (typeof methods)[number]

/** Builds the HEAD response from a GET response. The body stream is canceled before anything is read. */
const headOf =
  <Context>(get: Handler<Context>): Handler<Context> =>
  async (request, context) => {
    const { status, headers, body } = await get(request, context)
    await body?.cancel()
    return new Response(null, { status, headers })
  }

/** Builds the exports of a route: the handlers, HEAD, OPTIONS, and 405 with `Allow` for others, which Next.js omits. */
export function methodHandlers<Context>(given: Handlers<Context>): Record<Method, Handler<Context>> {
  const supported: Partial<Record<Method, Handler<Context>>> = {
    ...given,
    ...(given.GET ? { HEAD: headOf(given.GET) } : {}),
  }
  const allow = [...methods.filter((method) => supported[method]), 'OPTIONS'].join(', ')
  supported.OPTIONS = () => Promise.resolve(new Response(null, { status: 204, headers: { allow } }))
  const reject = (): Promise<Response> => Promise.resolve(failureResponse(methodNotAllowed(allow)))
  return Object.fromEntries(methods.map((method) => [method, supported[method] ?? reject])) as Record<
    Method,
    Handler<Context>
  >
}
