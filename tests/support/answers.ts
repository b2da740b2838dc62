/** A `fetch` that always gets this answer. */
export const respond = (status: number, body: unknown = {}) =>
  jest.fn().mockResolvedValue({ ok: status < 300, status, json: () => Promise.resolve(body) })

export const offline = () => jest.fn().mockRejectedValue(new Error('offline'))

export const firstPosted = (): unknown => JSON.parse(jest.mocked(fetch).mock.calls[0]![1]?.body as string)
