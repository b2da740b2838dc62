import { useEffect, useRef, useState } from 'react'
import type { CompanyProfile } from '@/lib/fill/company'
import { findCompany } from '@/lib/fill/company-presence'
import { openWriter, sourceOf } from '@/lib/fill/company-writer'
import { forgetUnfinished, readUnfinished, saveUnfinished, type UnfinishedBundle } from '@/lib/fill/unfinished-bundle'
import type { FileFormat } from '@/lib/paths'
import { listFiles, type ListedFile, type Progress } from './save-bundle'
import type { FilledOutcome } from './save-filled'
import { intoArchives, intoFolder, measure, saveLarge, type Times } from './save-large'
import { stayAwake } from './stay-awake'
import type { BundleTarget } from './target'

export interface Plan {
  company: CompanyProfile
  files: readonly ListedFile[]
  times: Times
}

export type Phase = 'measuring' | 'choosing' | 'running' | 'stopped' | 'done' | 'failed'

interface Choice {
  formats: readonly FileFormat[]
  folder?: FileSystemDirectoryHandle
  from?: UnfinishedBundle
}

export interface LargeBundleState {
  phase: Phase
  plan?: Plan
  unfinished?: UnfinishedBundle
  progress: Progress | null
  outcome: FilledOutcome | null
  start: (choice: Choice) => void
  cancel: () => void
}

const keyOf = ({ bundle, state }: BundleTarget): string => (state ? `${bundle}.${state}` : bundle)

async function prepare({ url }: BundleTarget, signal: AbortSignal): Promise<Plan> {
  const [company, files] = await Promise.all([findCompany(), listFiles(url, signal)])
  if (!company) throw new Error('There is no company to put on the files')
  const writer = openWriter(company)
  try {
    return { company, files, times: await measure(files, writer, signal) }
  } finally {
    writer.close()
  }
}

/** The files that are still to be written. */
export function remaining(
  files: readonly ListedFile[],
  formats: readonly FileFormat[],
  finished: readonly string[] = [],
): ListedFile[] {
  const done = new Set(finished)
  return files.filter(({ url }) => formats.includes(sourceOf(url).format) && !done.has(sourceOf(url).slug))
}

interface Run {
  target: BundleTarget
  plan: Plan
  choice: Choice
  signal: AbortSignal
  onProgress: (progress: Progress) => void
  onSafe: (unfinished: UnfinishedBundle) => void
}

async function writeBundle({ target, plan, choice, signal, onProgress, onSafe }: Run): Promise<FilledOutcome> {
  const { formats, folder, from } = choice
  let record: UnfinishedBundle = {
    formats: [...formats],
    finished: from?.finished ?? [],
    ...(folder ? { folder } : {}),
  }
  const writer = openWriter(plan.company)
  const sleep = await stayAwake()
  try {
    const outcome = await saveLarge(remaining(plan.files, formats, record.finished), {
      writer,
      destination: folder ? intoFolder(folder) : intoArchives(target.name, record.finished.length),
      ...{ signal, onProgress },
      async onSafe(slugs) {
        record = { ...record, finished: [...record.finished, ...slugs] }
        await saveUnfinished(keyOf(target), record)
        onSafe(record)
      },
    })
    await forgetUnfinished(keyOf(target))
    return outcome
  } finally {
    sleep()
    writer.close()
  }
}

/** Plans and writes a large bundle. Unmounting stops the writing; finished files are kept, and a later run can continue. */
export function useLargeBundle(target: BundleTarget): LargeBundleState {
  const [phase, setPhase] = useState<Phase>('measuring')
  const [plan, setPlan] = useState<Plan>()
  const [unfinished, setUnfinished] = useState<UnfinishedBundle>()
  const [progress, setProgress] = useState<Progress | null>(null)
  const [outcome, setOutcome] = useState<FilledOutcome | null>(null)
  const running = useRef<AbortController>(undefined)

  useEffect(() => {
    const controller = new AbortController()
    Promise.all([prepare(target, controller.signal), readUnfinished(keyOf(target))]).then(
      ([planned, known]) => {
        setPlan(planned)
        setUnfinished(known)
        setPhase('choosing')
      },
      (error: unknown) => {
        if (controller.signal.aborted) return
        console.error('The bundle could not be planned.', error)
        setPhase('failed')
      },
    )
    return () => {
      controller.abort()
      running.current?.abort()
    }
  }, [target])

  const start = async (given: Plan, choice: Choice): Promise<void> => {
    const { signal } = (running.current = new AbortController())
    setPhase('running')
    setProgress(null)
    try {
      const run = { target, plan: given, choice, signal, onProgress: setProgress, onSafe: setUnfinished }
      setOutcome(await writeBundle(run))
      setPhase('done')
    } catch (error) {
      if (!signal.aborted) console.error('The bundle could not be written.', error)
      setPhase(signal.aborted ? 'stopped' : 'failed')
    }
  }
  return {
    ...{ phase, plan, unfinished, progress, outcome },
    start: (choice) => void (plan && start(plan, choice)),
    cancel: () => running.current?.abort(),
  }
}
