import { curlOf } from '@/lib/openapi/curl'
import { operations } from '@/lib/openapi/operations'
import { parseCurl } from '@/tests/support/curl-line'

const SITE = 'https://docs.example.com'

test.each(operations.map((operation) => [operation.id, operation] as const))(
  'the line of %s is read as the call that it stands for',
  (_id, operation) => {
    const { call, method } = operation
    const { url, body, headers, ...request } = parseCurl(curlOf(operation, SITE))
    expect({ url, ...request }).toEqual({ url: SITE + call.path, method: method.toUpperCase(), saveAs: call.saveAs })
    const isJson = headers['content-type'] === 'application/json'
    expect(isJson ? JSON.parse(body!) : body && Object.fromEntries(new URLSearchParams(body))).toEqual(call.body)
  },
)

test('apostrophes are read as a shell reads them', () =>
  expect(parseCurl(String.raw`curl -d 'it'\''s a "roof"' 'https://x.example/?a=1&b=2'`)).toMatchObject({
    body: `it's a "roof"`,
    url: 'https://x.example/?a=1&b=2',
  }))

test.each([
  'wget https://x.example',
  'curl -k https://x.example',
  'curl -i',
  'curl https://a.example https://b.example',
])('%s is not guessed at', (line) => expect(() => parseCurl(line)).toThrow())
