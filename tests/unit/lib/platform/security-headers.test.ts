import { readFileSync } from 'node:fs'
import {
  contentSecurityPolicy,
  documentHeaders,
  securityHeaders,
  toastStyleHashes,
} from '@/lib/platform/security-headers'
import { policyHash } from '@/scripts/pages/loader'

const directives = (policy: string) =>
  Object.fromEntries(policy.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1)]))
const value = (headers: readonly { key: string; value: string }[], name: string) =>
  headers.find(({ key }) => key === name)?.value

test('the policy lets no inline script or style pass except those named by hash or nonce', () => {
  const fixed = directives(contentSecurityPolicy({ secure: false }))
  expect(fixed['script-src']).toEqual(["'self'", expect.stringMatching(/^'sha256-/)])
  expect(fixed['style-src']).toEqual(["'self'", ...toastStyleHashes])
  expect(fixed).toMatchObject({
    'img-src': ["'self'", 'data:', 'blob:'],
    'connect-src': ["'self'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
  })
  const dynamic = directives(contentSecurityPolicy({ nonce: 'abc', secure: false }))
  expect(dynamic).toEqual({ ...fixed, 'script-src': [...(fixed['script-src'] ?? []), "'nonce-abc'"] })
  expect(contentSecurityPolicy({ nonce: 'abc', secure: true })).not.toContain('unsafe')
})

test('https is asked for only where the site has it', () => {
  expect(contentSecurityPolicy({ secure: true })).toContain('upgrade-insecure-requests')
  expect(contentSecurityPolicy({ secure: false })).not.toContain('upgrade-insecure-requests')
  expect(value(securityHeaders({ secure: true }), 'Strict-Transport-Security')).toBe('max-age=63072000')
  expect(value(securityHeaders({ secure: false }), 'Strict-Transport-Security')).toBeUndefined()
  expect(value(documentHeaders({ secure: true }), 'Content-Security-Policy')).toBe(
    contentSecurityPolicy({ secure: true }),
  )
})

test('the toasts put exactly the allowed style on a page', () => {
  const source = readFileSync('node_modules/sonner/dist/index.mjs', 'utf8')
  const styles = [...source.matchAll(/^__insertCSS\((".*")\);$/gm)].map(([, text = '']) => JSON.parse(text) as string)
  expect(toastStyleHashes).toEqual(['', ...styles].map(policyHash))
})
