import type { Toast } from '@/components/ui/toast-queue'
import type { EmailOutcome } from '@/lib/forms/responses'
import { isFilled, type DownloadTarget } from './target'

const success = (title: string, description?: string): Toast => ({ kind: 'success', title, description })

/** Returns the specified toast for the outcome of the email. It does not mention an email that was not due. */
export function downloadToast(outcome: EmailOutcome, newsletter: boolean, target: DownloadTarget): Toast {
  if (outcome === 'none' || (isFilled(target) && !newsletter)) return success('Download started!')
  if (outcome === 'failed') return success('Download Started', 'Email delivery failed, but your download is ready!')
  if (outcome === 'unreachable') return success('Your download is ready! (Email notification failed)')
  if (target.kind === 'bundle')
    return success(`Downloading ${target.templates} templates... Check your email for backup!`)
  if (isFilled(target)) return success('Download started! Check your email to confirm the newsletter.')
  return success(`Download started! Check your email for ${newsletter ? 'templates & weekly tips' : 'backup'}.`)
}
