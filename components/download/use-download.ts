'use client'

import { useRef, useState } from 'react'
import { showToast } from '@/components/ui/toast-queue'
import { constants } from '@/lib/constants'
import { formTexts, type SubscribeForm } from '@/lib/forms/schema'
import { downloadToast } from './messages'
import { readStoredEmail, storeEmail } from './stored-email'
import { countDownload, postSubscription } from './subscribe'
import type { DownloadTarget } from './target'
import { useSaving, type Saving } from './use-saving'

export interface Download extends Omit<Saving, 'save'> {
  /** The visitor's email, kept in the browser if possible. */
  email: string | null
  /** Records the email and starts the download. Returns the message to show under the field if it was rejected. */
  submit: (form: SubscribeForm) => Promise<string | undefined>
  /** Starts the download of a visitor whose email is known. */
  resume: () => Promise<void>
  repeat: () => Promise<void>
  /** Takes over an email that was given elsewhere, for example in another tab. */
  adopt: (email: string) => void
  reset: () => void
}

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** The stored email, read again when the dialog opens: it may have been given in another tab since. */
function useEmail(opening: number): [string | null, (email: string) => void] {
  const [email, setEmail] = useState(readStoredEmail)
  const [readAt, setReadAt] = useState(opening)
  if (readAt !== opening) {
    setReadAt(opening)
    if (!email) setEmail(readStoredEmail())
  }
  return [email, setEmail]
}

/** Records the email, stores it and saves the target. Returns the message of an email that the server rejects. */
async function recordAndSave(
  form: SubscribeForm,
  target: DownloadTarget | null,
  save: Saving['save'],
): Promise<string | undefined> {
  const response = await postSubscription(form, target)
  if (!response.ok) return response.message
  storeEmail(form.email)
  const newsletter = form.newsletterSubscribed && response.newsletter !== false
  // The toast of a bundle comes first, because its archive takes long.
  const isBundle = target?.kind === 'bundle'
  if (!isBundle && !(await save())) return
  if (target) showToast(downloadToast(response.email, newsletter, target))
  if (!isBundle) return
  await wait(constants.storedEmailDelay)
  await save()
}

/**
 * The download of one file or bundle, or just the email if there is no target. `opening` numbers the dialog's openings.
 */
export function useDownload(target: DownloadTarget | null, opening: number): Download {
  const [email, setEmail] = useEmail(opening)
  const saving = useSaving(target, opening)
  const { setState, save } = saving
  const lastSubmit = useRef(-Infinity)
  const submitting = useRef(false)

  /** Runs a step for a visitor whose email is known. A failure shows a toast and leaves the dialog open. */
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
      const rejection = await recordAndSave(form, target, save)
      if (rejection !== undefined) return rejection
      setEmail(form.email)
    } catch (error) {
      console.error('The download failed.', error)
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
    // An email that is being submitted is stored before its file has arrived: it was not given elsewhere.
    adopt: (given) => void (submitting.current || setEmail(given)),
    reset: () => setState('idle'),
  }
}
