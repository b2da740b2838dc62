import { existsSync, readFileSync } from 'node:fs'
import { site, type Site } from '@/data/site'
import { testimonials, type Testimonial } from '@/data/testimonials'
import { fault, ok, warning, type Finding } from './report'

const FILE = 'data/site.ts'
const SECURITY_TEXT = '.next/server/app/.well-known/security.txt.body'
const MONTH = 30 * 24 * 3600 * 1000

/** Whether researchers still find where to report a fault: an expired security.txt must not be used (RFC 9116, 2.5.5). */
export function checkSecurityText(now: number, file = SECURITY_TEXT): Finding[] {
  if (!existsSync(file)) return []
  const [, expires = ''] = /^Expires: (.+)$/m.exec(readFileSync(file, 'utf8')) ?? []
  const day = expires.slice(0, 10)
  const advice = 'Its date is counted from the build: deploy a release that was built in a new folder.'
  // A date that cannot be read compares false, and counts as expired.
  if (!(Date.parse(expires) > now)) return [fault('security.txt', `expired on ${day || 'no date'}`, advice)]
  return [
    Date.parse(expires) > now + MONTH
      ? ok('security.txt', `valid until ${day}`)
      : warning('security.txt', `expires on ${day}`, advice),
  ]
}

/** What the operator should make his own before visitors come. */
export function checkLaunch(own: Site = site, quotes: readonly Testimonial[] = testimonials): Finding[] {
  const samples = quotes.filter(({ sample }) => sample).length
  const bare = own.social.filter(({ url }) => new URL(url).pathname === '/').map(({ name }) => name)
  const { contractors, monthlyDownloads } = own.claims
  const points = [
    own.showBaseCounts &&
      warning(
        'launch',
        'download counts start from base figures',
        `If they are not yours: showBaseCounts: false in ${FILE}.`,
      ),
    samples > 0 &&
      warning(
        'launch',
        `${samples} testimonials are samples and say so`,
        'Put real ones into data/testimonials.ts, or none.',
      ),
    /example|replace/i.test(own.postalAddress) &&
      warning('launch', 'the postal address is a placeholder', `US law asks for a real one under each email: ${FILE}.`),
    /\.(example|test|invalid)$/.test(own.supportEmail) &&
      warning(
        'launch',
        `${own.supportEmail} reaches nobody`,
        `Set supportEmail in ${FILE}, at a domain that you send from.`,
      ),
    bare.length > 0 &&
      warning('launch', `the links to ${bare.join(', ')} lead to no page of yours`, `Set social in ${FILE}.`),
    (contractors === '500+' || monthlyDownloads === '5,000+') &&
      warning(
        'launch',
        `the home page claims ${contractors} contractors and ${monthlyDownloads} downloads a month`,
        `Claim what you can show: ${FILE}.`,
      ),
  ].filter((point) => point !== false)
  return points.length ? points : [ok('launch', 'claims, testimonials and addresses are not those of the samples')]
}
