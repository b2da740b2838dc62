import { Status } from '@/components/ui/status'
import { TextButton } from '@/components/ui/text-link'
import { useCallback, useEffect, useState } from 'react'
import { readState, stateOfCode, storeState, type Chosen } from '@/lib/downloads/state-storage'
import { OutlineButton } from '@/components/ui/outline-button'
import { showToast } from '@/components/ui/toast-queue'
import { carryOver } from '@/lib/fill/carry-over'
import { latestDraft, newDraft, readDraft } from '@/lib/fill/drafts'
import type { Draft } from '@/lib/fill/draft'
import { openTemplate, slugOf, type Opened } from '@/lib/fill/open'
import { draftFor } from '@/lib/jobs/documents'
import { textOf, type Job } from '@/lib/jobs/job'
import { readJob } from '@/lib/jobs/job-store'
import { FillForm } from './fill-form'
import { FromJobProvider } from './job/from-job'
import { JobBar } from './job/job-bar'
import { JoinJob } from './job/join-job'
import { JobPhotosProvider } from '@/components/photos/job-photos'
import type { KeptDocument } from '@/lib/offline/keep'
import { useOffline } from '@/components/offline/use-offline'

/** Keeps the form on the device, and says when it is there. */
function OfflineNote({ slug, state }: KeptDocument) {
  const isReady = useOffline([{ slug, ...(state ? { state } : {}) }])
  return isReady ? <p className="fill-hint">This form is on your device and works offline.</p> : null
}

interface Ready {
  opened: Opened
  draft: Draft
  isBack: boolean
  isChanged?: boolean
  job?: Job
  told?: readonly string[]
}

/** The draft that the address names (of its state, if it names one), or the last one; undefined for a new one. */
async function findDraft(slug: string, query: URLSearchParams): Promise<Draft | undefined> {
  const named = query.get('draft')
  if (named === 'new') return undefined
  try {
    const draft = named ? await readDraft(named) : await latestDraft(slug, query.get('job') ?? undefined)
    const state = named ? '' : stateOfCode(query.get('state'))
    return draft?.slug === slug && (!state || draft.state === state) ? draft : undefined
  } catch (error) {
    console.error('Drafts could not be read.', error)
    return undefined
  }
}

const stateFor = (job: Job | undefined): Chosen => (job ? stateOfCode(textOf(job, 'job.state')) : '') || readState()

async function findJob(id: string | null | undefined): Promise<Job | undefined> {
  if (!id) return undefined
  try {
    return await readJob(id)
  } catch (error) {
    console.error('The job could not be read.', error)
    return undefined
  }
}

function goWhereLeft({ at }: Draft): void {
  const url = new URL(window.location.href)
  if (!at || url.hash) return
  url.hash = encodeURIComponent(at)
  window.history.replaceState(window.history.state, '', url)
}

async function open(slug: string, signal: AbortSignal): Promise<Ready> {
  const query = new URLSearchParams(window.location.search)
  const known = await findDraft(slug, query)
  const job = await findJob(known?.job ?? query.get('job'))
  const opened = await openTemplate(slug, known ? (known.state ?? '') : stateFor(job), signal)
  if (known) {
    goWhereLeft(known)
    return { opened, draft: carryOver(known, opened.model), isBack: true, job }
  }
  const fresh = job ? draftFor(slug, opened.model, job) : newDraft(slug, opened.model)
  const draft = { ...fresh, ...(opened.state ? { state: opened.state } : {}) }
  return { opened, draft, isBack: false, isChanged: job !== undefined, job }
}

async function inState(slug: string, state: Chosen, { state: _, ...draft }: Draft): Promise<Ready> {
  const opened = await openTemplate(slug, state, AbortSignal.timeout(20_000))
  storeState(state)
  const moved = { ...carryOver(draft, opened.model), ...(opened.state ? { state: opened.state } : {}) }
  return { opened, draft: moved, isBack: false, isChanged: Object.keys(draft.typed).length > 0 }
}

async function openChanged(before: Ready, draft: Draft, told: readonly string[]): Promise<Ready> {
  const isSameEdition = (draft.state ?? '') === (before.opened.state ?? '')
  const opened = isSameEdition
    ? before.opened
    : await openTemplate(draft.slug, draft.state ?? '', AbortSignal.timeout(20_000))
  const job = draft.job === before.job?.id ? before.job : await findJob(draft.job)
  return {
    opened,
    draft: carryOver(draft, opened.model),
    isBack: false,
    told: told.length > 0 ? told : ['this document'],
    job,
  }
}

function startNew(job?: string): void {
  const url = new URL(window.location.href)
  url.searchParams.set('draft', 'new')
  if (job) url.searchParams.set('job', job)
  url.hash = ''
  window.location.assign(url)
}

/** Says that a draft was restored, with a link to a new one. */
function BackNote({ changed, job }: Pick<Draft, 'changed' | 'job'>) {
  return (
    <Status className="fill-back">
      Your draft from {new Date(changed).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })} has been
      restored. <TextButton onClick={() => startNew(job)}>Start a new one</TextButton>
    </Status>
  )
}

/** The form could not be loaded, with another try. */
function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="fill-message">
      <p>The form could not be loaded. Check your connection.</p>
      <OutlineButton onClick={onRetry}>Try again</OutlineButton>
    </div>
  )
}

function useReady(slug: string | undefined) {
  const [ready, setReady] = useState<Ready>()
  const [failed, setFailed] = useState(false)
  const load = useCallback(() => {
    const controller = new AbortController()
    if (slug)
      open(slug, controller.signal).then(setReady, (error: unknown) => {
        if (controller.signal.aborted) return
        console.error('The form could not be opened.', error)
        setFailed(true)
      })
    return () => controller.abort()
  }, [slug])
  useEffect(load, [load])

  const changeState = useCallback(async (state: Chosen, draft: Draft) => {
    const moved = await inState(draft.slug, state, draft)
    setReady((before) => ({ ...moved, job: before?.job }))
  }, [])
  // The form starts over with what the draft took from its job.
  const reopen = useCallback(
    (draft: Draft) => setReady((before) => before && { ...before, draft, isBack: false, isChanged: true }),
    [],
  )
  const openElsewhere = useCallback(
    (draft: Draft, told: readonly string[]) => {
      if (!ready) return
      openChanged(ready, draft, told).then(setReady, (error: unknown) => {
        console.error('Could not open the draft from the other tab.', error)
        showToast({ kind: 'error', title: 'Another tab changed this document. Reload the page to see it.' })
      })
    },
    [ready],
  )
  const join = (draft: Draft, job: Job): void =>
    setReady((before) => before && { opened: before.opened, draft, isBack: false, job })
  const retry = (): void => {
    setFailed(false)
    load()
  }
  return { ready, failed, retry, changeState, reopen, openElsewhere, join }
}

/** The form of the template in the address: finds its draft and job, or starts a new draft. */
export function FillApp() {
  const [slug] = useState(() => slugOf(window.location.pathname))
  const { ready, failed, retry, changeState, reopen, openElsewhere, join } = useReady(slug)
  if (failed) return <Failed onRetry={retry} />
  if (!ready) return <p className="fill-message">Opening the form…</p>
  const { opened, draft, isBack, isChanged, job, told } = ready
  const bar = job ? <JobBar job={job} draft={draft} onDraft={reopen} /> : <JoinJob draft={draft} onJoined={join} />
  return (
    <>
      {isBack && <BackNote {...draft} />}
      <FromJobProvider value={draft.fromJob}>
        <JobPhotosProvider job={job?.id}>
          <FillForm
            key={`${opened.state ?? 'US'} ${draft.changed}`}
            {...{ opened, draft, isChanged, told }}
            onElsewhere={openElsewhere}
            onState={changeState}
            jobBar={bar}
          />
        </JobPhotosProvider>
      </FromJobProvider>
      <OfflineNote slug={opened.slug} state={opened.state ?? stateFor(job)} />
    </>
  )
}
