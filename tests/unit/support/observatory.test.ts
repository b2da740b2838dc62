/** The published examples of the Observatory's table, and the headers of this site over https. */
import { NextRequest } from 'next/server'
import { loaderText } from '@/lib/platform/generated/hydration-loader'
import { documentHeaders, securityHeaders } from '@/lib/platform/security-headers'
import { gradeOf, observe, scoreOf, type Observed } from '@/tests/support/observatory'

jest.mock('@/lib/catalogue/generated/slugs.json', () => ({ templates: [], categories: [], parts: {} }), {
  virtual: true,
})

const everything: Observed = {
  body: '<script src="/a.js"></script>',
  headers: {
    'content-security-policy': "default-src 'none'; script-src 'self'; frame-ancestors 'none'",
    'strict-transport-security': 'max-age=63072000',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
  },
}
const scoreWith = (headers: Record<string, string>, body = everything.body): number =>
  scoreOf(observe({ headers: { ...everything.headers, ...headers }, body }))

test('everything right is 100 and the bonuses; nothing at all is 30', () => {
  expect(scoreOf(observe(everything))).toBe(130)
  expect(scoreOf(observe({ headers: {}, body: '' }))).toBe(30)
  expect([100, 97, 90, 85, 50, 24, 0].map(gradeOf)).toEqual(['A+', 'A', 'A', 'A-', 'C', 'F', 'F'])
})

test.each([
  [{ 'content-security-policy': "default-src 'self'; frame-ancestors 'none'" }, 125],
  [{ 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'" }, 120],
  [{ 'content-security-policy': "default-src 'self' 'unsafe-inline'; frame-ancestors 'none'" }, 80],
  [{ 'content-security-policy': "default-src 'self' 'unsafe-eval'; frame-ancestors 'none'" }, 110],
  [{ 'content-security-policy': "default-src 'self'; script-src https:; frame-ancestors 'none'" }, 80],
  [{ 'content-security-policy': "default-src 'none'; script-src 'unsafe-inline' 'nonce-a'; frame-ancestors *" }, 80],
  [{ 'strict-transport-security': 'max-age=300' }, 120],
  [{ 'strict-transport-security': 'soon' }, 80],
  [{ 'x-content-type-options': 'sniff' }, 125],
  [{ 'referrer-policy': 'unsafe-url' }, 120],
  [{ 'cross-origin-resource-policy': 'cross-origin' }, 120],
  [{ 'access-control-allow-origin': '*', 'access-control-allow-credentials': 'true' }, 50],
  [{ 'set-cookie': 'a=1; HttpOnly' }, 80],
])('%j: %i', (headers, score) => expect(scoreWith(headers as unknown as Record<string, string>)).toBe(score))

test.each([
  ['<script src="//cdn.example/a.js"></script>', 50],
  ['<script src="https://cdn.example/a.js"></script>', 125],
  ['<script src="https://cdn.example/a.js" integrity="sha256-x"></script>', 135],
])('%s: %i', (body, score) => expect(scoreWith({}, body)).toBe(score))

const lowerCase = (headers: readonly { key: string; value: string }[]): Record<string, string> =>
  Object.fromEntries(headers.map(({ key, value }) => [key.toLowerCase(), value]))
const overHttps = lowerCase([...securityHeaders({ secure: true }), ...documentHeaders({ secure: true })])

test('a static page of this site over https is graded A+', () => {
  const findings = observe({ headers: overHttps, body: `<script>${loaderText}</script>` })
  expect(findings.filter(({ modifier }) => modifier < 0)).toEqual([])
  expect(scoreOf(findings)).toBe(125)
  expect(gradeOf(scoreOf(findings))).toBe('A+')
})

test('so is a page that is rendered on request, whose policy comes from middleware', async () => {
  const { middleware } = await import('@/middleware')
  const answer = middleware(new NextRequest('https://docs.example.com/search?q=roof'))
  const policy = answer.headers.get('content-security-policy') ?? ''
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1]
  expect(nonce).toBeTruthy()
  const headers = { ...overHttps, 'content-security-policy': policy }
  const findings = observe({ headers, body: `<script nonce="${nonce}">0</script>` })
  expect(gradeOf(scoreOf(findings))).toBe('A+')
})
