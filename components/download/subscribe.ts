import type { SubscribeResponse } from '@/lib/forms/responses'
import type { SubscribeForm } from '@/lib/forms/schema'
import { isFilled, type DownloadTarget } from './target'
import { keepUnsent, post } from './unsent-email'

export type Subscription = SubscribeResponse | { ok: false; message: string }

function choiceOf(target: DownloadTarget | null): object {
  if (!target) return {}
  const { format, state } = target
  // A copy of the library's file would lack what was filled in.
  const chosen = { format, ...(state ? { state } : {}), ...(isFilled(target) ? { copy: false } : {}) }
  return target.kind === 'file' ? { templates: [target.slug], ...chosen } : { bundle: target.bundle, ...chosen }
}

/**
 * Records the email. If the server is unreachable or fails, a download continues as if the message could not be sent, and
 * the email is sent on a later page; without a target it is a failure. Rejects on a failure, and on a response that is
 * not from this site.
 */
export async function postSubscription(form: SubscribeForm, target: DownloadTarget | null): Promise<Subscription> {
  const sent = JSON.stringify({ ...form, source: 'download', ...choiceOf(target) })
  const response = await post(sent)
  if (!response) {
    if (!target) throw new Error('The email could not be recorded')
    keepUnsent(sent)
    return { ok: true, email: 'unreachable' }
  }
  const body = (await response.json()) as SubscribeResponse & { error?: { message?: string } }
  if (response.ok && body.ok) return body
  if (!body.error?.message) throw new Error(`The email could not be recorded: the server responded ${response.status}`)
  return { ok: false, message: body.error.message }
}

/** Counts a returning visitor's download. */
export function countDownload(target: DownloadTarget): void {
  const { format } = target
  const counted = target.kind === 'file' ? { slug: target.slug, format } : { bundle: target.bundle, format }
  const body = new Blob([JSON.stringify(counted)], { type: 'application/json' })
  if (!navigator.sendBeacon('/api/downloads', body)) console.error('The download could not be counted.')
}
