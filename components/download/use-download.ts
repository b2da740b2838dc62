'use client'

import { useRef, useState } from 'react'
import { showToast } from '@/components/ui/toast-queue'
import { constants } from '@/lib/constants'
import { formTexts, type SubscribeForm } from '@/lib/leads/schema'
import { downloadToast } from './messages'
import { saveArchive, saveSeparately, type Progress } from './save-bundle'
import { saveFile } from './save-file'
import { readStoredEmail, storeEmail } from './stored-email'
import { countDownload, postSubscription } from './subscribe'
import type { DownloadTarget } from './target'

type State = 'idle' | 'running' | 'done' | 'cancelled'

export interface Download {
  /** The email of this visit, kept in the browser where that is possible. */
  email: string | null
  state: State
  /** Of a bundle under way. */
  progress: Progress | null
  /** Records the email and starts the download. Returns the message to show under the field, if it was refused. */
  submit: (form: SubscribeForm) => Promise<string | undefined>
  /** Starts the download of a visitor whose email is known. */
  resume: () => Promise<void>
  repeat: () => Promise<void>
  /** Saves a bundle's files one by one. */
  saveApart: () => Promise<void>
  cancel: () => void
  /** An email that was given elsewhere, in another tab for instance. */
  adopt: (email: string) => void
  reset: () => void
}

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * The download of one file or bundle (or, with neither, just the email): what it does, and how far it is.
 * `opening` numbers the dialog's openings: what was done in an earlier one is not done in this one.
 */
export function useDownload(target: DownloadTarget | null, opening: number): Download {
  const [email, setEmail] = useState(readStoredEmail)
  const [readAt, setReadAt] = useState(opening)
  // Since the dialog was open last, an email may have been given in another tab.
  if (readAt !== opening) {
    setReadAt(opening)
    if (!email) setEmail(readStoredEmail())
  }
  const [stateIn, setStateIn] = useState<{ opening: number; state: State }>({ opening, state: 'idle' })
  const [progress, setProgress] = useState<Progress | null>(null)
  const lastSubmit = useRef(-Infinity)
  const submitting = useRef(false)
  const running = useRef<AbortController | null>(null)
  const setState = (state: State): void => setStateIn({ opening, state })

  const saveBundle = async (url: string, save: typeof saveArchive): Promise<void> => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    setState('running')
    setProgress(null)
    try {
      await save(url, { signal: controller.signal, onProgress: setProgress })
    } catch (error) {
      if (!controller.signal.aborted) throw error
      // Another download may have taken its place.
      if (running.current === controller) setState('cancelled')
      return
    }
    setState('done')
  }
  const start = async (): Promise<void> => {
    if (target?.kind === 'bundle') return saveBundle(target.url, saveArchive)
    if (target) await saveFile(target.url, target.fileName)
    setState('done')
  }
  /** Runs a step of a visitor whose email is known; a failure is said, and leaves the dialog as it is. */
  const attempt = async (step: () => Promise<void>): Promise<void> => {
    try {
      await step()
    } catch (error) {
      console.error('The download failed.', error)
      setState('cancelled')
      showToast({ kind: 'error', title: formTexts.failure })
    }
  }
  const submit: Download['submit'] = async (form) => {
    const now = Date.now()
    if (now - lastSubmit.current < constants.submitCooldown) return formTexts.cooldown
    lastSubmit.current = now
    submitting.current = true
    try {
      const answer = await postSubscription(form, target)
      if (!answer.ok) return answer.message
      storeEmail(form.email)
      const announce = (): void => {
        const newsletter = form.newsletterSubscribed && answer.newsletter !== false
        if (target) showToast(downloadToast(answer.email, newsletter, target))
      }
      if (target?.kind === 'bundle') {
        announce()
        await wait(constants.storedEmailDelay)
        await start()
      } else {
        await start()
        announce()
      }
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
  /** The email just submitted is in storage before its file has come: it is not one that was given elsewhere. */
  const adopt = (email: string): void => {
    if (!submitting.current) setEmail(email)
  }
  const resume = (): Promise<void> =>
    attempt(async () => {
      if (target) countDownload(target)
      await start()
    })
  const repeat = (): Promise<void> => {
    showToast({ kind: 'info', title: 'Downloading again...' })
    return resume()
  }
  return {
    email,
    state: stateIn.opening === opening ? stateIn.state : 'idle',
    progress,
    submit,
    resume,
    repeat,
    saveApart: () =>
      attempt(async () => {
        if (target?.kind === 'bundle') await saveBundle(target.url, saveSeparately)
      }),
    cancel: () => running.current?.abort(),
    adopt,
    reset: () => setState('idle'),
  }
}
