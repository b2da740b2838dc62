import type { Operation } from './operation'

const quote = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`

function bodyOf({ body, call }: Operation): string[] {
  if (!call.body) return []
  if (body && body.form !== 'only')
    return ['-H', quote('content-type: application/json'), '-d', quote(JSON.stringify(call.body))]
  return ['-d', quote(new URLSearchParams(call.body as Record<string, string>).toString())]
}

/** Returns the curl command for an operation's sample call. It prints the response headers if there is no body to show. */
export function curlOf(operation: Operation, siteUrl: string): string {
  const { method, responses, call } = operation
  return [
    'curl',
    ...(call.saveAs ? ['-o', call.saveAs] : []),
    ...(responses[call.status]?.json || call.saveAs ? [] : ['-i']),
    ...(method === 'post' && !call.body ? ['-X', 'POST'] : []),
    ...bodyOf(operation),
    quote(siteUrl + call.path),
  ].join(' ')
}
