import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Posted } from '@/lib/http/body'
import type { Failure } from '@/lib/http/failure'
import { redirectAfterPost } from '@/lib/http/handler'
import { htmlResponse } from '@/lib/forms/html-response'
import { escapeHtml } from '@/lib/text'
import { fingerprint } from '@/lib/log/log'
import { withFallback } from '@/lib/log/with-fallback'
import type { Mail } from '@/lib/mail/types'
import type { ConfirmationOutcome, Store } from '@/lib/store'
import { createFormHandler, type FormContext } from '@/lib/forms/handler'
import { linksUnavailable, readConfirmToken } from '@/lib/signed-links/links'

export interface ConfirmHandlerContext extends FormContext {
  /** Secrets that may have signed a link; empty if links cannot be checked now. */
  secrets: () => readonly string[]
  store: () => Pick<Store, 'confirmNewsletter'>
  /** Sends the link to the subscribers' page, if there is anything on it. */
  welcome: (mail: Mail) => Promise<unknown>
  now?: () => number
}

type Recorded = ConfirmationOutcome | 'failed'

/** What the page cannot read from the store. */
const states: Partial<Record<Recorded, string>> = { kept: '&state=kept', failed: '&state=failed' }

/** Renders a failure as HTML: the person who pressed the button expects a page, not JSON. */
const renderFailure = ({ status, message, headers }: Failure): Response =>
  htmlResponse('Newsletter', `<p>${escapeHtml(message)}</p>`, { status, headers })

/** `POST /api/confirm` with `token`: confirms and redirects back. Only mail scanners follow such a link with GET. */
export function createConfirmHandler(context: ConfirmHandlerContext): (request: Request) => Promise<Response> {
  const run = async ({ data }: Posted): Promise<Response | Failure> => {
    const token = data instanceof URLSearchParams ? (data.get('token') ?? '') : ''
    const page = `/confirm?token=${encodeURIComponent(token)}`
    const reading = readConfirmToken(token, context.secrets(), context.now?.())
    if (!reading.ok) return reading.reason === 'unavailable' ? linksUnavailable : redirectAfterPost(page)
    const { optIn } = reading
    const outcome = await withFallback(
      () => context.store().confirmNewsletter(optIn),
      'failed' as const,
      'confirmation-not-recorded',
      { address: fingerprint(optIn.email) },
    )
    if (outcome === 'confirmed') await context.welcome({ kind: 'welcome', id: randomUUID(), to: optIn.email })
    return redirectAfterPost(page + (states[outcome] ?? ''))
  }
  return createFormHandler(run, context, renderFailure)
}
