'use client'

import { useCallback, useEffect, useState } from 'react'
import { readState } from '@/components/template/state-storage'
import { Button } from '@/components/ui/button'
import { latestDraft, newDraftId, readDraft, type Draft } from '@/lib/fill/drafts'
import { openTemplate, slugOf, type Opened } from '@/lib/fill/open'
import { EditionNote } from './edition-note'
import { FillForm } from './fill-form'

interface Ready {
  opened: Opened
  draft: Draft
  /** The draft was begun earlier. */
  isBack: boolean
}

/** The draft that the address names, or the last one of the template; undefined for a new one. */
async function findDraft(slug: string, named: string | null): Promise<Draft | undefined> {
  if (named === 'new') return undefined
  try {
    const draft = named ? await readDraft(named) : await latestDraft(slug)
    return draft?.slug === slug ? draft : undefined
  } catch (error) {
    console.error('Drafts could not be read.', error)
    return undefined
  }
}

async function open(slug: string, signal: AbortSignal): Promise<Ready> {
  const known = await findDraft(slug, new URLSearchParams(window.location.search).get('draft'))
  const opened = await openTemplate(slug, known ? (known.state ?? '') : readState(), signal)
  const now = Date.now()
  const fresh: Draft = {
    ...{ id: newDraftId(), slug, title: opened.model.title, created: now, changed: now, typed: {}, rows: {} },
    ...(opened.state ? { state: opened.state } : {}),
  }
  return { opened, draft: known ?? fresh, isBack: known !== undefined }
}

function startNew(): void {
  const url = new URL(window.location.href)
  url.searchParams.set('draft', 'new')
  url.hash = ''
  window.location.assign(url)
}

/** Opens the document that the page's address names, with its draft. */
export function FillApp() {
  const [slug] = useState(() => slugOf(window.location.pathname))
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

  if (failed)
    return (
      <div role="alert" className="fill-message">
        <p>The form could not be loaded. Check your connection.</p>
        <Button
          variant="outline"
          onClick={() => {
            setFailed(false)
            load()
          }}
        >
          Try again
        </Button>
      </div>
    )
  if (!ready) return <p className="fill-message">Opening the form…</p>
  const { opened, draft, isBack } = ready
  return (
    <>
      {isBack && (
        <p className="fill-back" role="status">
          Your draft of {new Date(draft.changed).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })}{' '}
          is back.{' '}
          <button type="button" className="text-link" onClick={startNew}>
            Start a new one
          </button>
        </p>
      )}
      <EditionNote edition={opened.template.edition} slug={opened.slug} />
      <FillForm opened={opened} draft={draft} />
    </>
  )
}
