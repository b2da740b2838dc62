import * as route from '@/app/api/[[...path]]/route'
import { answered } from '@/tests/support/post'

test('an unknown path of the API answers every method with 404 as JSON', async () => {
  const error = { code: 'not-found', message: expect.stringMatching(/\S/) }
  for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)
    expect([method, ...(await answered(route[method]()))]).toEqual([method, 404, { error }])
})
