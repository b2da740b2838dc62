import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { Env } from '@/lib/env'
import { HOME_PAGE, isLocal, readBuiltAddress } from '../server/built-address'
import { fault, ok, reasonOf, warning, type Finding } from './report'

const TIMEOUT = 10_000
const HOME = path.join('.next', HOME_PAGE)
const BUILD_ID = '.next/BUILD_ID'
const healthSchema = z.object({ status: z.string(), version: z.string(), build: z.string().nullish() })

/** Checks that the build was made for `siteUrl`, which its pages contain. */
export function checkBuild(siteUrl: string, home = HOME): Finding[] {
  if (!existsSync(home)) return [warning('build', 'there is none in this folder', 'Run npm run build or npm start.')]
  const built = readBuiltAddress(home)
  if (built === siteUrl) return [ok('build', `made for ${siteUrl}`)]
  return [
    (isLocal(siteUrl) ? warning : fault)(
      'build',
      `made for ${built ?? 'no address'}, not for ${siteUrl}`,
      'Run npm run build with this SITE_URL.',
    ),
  ]
}

/** Checks SITE_URL and TRUST_PROXY without a request. */
export function checkAddress({ siteUrl, trustProxy }: Env): Finding[] {
  if (isLocal(siteUrl))
    return [warning('SITE_URL', `${siteUrl}: links in emails lead to this machine`, 'Set it to the public address.')]
  const scheme = siteUrl.startsWith('https:')
    ? ok('SITE_URL', siteUrl)
    : fault(
        'SITE_URL',
        `${siteUrl} is not https`,
        'Browsers warn and HSTS stays off: use https, through a proxy with a certificate.',
      )
  if (trustProxy > 0) return [scheme, ok('TRUST_PROXY', `${trustProxy}: the client address comes from X-Forwarded-For`)]
  const advice = 'Behind nginx, Caddy, Vercel or a CDN, all visitors then share one limit: set the number of proxies.'
  return [scheme, warning('TRUST_PROXY', '0: no reverse proxy in front of the server', advice)]
}

/** Describes the running build and whether it is the one in this folder, which it is not on a hosted site. */
function describeBuild(build: string | null | undefined): string {
  if (!build) return ''
  const here = existsSync(BUILD_ID) ? readFileSync(BUILD_ID, 'utf8').trim() : undefined
  return `, build ${build}${here === undefined ? '' : here === build ? ', the one in this folder' : ', not the one in this folder'}`
}

async function request(url: string): Promise<Response> {
  return fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT) })
}

async function checkHeaders(siteUrl: string): Promise<Finding[]> {
  if (!siteUrl.startsWith('https:')) return []
  const { headers } = await request(siteUrl)
  return headers.has('strict-transport-security')
    ? [ok('HSTS', 'the site requires https')]
    : [
        fault(
          'HSTS',
          'the home page does not send Strict-Transport-Security',
          'Build with this SITE_URL, and let the proxy pass the header on.',
        ),
      ]
}

/** Checks that SITE_URL leads to this version of this site and that the site is healthy. */
export async function checkRunningSite(siteUrl: string, version: string): Promise<Finding[]> {
  try {
    const response = await request(`${siteUrl}/api/health`)
    const health = healthSchema.safeParse(await response.json().catch(() => undefined))
    if (!health.success)
      return [
        fault(
          'site',
          `${siteUrl}/api/health returns status ${response.status} and is not the health report of this site`,
          'Check that SITE_URL leads to this site.',
        ),
      ]
    const { data } = health
    const served = `version ${data.version}${describeBuild(data.build)}`
    const same =
      data.version === version
        ? ok('site', `${siteUrl} serves ${served}`)
        : warning('site', `${siteUrl} serves ${served}, this folder is ${version}`, 'Deploy and restart.')
    const state =
      data.status === 'ok'
        ? ok('health', data.status)
        : (response.ok ? warning : fault)('health', data.status, `See ${siteUrl}/api/health and the log.`)
    return [same, state, ...(await checkHeaders(siteUrl))]
  } catch (error) {
    const advice =
      'Start it, and check name, port and certificate. Before the first start, skip this check: --before-start.'
    return [fault('site', `${siteUrl} cannot be reached: ${reasonOf(error)}`, advice)]
  }
}
