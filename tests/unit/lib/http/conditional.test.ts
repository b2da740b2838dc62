import { notModified } from '@/lib/http/conditional'

const kept = { etag: '"abc-1"', 'cache-control': 'public, max-age=60' }
const ask = (given?: string) =>
  notModified(
    new Request('http://localhost/', { headers: given === undefined ? {} : { 'if-none-match': given } }),
    kept,
  )

test.each(['"abc-1"', 'W/"abc-1"', '"abc-0", "abc-1"', '"abc-0",W/"abc-1" ', '*'])(
  'If-None-Match: %s names what is kept: 304 with what it is kept by',
  async (given) => {
    const response = ask(given)!
    expect(response.status).toBe(304)
    expect(Object.fromEntries(response.headers)).toEqual(kept)
    expect(await response.text()).toBe('')
  },
)

test.each([undefined, '', '"abc"', '"abc-0", "abc-2"', 'abc-1'])('If-None-Match: %s does not', (given) => {
  expect(ask(given)).toBeUndefined()
})
