import { site } from '@/data/site'

const DAY = 24 * 3600 * 1000
/** RFC 9116 § 2.5.5 recommends less than a year. */
const VALID_DAYS = 350

/** Paths of the file and of the policy it names. */
const securityPaths = { text: '/.well-known/security.txt', policy: '/security-policy.txt' } as const

/**
 * Returns the contents of `/.well-known/security.txt` (RFC 9116) of the site at the origin `siteUrl`. `now` is the time
 * of the build in milliseconds since the epoch; the file expires 350 days after that day began.
 */
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
