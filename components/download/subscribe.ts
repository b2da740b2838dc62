import type { SubscribeAnswer } from '@/lib/leads/answers'
import { formTexts, type SubscribeForm } from '@/lib/leads/schema'
import type { DownloadTarget } from './target'

/** Refused: the server understood the request and declined it; `message` is for the visitor. */
export type Subscription = SubscribeAnswer | { ok: false; message: string }

function choiceOf(target: DownloadTarget | null): object {
  if (!target) return {}
  const { format } = target
  return target.kind === 'file' ? { templates: [target.slug], format } : { bundle: target.bundle, format }
}

/**
 * Records the email. A server that cannot be reached or fails does not stand in the way of a download:
 * that is answered like a mail that could not be sent. Where there is nothing but the email, it is a failure.
 */
export async function postSubscription(form: SubscribeForm, target: DownloadTarget | null): Promise<Subscription> {
  const response = await fetch('/api/subscribe', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...form, source: 'download', ...choiceOf(target) }),
  }).catch((error: unknown) => {
    console.error('The email could not be recorded.', error)
    return undefined
  })
  if (!response || response.status >= 500)
    return target ? { ok: true, email: 'unreachable' } : { ok: false, message: formTexts.failure }
  const body: unknown = await response.json().catch(() => undefined)
  if (response.ok) return body as SubscribeAnswer
  const message = (body as { error?: { message?: string } } | undefined)?.error?.message
  return { ok: false, message: message ?? formTexts.failure }
}

/** Counts a returning visitor's download; a lost count is no reason to disturb anybody. */
export function countDownload(target: DownloadTarget): void {
  const { format } = target
  const counted = target.kind === 'file' ? { slug: target.slug, format } : { bundle: target.bundle, format }
  const body = new Blob([JSON.stringify(counted)], { type: 'application/json' })
  if (!navigator.sendBeacon('/api/downloads', body)) console.error('The download could not be counted.')
}
