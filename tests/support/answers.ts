/** A `fetch` that always gets this answer. */
export const respond = (status: number, body: unknown = {}) =>
  jest.fn().mockResolvedValue({ ok: status < 300, status, json: () => Promise.resolve(body) })

export const offline = () => jest.fn().mockRejectedValue(new Error('offline'))

export const firstPosted = (): unknown => JSON.parse(jest.mocked(fetch).mock.calls[0]![1]?.body as string)

/** What is on its way until it is canceled. */
export const untilCanceled = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))
