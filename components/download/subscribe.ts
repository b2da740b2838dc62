import type { SubscribeResponse } from '@/lib/forms/responses'
import { formTexts, type SubscribeForm } from '@/lib/forms/schema'
import type { DownloadTarget } from './target'
import { keepUnsent, post } from './unsent-email'

/** The server's response, or the message for the visitor if it rejected the request or failed (`isFailure`). */
export type Subscription = SubscribeResponse | { ok: false; message: string; isFailure?: boolean }

function choiceOf(target: DownloadTarget | null): object {
  if (!target) return {}
  const { format, state } = target
  const chosen = { format, ...(state ? { state } : {}) }
  return target.kind === 'file' ? { templates: [target.slug], ...chosen } : { bundle: target.bundle, ...chosen }
}

/**
 * Records the email. If the server is unreachable or fails, a download still goes on, as if the message could not be
 * sent, and the email is sent on a later page; without a target it is a failure.
 */
export async function postSubscription(form: SubscribeForm, target: DownloadTarget | null): Promise<Subscription> {
  const sent = JSON.stringify({ ...form, source: 'download', ...choiceOf(target) })
  const response = await post(sent)
  if (!response) {
    if (!target) return { ok: false, message: formTexts.failure, isFailure: true }
    keepUnsent(sent)
    return { ok: true, email: 'unreachable' }
  }
  const body: unknown = await response.json().catch(() => undefined)
  if (response.ok) return body as SubscribeResponse
  const message = (body as { error?: { message?: string } } | undefined)?.error?.message
  return { ok: false, message: message ?? formTexts.failure }
}

/** Counts a returning visitor's download. A lost count is only logged. */
export function countDownload(target: DownloadTarget): void {
  const { format } = target
  const counted = target.kind === 'file' ? { slug: target.slug, format } : { bundle: target.bundle, format }
  const body = new Blob([JSON.stringify(counted)], { type: 'application/json' })
  if (!navigator.sendBeacon('/api/downloads', body)) console.error('The download could not be counted.')
}
