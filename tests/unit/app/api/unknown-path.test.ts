import * as route from '@/app/api/[[...path]]/route'

test.each(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)(
  'an unknown path of the API answers %s with 404 as JSON',
  async (method) => {
    const response = route[method]()
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toContain('application/json')
    expect(await response.json()).toEqual({ error: { code: 'not-found', message: expect.stringMatching(/\S/) } })
  },
)
