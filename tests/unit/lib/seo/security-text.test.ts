import { site } from '@/data/site'
import { securityText } from '@/lib/seo/security-text'

const built = Date.UTC(2026, 10, 22, 13, 45)

test('security.txt has each field of RFC 9116 once, ends its last line, and expires within a year', () => {
  const lines = securityText('https://docs.example.com', built).split('\n')
  expect(lines).toEqual([
    `Contact: mailto:${site.supportEmail}`,
    expect.stringMatching(/^Expires: \d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
    'Preferred-Languages: en',
    'Canonical: https://docs.example.com/.well-known/security.txt',
    'Policy: https://docs.example.com/security-policy.txt',
    '',
  ])
  const days = (Date.parse(lines[1]!.slice('Expires: '.length)) - built) / (24 * 3600 * 1000)
  expect(days).toBeGreaterThan(300)
  expect(days).toBeLessThan(365)
})
