import { useRef, useState } from 'react'
import { showToast, type Toast } from '@/components/ui/toast-queue'
import { constants } from '@/lib/constants'
import type { SubscribeResponse, EmailOutcome } from '@/lib/forms/responses'
import { formTexts, type SubscribeForm } from '@/lib/forms/schema'
import { readStoredEmail, storeEmail } from './stored-email'
import { countDownload, postSubscription } from './subscribe'
import { type DownloadTarget, isFilled } from './target'
import { useSaving, type Saving } from './use-saving'

const success = (title: string, description?: string): Toast => ({ kind: 'success', title, description })

/** Returns the specified toast for the outcome of the email. It does not mention an email that was not due. */
function downloadToast(outcome: EmailOutcome, newsletter: boolean, target: DownloadTarget): Toast {
  if (outcome === 'none' || (isFilled(target) && !newsletter)) return success('Download started!')
  if (outcome === 'failed') return success('Download Started', 'Email delivery failed, but your download is ready!')
  if (outcome === 'unreachable') return success('Your download is ready! (Email notification failed)')
  if (target.kind === 'bundle')
    return success(`Downloading ${target.templates} templates... Check your email for backup!`)
  if (isFilled(target)) return success('Download started! Check your email to confirm the newsletter.')
  return success(`Download started! Check your email for ${newsletter ? 'templates & weekly tips' : 'backup'}.`)
}

export interface Download extends Omit<Saving, 'save'> {
  email: string | null
  submit: (form: SubscribeForm) => Promise<string | undefined>
  resume: () => Promise<void>
  repeat: () => Promise<void>
  /** Uses an email that was entered elsewhere, for example in another tab. */
  adopt: (email: string) => void
  reset: () => void
}

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** The stored email, read again when the dialog opens: it may have been entered in another tab since. */
function useEmail(opening: number): [string | null, (email: string) => void] {
  const [email, setEmail] = useState(readStoredEmail)
  const [readAt, setReadAt] = useState(opening)
  if (readAt !== opening) {
    setReadAt(opening)
    if (!email) setEmail(readStoredEmail())
  }
  return [email, setEmail]
}

async function saveAndNotify(
  form: SubscribeForm,
  response: SubscribeResponse,
  target: DownloadTarget,
  save: Saving['save'],
): Promise<void> {
  const newsletter = form.newsletterSubscribed && response.newsletter !== false
  const notify = (): void => showToast(downloadToast(response.email, newsletter, target))
  if (target.kind === 'file') {
    if (await save()) notify()
    return
  }
  await wait(constants.storedEmailDelay)
  await save(notify)
}

/** The download of a file or bundle, or the email alone. `opening` numbers the dialog's openings. */
export function useDownload(target: DownloadTarget | null, opening: number): Download {
  const [email, setEmail] = useEmail(opening)
  const saving = useSaving(target, opening)
  const { setState, save } = saving
  const lastSubmit = useRef(-Infinity)
  const submitting = useRef(false)
  /** What this dialog has recorded: a second try after a failed download does not record it again. */
  const recorded = useRef<{ email: string; response: SubscribeResponse } | null>(null)

  const attempt = async (step: () => Promise<void>): Promise<void> => {
    try {
      await step()
    } catch (error) {
      console.error('The download failed.', error)
      setState('canceled')
      showToast({ kind: 'error', title: formTexts.failure })
    }
  }
  const submit: Download['submit'] = async (form) => {
    const now = Date.now()
    if (now - lastSubmit.current < constants.submitCooldown) return formTexts.cooldown
    lastSubmit.current = now
    submitting.current = true
    try {
      const known = recorded.current?.email === form.email ? recorded.current.response : null
      const response = known ?? (await postSubscription(form, target))
      if (!response.ok) {
        // A rejected or failed submit may be repeated immediately.
        lastSubmit.current = -Infinity
        return response.message
      }
      recorded.current = { email: form.email, response }
      storeEmail(form.email)
      if (target) await saveAndNotify(form, response, target, save)
      setEmail(form.email)
    } catch (error) {
      console.error('The download failed.', error)
      lastSubmit.current = -Infinity
      setState('idle')
      showToast({ kind: 'error', title: 'Download failed. Please try again.' })
      return formTexts.failure
    } finally {
      submitting.current = false
    }
  }
  const resume = (): Promise<void> =>
    attempt(async () => {
      if (target) countDownload(target)
      await save()
    })
  return {
    ...saving,
    ...{ email, submit, resume },
    repeat() {
      showToast({ kind: 'info', title: 'Downloading again...' })
      return resume()
    },
    savePlain: () => attempt(saving.savePlain),
    saveApart: () => attempt(saving.saveApart),
    // This dialog stores its email before its file has arrived: that email was not entered elsewhere.
    adopt: (given) => void (submitting.current || given === recorded.current?.email || setEmail(given)),
    reset: () => setState('idle'),
  }
}
