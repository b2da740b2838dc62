import { useCallback, useState, useSyncExternalStore } from 'react'
import { useFormContext } from 'react-hook-form'
import { filesOf, type FilledTarget, type FileTarget } from '@/components/download/target'
import { readStoredEmail } from '@/components/download/stored-email'
import { countDownload } from '@/components/download/subscribe'
import { saveBlob } from '@/components/download/save-file'
import { showToast } from '@/components/ui/toast-queue'
import type { FileFor } from '@/lib/fill/engine-client'
import { filesIn, outputName, readersOf } from '@/lib/fill/output'
import { today } from '@/lib/fill/today'
import { mimeTypes, type FileFormat } from '@/lib/paths'
import { useFilling, type Filling, type RenderOptions } from '@/components/filling/filling'
import { keyOf } from '@/components/filling/names'

/** `email` hands the file to an app where the browser can, and else saves it to be attached. */
export type Way = 'save' | 'share' | 'email'

export interface Output {
  busy: FileFormat | null
  waiting: FileTarget | null
  opening: number
  /** Resolves to the names of the files that were saved; undefined if none was. */
  run: (format: FileFormat, way: Way) => Promise<string | undefined>
  stop: () => void
}

/** Hands files to the apps of the device. Resolves to whether the browser could; closing its list is no failure. */
async function share(files: File[], title: string): Promise<boolean> {
  try {
    await navigator.share({ files, title })
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}

type Options = Pick<RenderOptions, 'locked' | 'allLines' | 'onRequest'>

interface Wanted extends Options {
  format: FileFormat
  fileFor: readonly FileFor[]
}

/** Writes the files of these readers, the first with the others. Rejects if one cannot be written or there are none. */
async function writeFiles({ render, live, opened }: Filling, { format, fileFor, ...options }: Wanted) {
  const { slug, template, state } = opened
  const messages = new Set<string>()
  const files: { blob: Blob; fileName: string }[] = []
  for (const reader of fileFor) {
    const { bytes, messages: found } = await render(format, { ...options, fileFor: reader })
    const fileName = outputName({ slug, format, day: today(), fileFor: reader }, live.get)
    files.push({ blob: new Blob([bytes], { type: mimeTypes[format] }), fileName })
    for (const message of found) messages.add(message)
  }
  const [first, ...more] = files
  if (!first) throw new Error(`Nobody gets ${format} of ${slug}`)
  const named = { slug, format, name: template.name, ...(state ? { state } : {}) }
  const target: FilledTarget = { kind: 'file', url: '', ...named, ...first, ...(more.length > 0 ? { more } : {}) }
  return { target, messages }
}

/** Writes the chosen files of the filled document and saves or shares them; the first time asks for the visitor's email. */
export function useOutput({ locked, ...options }: Options): Output {
  const filling = useFilling()
  const { trigger } = useFormContext()
  const [busy, setBusy] = useState<FileFormat | null>(null)
  const [waiting, setWaiting] = useState<FileTarget | null>(null)
  const [opening, setOpening] = useState(0)

  const give = async (target: FilledTarget, way: Way): Promise<string | undefined> => {
    if (!readStoredEmail()) {
      setWaiting(target)
      setOpening((count) => count + 1)
      return undefined
    }
    countDownload(target)
    const all = filesOf(target)
    const files = all.map(({ blob, fileName }) => new File([blob], fileName, { type: blob.type }))
    if (way !== 'save' && canShareFiles() && (await share(files, target.name))) return undefined
    for (const { blob, fileName } of all) saveBlob(blob, fileName)
    const title = way === 'email' ? 'Saved to your downloads. Attach it to your email.' : 'Saved to your downloads'
    const names = all.map(({ fileName }) => fileName).join(', ')
    showToast({ kind: 'success', title, description: names })
    return names
  }
  const run: Output['run'] = async (format, way) => {
    setBusy(format)
    try {
      await trigger([...filling.form.controls.keys()].map(keyOf))
      // An email goes to the customer.
      const isOne = way === 'email' || readersOf(filling.model).length === 1
      const chosen = isOne ? (['customer'] as const) : filling.chosen
      const wanted = { ...options, format, fileFor: filesIn(chosen, format), locked: locked || way !== 'save' }
      const { target, messages } = await writeFiles(filling, wanted)
      const isGiven = await give(target, way)
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
