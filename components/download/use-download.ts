'use client'

import { useRef, useState } from 'react'
import { showToast } from '@/components/ui/toast-queue'
import { constants } from '@/lib/constants'
import { formTexts, type SubscribeForm } from '@/lib/leads/schema'
import { downloadToast } from './messages'
import { saveFile } from './save-file'
import { readStoredEmail, storeEmail } from './stored-email'
import { countDownload, postSubscription } from './subscribe'
import type { DownloadTarget } from './target'

export interface Download {
  /** The e-mail of this visit, kept in the browser where that is possible. */
  email: string | null
  done: boolean
  /** Records the e-mail and starts the download. Returns the message to show under the field, if it was refused. */
  submit: (form: SubscribeForm) => Promise<string | undefined>
  /** Starts the download of a visitor whose e-mail is known. */
  resume: () => Promise<void>
  repeat: () => Promise<void>
  reset: () => void
}

/**
 * The download of one template (or, with none, just the e-mail): what it does, and how far it is.
 * `opening` numbers the dialog's openings: what was done in an earlier one is not done in this one.
 */
export function useDownload(target: DownloadTarget | null, opening: number): Download {
  const [email, setEmail] = useState(readStoredEmail)
  const [doneIn, setDoneIn] = useState<number | null>(null)
  const lastSubmit = useRef(-Infinity)

  const start = async () => {
    if (target) await saveFile(target.url, target.fileName)
    setDoneIn(opening)
  }
  const submit: Download['submit'] = async (form) => {
    const now = Date.now()
    if (now - lastSubmit.current < constants.submitCooldown) return formTexts.cooldown
    lastSubmit.current = now
    try {
      const answer = await postSubscription(form, target)
      if (!answer.ok) return answer.message
      storeEmail(form.email)
      setEmail(form.email)
      await start()
      if (target) showToast(downloadToast(answer.email, form.newsletterSubscribed && answer.newsletter !== false))
    } catch (error) {
      console.error('The download failed.', error)
      showToast({ kind: 'error', title: 'Download failed. Please try again.' })
      return formTexts.failure
    }
  }
  const resume = async () => {
    try {
      await start()
      if (target) countDownload(target)
    } catch (error) {
      console.error('The download failed.', error)
      showToast({ kind: 'error', title: formTexts.failure })
    }
  }
  const repeat = async () => {
    showToast({ kind: 'info', title: 'Downloading again...' })
    await resume()
  }
  return { email, done: doneIn === opening, submit, resume, repeat, reset: () => setDoneIn(null) }
}
