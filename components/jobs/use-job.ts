import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import type { Draft } from '@/lib/fill/draft'
import { facts } from '@/lib/jobs/facts'
import { changedFacts, mergeJobs, withFacts, type Job } from '@/lib/jobs/job'
import { changeJob, draftsOf, readJob, watchJobs } from '@/lib/jobs/job-store'

const DELAY = 300

export type SaveState = 'unchanged' | 'saving' | 'saved' | 'failed'

export interface OpenJob {
  /** Undefined until it is read; null if there is none. */
  job?: Job | null
  drafts: readonly Draft[]
  state: SaveState
  told: readonly string[]
  set: (texts: Readonly<Record<string, string>>) => void
  change: (change: (job: Job) => Job) => void
  flush: () => Promise<boolean>
  readDrafts: () => void
}

const more: Readonly<Record<string, string>> = {
  status: 'Status',
  system: 'Roof system',
  set: 'Set of documents',
  photos: 'Photos',
}
const nameOf = (id: string): string => facts.get(id)?.label ?? more[id] ?? id

const withNames = (names: readonly string[], ids: readonly string[]): string[] => [
  ...new Set([...names, ...ids.map(nameOf)]),
]

type Timer = RefObject<ReturnType<typeof setTimeout> | undefined>

function usePageEvents(flush: OpenJob['flush'], readDrafts: () => void, timer: Timer): void {
  useEffect(() => {
    const onHidden = (): void => {
      if (timer.current !== undefined) void flush()
    }
    // A form of the job, opened from here, may have changed it in the meantime.
    const onShown = (): void => {
      if (document.visibilityState === 'hidden') onHidden()
      else readDrafts()
    }
    document.addEventListener('visibilitychange', onShown)
    window.addEventListener('pagehide', onHidden)
    window.addEventListener('pageshow', readDrafts)
    return () => {
      document.removeEventListener('visibilitychange', onShown)
      window.removeEventListener('pagehide', onHidden)
      window.removeEventListener('pageshow', readDrafts)
      onHidden()
    }
  }, [flush, readDrafts, timer])
}

/** A job of this browser, as this tab and others change it: of each fact the last change wins. */
export function useJob(id: string): OpenJob {
  const [job, setJob] = useState<Job | null>()
  const [drafts, setDrafts] = useState<readonly Draft[]>([])
  const [state, setState] = useState<SaveState>('unchanged')
  const [told, setTold] = useState<readonly string[]>([])
  const latest = useRef<Job | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const show = useCallback((next: Job | null) => setJob((latest.current = next)), [])
  const fail = useCallback((error: unknown): void => {
    console.error('The job could not be read or stored.', error)
    setState('failed')
  }, [])

  const flush = useCallback(async (): Promise<boolean> => {
    clearTimeout(timer.current)
    timer.current = undefined
    try {
      const mine = latest.current
      if (!mine) return true
      const stored = await changeJob(id, (known) => mergeJobs(known, mine))
      if (!stored) show(null)
      else if (latest.current) show(mergeJobs(latest.current, stored))
      // What was typed in the meantime is stored next.
      if (timer.current === undefined) setState('saved')
      return true
    } catch (error) {
      fail(error)
      return false
    }
  }, [id, show, fail])

  const readDrafts = useCallback((): void => void draftsOf(id).then(setDrafts, fail), [id, fail])

  useEffect(() => {
    readJob(id).then((found) => show(found ?? null), fail)
    readDrafts()
    return watchJobs((changed) => {
      if (changed !== id) return
      readDrafts()
      readJob(id).then((found) => {
        const mine = latest.current
        if (!mine || !found) return show(found ?? null)
        const next = mergeJobs(mine, found)
        setTold((before) => withNames(before, changedFacts(mine, next)))
        show(next)
      }, fail)
    })
  }, [id, show, fail, readDrafts])

  usePageEvents(flush, readDrafts, timer)

  const change = useCallback<OpenJob['change']>(
    (step) => {
      if (!latest.current) return
      show(step(latest.current))
      setState('saving')
      setTold([])
      timer.current ??= setTimeout(() => void flush(), DELAY)
    },
    [show, flush],
  )
  const set: OpenJob['set'] = useCallback((texts) => change((known) => withFacts(known, texts)), [change])
  return { job, drafts, state, told, set, change, flush, readDrafts }
}
