import type { Toast } from '@/components/ui/toast-queue'
import type { EmailOutcome } from '@/lib/forms/responses'
import { isFilled, type DownloadTarget } from './target'

/** Returns the specified toast for the outcome of the email. Of a message that was not due it says nothing. */
export function downloadToast(outcome: EmailOutcome, newsletter: boolean, target: DownloadTarget): Toast {
  const isFilledFile = isFilled(target)
  if (outcome === 'none' || (isFilledFile && !newsletter)) return { kind: 'success', title: 'Download started!' }
  if (outcome === 'failed')
    return {
      kind: 'success',
      title: 'Download Started',
      description: 'Email delivery failed, but your download is ready!',
    }
  if (outcome === 'unreachable')
    return { kind: 'success', title: 'Your download is ready! (Email notification failed)' }
  if (target.kind === 'bundle')
    return {
      kind: 'success',
      title: `Downloading ${target.templates} templates... Check your email for backup!`,
    }
  if (isFilledFile) return { kind: 'success', title: 'Download started! Check your email to confirm the newsletter.' }
  return {
    kind: 'success',
    title: newsletter
      ? 'Download started! Check your email for templates & weekly tips.'
      : 'Download started! Check your email for backup.',
  }
}
