'use client'

import { useRef, useState } from 'react'
import { saveArchive, saveSeparately, type Progress } from './save-bundle'
import { saveFile } from './save-file'
import type { DownloadTarget } from './target'

type State = 'idle' | 'running' | 'done' | 'canceled'

export interface Saving {
  state: State
  /** Progress of a bundle that is being downloaded. */
  progress: Progress | null
  setState: (state: State) => void
  /** Saves the target: a file, or a bundle as one archive. Without a target there is nothing to save. */
  save: () => Promise<void>
  /** Saves a bundle's files one by one. */
  saveApart: () => Promise<void>
  cancel: () => void
}

/**
 * Saves the dialog's target. `opening` numbers the dialog's openings: a state reached in an earlier one does not show
 * in this one.
 */
export function useSaving(target: DownloadTarget | null, opening: number): Saving {
  const [reached, setReached] = useState<{ opening: number; state: State }>({ opening, state: 'idle' })
  const [progress, setProgress] = useState<Progress | null>(null)
  const running = useRef<AbortController | null>(null)
  const setState = (state: State): void => setReached({ opening, state })

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
      // Another download may have replaced this one.
      if (running.current === controller) setState('canceled')
      return
    }
    setState('done')
  }

  return {
    state: reached.opening === opening ? reached.state : 'idle',
    progress,
    setState,
    async save() {
      if (target?.kind === 'bundle') return saveBundle(target.url, saveArchive)
      if (target) await saveFile(target.url, target.fileName)
      setState('done')
    },
    async saveApart() {
      if (target?.kind === 'bundle') await saveBundle(target.url, saveSeparately)
    },
    cancel: () => running.current?.abort(),
  }
}
