import { useCallback, useState, useSyncExternalStore } from 'react'
import { useFormContext } from 'react-hook-form'
import type { FileTarget } from '@/components/download/target'
import { readStoredEmail } from '@/components/download/stored-email'
import { countDownload } from '@/components/download/subscribe'
import { saveBlob } from '@/components/download/save-file'
import { showToast } from '@/components/ui/toast-queue'
import { isForOffice, outputName } from '@/lib/fill/output'
import { today } from '@/lib/fill/today'
import { mimeTypes, type FileFormat } from '@/lib/paths'
import { useFilling, type RenderOptions } from '@/components/filling/filling'
import { keyOf } from '@/components/filling/names'

/** `email` hands the file to an app where the browser can, and else saves it to be attached. */
export type Way = 'save' | 'share' | 'email'

export interface Output {
  busy: FileFormat | null
  waiting: FileTarget | null
  opening: number
  /** Resolves to the name of the file that was saved; undefined if none was. */
  run: (format: FileFormat, way: Way) => Promise<string | undefined>
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
export function useOutput({ locked, ...options }: Pick<RenderOptions, 'fileFor' | 'locked' | 'allLines'>): Output {
  const { form, live, model, render, opened } = useFilling()
  const { trigger } = useFormContext()
  const [busy, setBusy] = useState<FileFormat | null>(null)
  const [waiting, setWaiting] = useState<FileTarget | null>(null)
  const [opening, setOpening] = useState(0)

  const give = async (target: FileTarget & { blob: Blob }, way: Way): Promise<string | undefined> => {
    if (!readStoredEmail()) {
      setWaiting(target)
      setOpening((count) => count + 1)
      return undefined
    }
    countDownload(target)
    const file = new File([target.blob], target.fileName, { type: target.blob.type })
    if (way !== 'save' && canShareFiles() && (await share(file, target.name))) return undefined
    saveBlob(target.blob, target.fileName)
    const title = way === 'email' ? 'Saved to your downloads. Attach it to your email.' : 'Saved to your downloads'
    showToast({ kind: 'success', title, description: target.fileName })
    return target.fileName
  }
  const run: Output['run'] = async (format, way) => {
    setBusy(format)
    try {
      await trigger([...form.controls.keys()].map(keyOf))
      const { bytes, messages } = await render(format, { ...options, locked: locked || way !== 'save' })
      const { slug, template, state } = opened
      const file = { slug, format, day: today(), forOffice: isForOffice(model, options.fileFor) }
      const fileName = outputName(file, live.get)
      const blob = new Blob([bytes], { type: mimeTypes[format] })
      const named = { slug, format, fileName, blob, name: template.name, ...(state ? { state } : {}) }
      const isGiven = await give({ kind: 'file', url: '', ...named }, way)
      // Last, because a toast covers the one before.
      for (const message of messages) showToast({ kind: 'info', title: message })
      return isGiven
    } catch (error) {
      console.error('The document could not be written.', error)
      showToast({ kind: 'error', title: 'The file could not be written. Please try again.' })
      return undefined
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
