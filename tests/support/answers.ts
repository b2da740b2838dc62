/** A `fetch` that always gets this answer. */
export const respond = (status: number, body: unknown = {}) =>
  jest.fn().mockResolvedValue({ ok: status < 300, status, json: () => Promise.resolve(body) })

/** A `fetch` without a network. */
export const offline = () => jest.fn().mockRejectedValue(new Error('offline'))

/** What the code under test posted with the first request. */
export const firstPosted = (): unknown => JSON.parse(jest.mocked(fetch).mock.calls[0]![1]?.body as string)
