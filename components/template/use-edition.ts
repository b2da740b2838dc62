'use client'

import { useEffect, useState } from 'react'
import type { TemplateDetail } from '@/lib/catalogue/api-responses'
import type { Chosen } from '@/lib/downloads/state-storage'

type Edition = NonNullable<TemplateDetail['edition']>

export type EditionState =
  | { status: 'none' }
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'known'; edition: Edition }

async function fetchEdition(slug: string, state: string, signal: AbortSignal): Promise<Edition> {
  const response = await fetch(`/api/templates/${slug}?state=${state}`, { signal })
  if (!response.ok) throw new Error(`The edition request failed with ${response.status}`)
  const { edition } = (await response.json()) as TemplateDetail
  if (!edition) throw new Error(`${slug} has no edition for ${state}`)
  return edition
}

/** A template's edition for the chosen state. A failure is a status, not an edition without warnings. */
export function useEdition(slug: string, state: Chosen): EditionState {
  const [known, setKnown] = useState<{ state: Chosen; result: Edition | 'failed' }>()

  useEffect(() => {
    if (!state) return
    const controller = new AbortController()
    fetchEdition(slug, state, controller.signal).then(
      (result) => setKnown({ state, result }),
      (error: unknown) => {
        if (controller.signal.aborted) return
        console.error('The edition could not be fetched.', error)
        setKnown({ state, result: 'failed' })
      },
    )
    return () => controller.abort()
  }, [slug, state])

  if (!state) return { status: 'none' }
  if (known?.state !== state) return { status: 'loading' }
  return known.result === 'failed' ? { status: 'failed' } : { status: 'known', edition: known.result }
}
