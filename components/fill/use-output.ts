'use client'

import { useCallback, useState, useSyncExternalStore } from 'react'
import { useFormContext } from 'react-hook-form'
import type { FileTarget } from '@/components/download/target'
import { readStoredEmail } from '@/components/download/stored-email'
import { countDownload } from '@/components/download/subscribe'
import { saveBlob } from '@/components/download/save-file'
import { showToast } from '@/components/ui/toast-queue'
import { outputName } from '@/lib/fill/output'
import { today } from '@/lib/fill/today'
import { mimeTypes, type FileFormat } from '@/lib/paths'
import { keyOf, useFilling } from './filling'

export type Way = 'save' | 'share'

export interface Output {
  /** What is being written. */
  busy: FileFormat | null
  /** The file that waits for the visitor's email. */
  waiting: FileTarget | null
  /** How often a file has waited for it. */
  opening: number
  /** Resolves to whether the visitor has the file. */
  run: (format: FileFormat, way: Way) => Promise<boolean>
  stop: () => void
}

/** Hands a file to the apps of the device. Resolves to whether the browser could; closing its list is no failure. */
async function share(file: File, title: string): Promise<boolean> {
  try {
    await navigator.share({ files: [file], title })
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}

/** Writes the filled document and saves or shares it; the first file asks for the visitor's email. */
export function useOutput(fileFor: 'customer' | 'all'): Output {
  const { form, live, render, opened } = useFilling()
  const { trigger } = useFormContext()
  const [busy, setBusy] = useState<FileFormat | null>(null)
  const [waiting, setWaiting] = useState<FileTarget | null>(null)
  const [opening, setOpening] = useState(0)

  const give = async (target: FileTarget & { blob: Blob }, way: Way): Promise<boolean> => {
    if (!readStoredEmail()) {
      setWaiting(target)
      setOpening((count) => count + 1)
      return false
    }
    countDownload(target)
    const file = new File([target.blob], target.fileName, { type: target.blob.type })
    if (way === 'share' && (await share(file, target.name))) return true
    saveBlob(target.blob, target.fileName)
    showToast({ kind: 'success', title: 'Saved to your downloads', description: target.fileName })
    return true
  }
  const run: Output['run'] = async (format, way) => {
    setBusy(format)
    try {
      await trigger([...form.controls.keys()].map(keyOf))
      const { bytes, messages } = await render(format, { fileFor })
      const { slug, template, state } = opened
      const fileName = outputName(slug, format, live.get, today())
      const blob = new Blob([bytes], { type: mimeTypes[format] })
      for (const message of messages) showToast({ kind: 'info', title: message })
      const named = { slug, format, fileName, blob, name: template.name, ...(state ? { state } : {}) }
      return await give({ kind: 'file', url: '', ...named }, way)
    } catch (error) {
      console.error('The document could not be written.', error)
      showToast({ kind: 'error', title: 'The file could not be written. Please try again.' })
      return false
    } finally {
      setBusy(null)
    }
  }
  return { busy, waiting, opening, run, stop: useCallback(() => setWaiting(null), []) }
}

const never = (): (() => void) => () => undefined

function canShareFiles(): boolean {
  const file = new File([''], 'document.pdf', { type: mimeTypes.PDF })
  return 'canShare' in navigator && navigator.canShare({ files: [file] })
}

/** Whether this browser can hand files to other apps. */
export const useCanShare = (): boolean => useSyncExternalStore(never, canShareFiles, () => false)
