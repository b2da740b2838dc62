import { openApiDocument } from '@/lib/openapi/document'
import { createAnswerCheck } from './documented'

const check = createAnswerCheck(openApiDocument('https://docs.example.com'))

/** Like `handler`, but compares each response with the description of `path` in `/api/openapi.json`. */
export function documented<Context extends unknown[]>(
  path: string,
  handler: (request: Request, ...context: Context) => Promise<Response> | Response,
): (request: Request, ...context: Context) => Promise<Response> {
  return async (request, ...context) => {
    const response = await handler(request, ...context)
    const type = response.headers.get('content-type')
    const body = type?.startsWith('application/json') ? await response.clone().text() : ''
    const { method } = request
    expect(check({ method, path, status: response.status, type, body })).toEqual([])
    return response
  }
}
