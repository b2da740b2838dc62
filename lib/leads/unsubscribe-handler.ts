import 'server-only'
import { failureResponse } from '@/lib/http/failure'
import { redirectAfterPost } from '@/lib/http/handler'
import { fingerprint, log } from '@/lib/http/log'
import type { Store } from '@/lib/store'
import type { FormLimits } from './limits'
import { linksUnavailable } from './links-unavailable'
import { readUnsubscribeToken } from './links'
import { formTexts } from './schema'

export interface UnsubscribeHandlerContext {
  clientOf: (request: Request) => string
  limits: () => Pick<FormLimits, 'checkClient'>
  secret: () => string | undefined
  store: () => Pick<Store, 'setUnsubscribed'>
  now?: () => number
}

const plain = (text: string): Response =>
  new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' } })

const refusals = {
  bad: { status: 400, code: 'bad-link', message: 'This unsubscribe link is not valid' },
  stale: { status: 410, code: 'stale-link', message: 'This unsubscribe link has expired' },
  unavailable: linksUnavailable,
  failed: { status: 503, code: 'not-recorded', message: formTexts.failure },
}

async function recordUnsubscribe(email: string, store: Pick<Store, 'setUnsubscribed'>): Promise<boolean> {
  try {
    await store.setUnsubscribed(email)
    return true
  } catch (error) {
    log('error', 'unsubscribe-not-recorded', { address: fingerprint(email), error })
    return false
  }
}

/**
 * `/api/unsubscribe?token=`: the signed token is the permission, so any origin and any body will do. Mail programs
 * (RFC 8058) get a plain answer without a redirect; the page's own button, `&from=page`, leads back to the page; a
 * GET, a person who followed the header's link, leads to it as well and changes nothing.
 */
export function createUnsubscribeHandler(context: UnsubscribeHandlerContext): (request: Request) => Promise<Response> {
  return async (request) => {
    const query = new URL(request.url).searchParams
    const token = query.get('token') ?? ''
    const page = `/unsubscribe?token=${encodeURIComponent(token)}`
    if (request.method !== 'POST') return redirectAfterPost(page)
    const fromPage = query.get('from') === 'page'
    const reading = readUnsubscribeToken(token, context.secret(), context.now?.())
    // A mail service presses the button for many people from one address: what is signed is counted by the link.
    const counted = reading.ok ? reading.email.toLowerCase() : context.clientOf(request)
    const tooMany = await context.limits().checkClient(counted)
    if (tooMany) return fromPage ? redirectAfterPost(`${page}&state=failed`) : failureResponse(tooMany)
    if (!reading.ok) return fromPage ? redirectAfterPost(page) : failureResponse(refusals[reading.reason])
    const done = await recordUnsubscribe(reading.email, context.store())
    if (fromPage) return redirectAfterPost(`${page}&state=${done ? 'done' : 'failed'}`)
    return done ? plain('You have been unsubscribed.') : failureResponse(refusals.failed)
  }
}
