import { site } from '@/data/site'

const DAY = 24 * 3600 * 1000
/** RFC 9116 § 2.5.5 recommends less than a year. */
const VALID_DAYS = 350

const securityPaths = { text: '/.well-known/security.txt', policy: '/security-policy.txt' } as const

/** Returns security.txt (RFC 9116) of `siteUrl`, which expires 350 days after the build's day `now` (ms). */
export function securityText(siteUrl: string, now: number): string {
  const expires = new Date(now + VALID_DAYS * DAY).toISOString().slice(0, 10)
  const fields = [
    ['Contact', `mailto:${site.supportEmail}`],
    ['Expires', `${expires}T00:00:00Z`],
    ['Preferred-Languages', 'en'],
    ['Canonical', siteUrl + securityPaths.text],
    ['Policy', siteUrl + securityPaths.policy],
  ]
  return fields.map(([name, value]) => `${name}: ${value}\n`).join('')
}
