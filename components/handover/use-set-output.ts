import { useCallback, useEffect, useRef, useState } from 'react'
import { readStoredEmail } from '@/components/download/stored-email'
import { countDownload } from '@/components/download/subscribe'
import { saveBlob } from '@/components/download/save-file'
import type { FileTarget } from '@/components/download/target'
import { showToast } from '@/components/ui/toast-queue'
import type { Paper } from '@/lib/handover/papers'
import type { Tell, WrittenSet } from './write-set'

export interface Progress {
  done: number
  total: number
}

export interface SetWriting {
  progress?: Progress
  messages: readonly string[]
  waiting: FileTarget | null
  opening: number
  run: (
    papers: readonly Paper[],
    write: (options: { signal: AbortSignal; onProgress: Tell }) => Promise<WrittenSet | undefined>,
  ) => Promise<void>
  cancel: () => void
  stopWaiting: () => void
}

function give({ fileName, blob }: WrittenSet, papers: readonly Paper[], wait: (target: FileTarget) => void): void {
  const targets = papers.map(({ draft }): FileTarget => {
    const { slug, state, title } = draft
    const named = { slug, name: title, fileName, blob, ...(state ? { state } : {}) }
    return { kind: 'file', format: 'PDF', url: '', ...named }
  })
  const [first] = targets
  if (first && !readStoredEmail()) return wait(first)
  for (const target of targets) countDownload(target)
  saveBlob(blob, fileName)
  showToast({ kind: 'success', title: 'Saved to your downloads', description: fileName })
}

/** Writes sets of documents on this device, one at a time, until it is canceled or the page is left. */
export function useSetOutput(): SetWriting {
  const [progress, setProgress] = useState<Progress>()
  const [messages, setMessages] = useState<readonly string[]>([])
  const [waiting, setWaiting] = useState<FileTarget | null>(null)
  const [opening, setOpening] = useState(0)
  const controller = useRef<AbortController>(undefined)
  useEffect(() => () => controller.current?.abort(), [])

  const wait = (target: FileTarget): void => {
    setWaiting(target)
    setOpening((count) => count + 1)
  }
  const run: SetWriting['run'] = async (papers, write) => {
    controller.current?.abort()
    const own = new AbortController()
    controller.current = own
    setProgress({ done: 0, total: papers.length })
    setMessages([])
    try {
      const written = await write({
        signal: own.signal,
        onProgress: (done, total) => setProgress({ done, total }),
      })
      setMessages(written?.messages ?? ['These documents have no pages for that reader.'])
      if (written) give(written, papers, wait)
    } catch (error) {
      if (own.signal.aborted) return
      console.error('The documents could not be written.', error)
      showToast({ kind: 'error', title: 'The documents could not be written. Please try again.' })
    } finally {
      if (controller.current === own) setProgress(undefined)
    }
  }
  const cancel = useCallback(() => {
    controller.current?.abort()
    setProgress(undefined)
  }, [])
  const stopWaiting = useCallback(() => setWaiting(null), [])
  return { progress, messages, waiting, opening, run, cancel, stopWaiting }
}
