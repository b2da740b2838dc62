import 'server-only'
import { failureResponse } from '@/lib/http/failure'
import { redirectAfterPost } from '@/lib/http/handler'
import { fingerprint } from '@/lib/log/log'
import { withFallback } from '@/lib/log/with-fallback'
import type { Store } from '@/lib/store'
import type { FormLimits } from '@/lib/forms/limits'
import { linksUnavailable, readUnsubscribeToken } from '@/lib/signed-links/links'
import { formTexts } from '@/lib/forms/schema'

interface UnsubscribeHandlerContext {
  clientOf: (request: Request) => string
  limits: () => Pick<FormLimits, 'checkClient'>
  /** Secrets that may have signed a link; empty if links cannot be checked now. */
  secrets: () => readonly string[]
  store: () => Pick<Store, 'setUnsubscribed' | 'allow'>
  now?: () => number
}

const plain = (text: string): Response =>
  new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' } })

const confirmations = { stop: 'You have been unsubscribed.', allow: 'Email is allowed again.' } as const

const failures = {
  bad: { status: 400, code: 'bad-link', message: 'This unsubscribe link is not valid' },
  stale: { status: 410, code: 'stale-link', message: 'This unsubscribe link has expired' },
  unavailable: linksUnavailable,
  failed: { status: 503, code: 'not-recorded', message: formTexts.failure },
}

async function record(
  choice: keyof typeof confirmations,
  email: string,
  store: Pick<Store, 'setUnsubscribed' | 'allow'>,
): Promise<boolean> {
  const write = () => (choice === 'stop' ? store.setUnsubscribed(email) : store.allow(email))
  const fields = { choice, address: fingerprint(email) }
  return withFallback(() => write().then(() => true), false, 'unsubscribe-not-recorded', fields)
}

/**
 * `/api/unsubscribe?token=`: stops all email to an address; `&undo=1` allows it again. The signed token is the
 * authorization. Mail clients (RFC 8058) get a plain response; the page's buttons (`&from=page`), and a GET, which
 * changes nothing, redirect to the page.
 */
export function createUnsubscribeHandler(context: UnsubscribeHandlerContext): (request: Request) => Promise<Response> {
  return async (request) => {
    const query = new URL(request.url).searchParams
    const token = query.get('token') ?? ''
    const page = `/unsubscribe?token=${encodeURIComponent(token)}`
    if (request.method !== 'POST') return redirectAfterPost(page)
    const fromPage = query.get('from') === 'page'
    const reading = readUnsubscribeToken(token, context.secrets(), context.now?.())
    // A mail service posts for many people from one IP address, so requests with a valid token are counted per
    // recipient.
    const counted = reading.ok ? reading.email.toLowerCase() : context.clientOf(request)
    const tooMany = await context.limits().checkClient(counted)
    if (tooMany) return fromPage ? redirectAfterPost(`${page}&state=failed`) : failureResponse(tooMany)
    if (!reading.ok) return fromPage ? redirectAfterPost(page) : failureResponse(failures[reading.reason])
    const choice = query.has('undo') ? 'allow' : 'stop'
    const done = await record(choice, reading.email, context.store())
    // The page renders the state in the store, which lags behind if the choice is still in this machine's spool.
    if (fromPage) return redirectAfterPost(`${page}&state=${done ? choice : 'failed'}`)
    return done ? plain(confirmations[choice]) : failureResponse(failures.failed)
  }
}
