import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { Env } from '@/lib/env'
import { HOME_PAGE, isLocal, readBuiltAddress } from '../server/built-address'
import { fault, ok, reasonOf, warning, type Finding } from './report'

const PATIENCE = 10_000
const HOME = path.join('.next', HOME_PAGE)
const BUILD_ID = '.next/BUILD_ID'
const healthSchema = z.object({ status: z.string(), version: z.string(), build: z.string().nullish() })

/** Pages are rendered once, with the address of that time in them. */
export function checkBuild(siteUrl: string, home = HOME): Finding[] {
  if (!existsSync(home)) return [warning('build', 'there is none in this folder', 'npm run build, or npm start.')]
  const built = readBuiltAddress(home)
  if (built === siteUrl) return [ok('build', `made for ${siteUrl}`)]
  return [
    (isLocal(siteUrl) ? warning : fault)(
      'build',
      `made for ${built ?? 'no address'}, not for ${siteUrl}`,
      'npm run build with this SITE_URL.',
    ),
  ]
}

/** What can be said of the address without asking it. */
export function checkAddress({ siteUrl, trustProxy }: Env): Finding[] {
  if (isLocal(siteUrl))
    return [warning('SITE_URL', `is ${siteUrl}: links in emails lead to this machine`, 'Set it to the public address.')]
  const scheme = siteUrl.startsWith('https:')
    ? ok('SITE_URL', siteUrl)
    : fault('SITE_URL', `${siteUrl} is not https`, 'Browsers warn and HSTS stays off: put a certificate before it.')
  if (trustProxy > 0) return [scheme, ok('TRUST_PROXY', `${trustProxy}: the client is read from X-Forwarded-For`)]
  const advice = 'Behind nginx, Caddy, Vercel or a CDN all visitors then share one limit: set how many stand before it.'
  return [scheme, warning('TRUST_PROXY', '0: no reverse proxy stands before the server', advice)]
}

/** Which build runs, and whether it is the one in this folder: a hosted site's is another one. */
function describeBuild(build: string | null | undefined): string {
  if (!build) return ''
  const here = existsSync(BUILD_ID) ? readFileSync(BUILD_ID, 'utf8').trim() : undefined
  return `, build ${build}${here === undefined ? '' : here === build ? ', the one in this folder' : ', not the one in this folder'}`
}

async function ask(url: string): Promise<Response> {
  return fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE) })
}

async function checkHeaders(siteUrl: string): Promise<Finding[]> {
  if (!siteUrl.startsWith('https:')) return []
  const { headers } = await ask(siteUrl)
  return headers.has('strict-transport-security')
    ? [ok('HSTS', 'browsers are told to stay with https')]
    : [
        fault(
          'HSTS',
          'the home page does not send Strict-Transport-Security',
          'Build with this SITE_URL; let the proxy pass it on.',
        ),
      ]
}

/** Whether SITE_URL leads to this version of this site, and what it says of its own health. */
export async function checkRunningSite(siteUrl: string, version: string): Promise<Finding[]> {
  try {
    const answer = await ask(`${siteUrl}/api/health`)
    const health = healthSchema.safeParse(await answer.json().catch(() => undefined))
    if (!health.success)
      return [
        fault(
          'site',
          `${siteUrl}/api/health answers ${answer.status}, not as this site does`,
          'Does SITE_URL lead here?',
        ),
      ]
    const { data } = health
    const served = `version ${data.version}${describeBuild(data.build)}`
    const same =
      data.version === version
        ? ok('site', `${siteUrl} serves ${served}`)
        : warning('site', `${siteUrl} serves ${served}, this is ${version}`, 'Deploy and restart.')
    const state =
      data.status === 'ok'
        ? ok('health', data.status)
        : (answer.ok ? warning : fault)('health', data.status, `See ${siteUrl}/api/health and the log.`)
    return [same, state, ...(await checkHeaders(siteUrl))]
  } catch (error) {
    const advice =
      'Start it, and check name, port and certificate; before the first start leave this out: --before-start.'
    return [fault('site', `${siteUrl} cannot be reached: ${reasonOf(error)}`, advice)]
  }
}
