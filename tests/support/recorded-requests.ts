import { expect, type Page, type Request } from '@playwright/test'

/** Records all that leaves the browser from now on: of pages, workers and service workers, navigations and beacons. */
export function recordRequests(page: Page): Request[] {
  const requests: Request[] = []
  page.context().on('request', (request) => requests.push(request))
  return requests
}

/** Expects none of these words, in lower case, in any request: its address, headers or body. */
export async function expectNone(requests: readonly Request[], secrets: readonly string[]): Promise<void> {
  for (const request of requests) {
    const headers = JSON.stringify(await request.allHeaders())
    const body = request.postDataBuffer()?.toString('latin1') ?? ''
    const sent = `${decodeURIComponent(request.url())} ${headers} ${body}`.toLowerCase()
    for (const secret of secrets) expect(sent, request.url()).not.toContain(secret)
  }
}
