import { existsSync, readFileSync } from 'node:fs'
import { site, type Site } from '@/data/site'
import { testimonials, type Testimonial } from '@/data/site/testimonials'
import { isLocal } from '../server/built-address'
import { fault, ok, warning, type Finding } from './report'

const FILE = 'data/site/index.ts'
const SECURITY_TEXT = '.next/server/app/.well-known/security.txt.body'
const MONTH = 30 * 24 * 3600 * 1000

/** Checks that security.txt is valid at `now` (milliseconds): researchers must not use an expired one (RFC 9116, 2.5.5). */
export function checkSecurityText(now: number, file = SECURITY_TEXT): Finding[] {
  if (!existsSync(file)) return []
  const [, expires = ''] = /^Expires: (.+)$/m.exec(readFileSync(file, 'utf8')) ?? []
  const day = expires.slice(0, 10)
  const advice = 'The date depends on the build: deploy a release that was built in a new folder.'
  // The comparison with an unreadable date is false, so it counts as expired.
  if (!(Date.parse(expires) > now)) return [fault('security.txt', `expired on ${day || 'no date'}`, advice)]
  return [
    Date.parse(expires) > now + MONTH
      ? ok('security.txt', `valid until ${day}`)
      : warning('security.txt', `expires on ${day}`, advice),
  ]
}

/** Reports what is left of the sample content. On a public site, sample content that visitors would believe is an error. */
export function checkLaunch(
  siteUrl: string,
  own: Site = site,
  quotes: readonly Testimonial[] = testimonials,
): Finding[] {
  const stops = isLocal(siteUrl) ? warning : fault
  const samples = quotes.filter(({ sample }) => sample).length
  const bare = own.social.filter(({ url }) => new URL(url).pathname === '/').map(({ name }) => name)
  const { contractors, monthlyDownloads } = own.claims
  const points = [
    own.samples.includes('claims') &&
      stops(
        'launch',
        `the home page claims ${contractors} contractors and ${monthlyDownloads} downloads a month, which is a sample`,
        `Claim only what you can prove, then remove 'claims' from samples: ${FILE}.`,
      ),
    own.samples.includes('base counts') &&
      own.showBaseCounts &&
      stops(
        'launch',
        'download counts start from sample counts',
        `Set showBaseCounts: false or, if they are your own, remove 'base counts' from samples: ${FILE}.`,
      ),
    samples > 0 &&
      stops(
        'launch',
        `${samples} testimonials are samples and labeled as such`,
        'Replace them in data/site/testimonials.ts with real ones, or remove them.',
      ),
    /example|replace/i.test(own.postalAddress) &&
      stops(
        'launch',
        'the postal address is a placeholder',
        `US law requires a real one in each marketing email: set postalAddress in ${FILE}.`,
      ),
    /\.(example|test|invalid)$/.test(own.supportEmail) &&
      warning(
        'launch',
        `${own.supportEmail} is not a working address`,
        `Set supportEmail in ${FILE} to an address in the domain that you send from.`,
      ),
    bare.length > 0 &&
      warning('launch', `the links to ${bare.join(', ')} do not lead to your pages`, `Set social in ${FILE}.`),
  ].filter((point) => point !== false)
  return points.length ? points : [ok('launch', 'no sample claims, testimonials or addresses are left')]
}
