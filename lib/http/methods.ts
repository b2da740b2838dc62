import { failureResponse, methodNotAllowed } from './failure'

type Handler<Context> = (request: Request, context?: Context) => Promise<Response>

interface Answered<Context> {
  GET?: Handler<Context>
  POST?: Handler<Context>
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const
type Method = (typeof methods)[number]

/** The headers of a GET's answer. What it would stream is given up before anything is read. */
const headOf =
  <Context>(get: Handler<Context>): Handler<Context> =>
  async (request, context) => {
    const { status, headers, body } = await get(request, context)
    await body?.cancel()
    return new Response(null, { status, headers })
  }

/**
 * What a route file exports: the given handlers, HEAD where there is a GET, the list of them for OPTIONS, and for every
 * other method 405 with `Allow`. Next.js itself would answer those without a body and without `Allow`.
 */
export function answerMethods<Context>(given: Answered<Context>): Record<Method, Handler<Context>> {
  const answered: Partial<Record<Method, Handler<Context>>> = {
    ...given,
    ...(given.GET ? { HEAD: headOf(given.GET) } : {}),
  }
  const allow = [...methods.filter((method) => answered[method]), 'OPTIONS'].join(', ')
  answered.OPTIONS = () => Promise.resolve(new Response(null, { status: 204, headers: { allow } }))
  const refuse = (): Promise<Response> => Promise.resolve(failureResponse(methodNotAllowed(allow)))
  return Object.fromEntries(methods.map((method) => [method, answered[method] ?? refuse])) as Record<
    Method,
    Handler<Context>
  >
}
