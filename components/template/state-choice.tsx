'use client'

import { useEffect, useRef, useState } from 'react'
import type { FileFormat } from '@/lib/paths'
import { stateNames } from '@/lib/state-names'
import { pointDownloads } from './edition-links'
import { readState, stateOfCode, storeState, type Chosen } from '@/lib/downloads/state-storage'
import { useEdition, type EditionState } from './use-edition'

interface Props {
  slug: string
  formats: readonly FileFormat[]
}

/**
 * The choice of a state on a template that has editions: the download buttons below then give that state's file, with its
 * warnings above them. Without JavaScript it is a form that opens the file.
 */
export function StateChoice({ slug, formats }: Props) {
  const [state, setState] = useState<Chosen>('')
  const select = useRef<HTMLSelectElement>(null)
  const edition = useEdition(slug, state)

  // The stored state is unknown when the static page is rendered, and a choice made before hydration is in the field, but
  // React got no event for it.
  useEffect(() => {
    const early = stateOfCode(select.current?.value ?? '')
    if (early) storeState(early)
    setState(early || readState())
  }, [])
  useEffect(() => pointDownloads(select.current?.closest('article') ?? null, state), [state])

  const choose = (code: string): void => {
    const chosen = stateOfCode(code)
    setState(chosen)
    storeState(chosen)
  }

  return (
    <form action="/api/editions" className="state-choice surface">
      <input type="hidden" name="template" value={slug} />
      <label className="label" htmlFor="state">
        Your state
      </label>
      <select
        ref={select}
        id="state"
        name="state"
        className="input"
        value={state}
        autoComplete="off"
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">Federal edition</option>
        {Object.entries(stateNames).map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
      <noscript>
        <label className="label">
          Format
          <select className="input" name="format">
            {formats.map((format) => (
              <option key={format}>{format}</option>
            ))}
          </select>
        </label>
        <button type="submit" className="btn btn-outline">
          Get this edition
        </button>
      </noscript>
      <div role="status" className="grid gap-2">
        <EditionNotes known={edition} />
      </div>
    </form>
  )
}

function EditionNotes({ known }: { known: EditionState }) {
  if (known.status === 'none')
    return <p>State law affects this document. Choose your state to get the edition for it.</p>
  if (known.status === 'loading') return <p>Checking what this state requires…</p>
  if (known.status === 'failed')
    return <p>What this edition lacks could not be loaded. Read its first page before you use it.</p>
  const { warnings, checked } = known.edition
  return (
    <>
      {warnings.length > 0 && (
        <ul className="state-warnings">
          {warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      )}
      <p>{checked}</p>
    </>
  )
}
