import { site } from '@/data/site'
import { securityText } from '@/lib/seo/security-text'

const built = Date.UTC(2026, 10, 22, 13, 45)
const lines = securityText('https://docs.example.com', built).split('\n')
const valueOf = (name: string): string[] =>
  lines.filter((line) => line.startsWith(`${name}: `)).map((line) => line.slice(name.length + 2))

test('security.txt has each field of RFC 9116 once, and ends its last line', () => {
  expect(valueOf('Contact')).toEqual([`mailto:${site.supportEmail}`])
  expect(valueOf('Preferred-Languages')).toEqual(['en'])
  expect(valueOf('Canonical')).toEqual(['https://docs.example.com/.well-known/security.txt'])
  expect(valueOf('Policy')).toEqual(['https://docs.example.com/security-policy.txt'])
  expect(valueOf('Expires')).toHaveLength(1)
  expect(lines).toHaveLength(6)
  expect(lines.at(-1)).toBe('')
})

test('security.txt expires less than a year after the build, in the format of RFC 3339', () => {
  const [expires = ''] = valueOf('Expires')
  expect(expires).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
  const days = (Date.parse(expires) - built) / (24 * 3600 * 1000)
  expect(days).toBeGreaterThan(300)
  expect(days).toBeLessThan(365)
})
