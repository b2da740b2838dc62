import { useRef, useState } from 'react'
import { constants } from '@/lib/constants'
import type { CompanyProfile } from '@/lib/fill/company'
import { findCompany } from '@/lib/fill/company-presence'
import { saveArchive, saveSeparately, type Progress, type SaveOptions } from './save-bundle'
import { saveBlob, saveFile } from './save-file'
import type { FilledOutcome } from './save-filled'
import { filesOf, isFilled, type BundleTarget, type DownloadTarget } from './target'

/** `unfilled`: the company could not be put on it. `planning`: so large that the visitor sees the time first. */
type State = 'idle' | 'running' | 'done' | 'canceled' | 'unfilled' | 'planning'

export interface Saving {
  state: State
  progress: Progress | null
  outcome: FilledOutcome | null
  setState: (state: State) => void
  /** Saves the target with the company on it, if there is one; false if that failed. `onBegin`: a bundle starts. */
  save: (onBegin?: () => void) => Promise<boolean>
  savePlain: () => Promise<void>
  saveApart: () => Promise<void>
  cancel: () => void
}

const loadFilled = () => import('./save-filled')

const isLarge = ({ templates }: BundleTarget): boolean => templates > constants.filledAtOnce

type CompanyStep = (company: CompanyProfile) => Promise<void>

async function runWithCompany(step: CompanyStep, onFailure: () => void): Promise<'no company' | 'done' | 'failed'> {
  try {
    const company = await findCompany()
    if (!company) return 'no company'
    await step(company)
    return 'done'
  } catch (error) {
    console.error('The company could not be put on the download.', error)
    onFailure()
    return 'failed'
  }
}

/** `opening` numbers the dialog's openings: a state reached in an earlier one does not show in this one. */
export function useSaving(target: DownloadTarget | null, opening: number): Saving {
  const [reached, setReached] = useState<{ opening: number; state: State }>({ opening, state: 'idle' })
  const [progress, setProgress] = useState<Progress | null>(null)
  const [outcome, setOutcome] = useState<FilledOutcome | null>(null)
  const running = useRef<AbortController | null>(null)
  const setState = (state: State): void => setReached({ opening, state })

  const run = async (
    step: (options: SaveOptions) => Promise<FilledOutcome | void>,
    onBegin?: () => void,
  ): Promise<void> => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    setState('running')
    setProgress(null)
    try {
      setOutcome((await step({ signal: controller.signal, onBegin, onProgress: setProgress })) ?? null)
    } catch (error) {
      if (!controller.signal.aborted) throw error
      // Another download may have replaced this one.
      if (running.current === controller) setState('canceled')
      return
    }
    setState('done')
  }
  const withCompany = (step: CompanyStep) => runWithCompany(step, () => setState('unfilled'))
  const saveFilled = async (given: DownloadTarget, company: CompanyProfile, onBegin?: () => void): Promise<void> => {
    if (given.kind === 'bundle' && isLarge(given)) return setState('planning')
    const filled = await loadFilled()
    if (given.kind === 'bundle') return run((options) => filled.saveFilledArchive(given, company, options), onBegin)
    setOutcome(await filled.saveFilledFile(given, company))
    setState('done')
  }
  const savePlain = async (onBegin?: () => void): Promise<void> => {
    setOutcome(null)
    if (target?.kind === 'bundle') return run((options) => saveArchive(target.url, options), onBegin)
    if (target && isFilled(target)) filesOf(target).forEach((file) => saveBlob(file.blob, file.fileName))
    else if (target) await saveFile(target.url, target.fileName)
    setState('done')
  }

  return {
    state: reached.opening === opening ? reached.state : 'idle',
    ...{ progress, outcome, setState },
    savePlain: () => savePlain(),
    async save(onBegin) {
      // A file that this browser wrote already has the company on it.
      const isBlank = target && !isFilled(target)
      const filled = isBlank ? await withCompany((company) => saveFilled(target, company, onBegin)) : 'no company'
      if (filled === 'no company') await savePlain(onBegin)
      return filled !== 'failed'
    },
    async saveApart() {
      if (target?.kind !== 'bundle') return
      const filled = await withCompany(async (company) => {
        const { saveFilledSeparately } = await loadFilled()
        await run((options) => saveFilledSeparately(target, company, options))
      })
      if (filled === 'no company') await run((options) => saveSeparately(target.url, options))
    },
    cancel: () => running.current?.abort(),
  }
}
