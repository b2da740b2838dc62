'use client'

import { useLoaded, type Loaded } from '@/components/ui/use-loaded'
import { useEffect, useRef, useState } from 'react'
import { fileOfUrl, writeFileName } from '@/lib/file-names'
import { type FileFormat, fileNameOf, formatOfUrl, readerName } from '@/lib/paths'
import { stateNames } from '@/lib/state-names'
import { readState, stateOfCode, storeState, type Chosen } from '@/lib/downloads/state-storage'
import { editionName } from '@/lib/edition-paths'
import type { TemplateDetail } from '@/lib/catalogue/api-responses'

type Edition = NonNullable<TemplateDetail['edition']>

async function fetchEdition(slug: string, state: string, signal: AbortSignal): Promise<Edition> {
  const response = await fetch(`/api/templates/${slug}?state=${state}`, { signal })
  if (!response.ok) throw new Error(`The edition request failed with ${response.status}`)
  const { edition } = (await response.json()) as TemplateDetail
  if (!edition) throw new Error(`${slug} has no edition for ${state}`)
  return edition
}

const originals = new WeakMap<HTMLAnchorElement, { path: string; download: string }>()

function originalOf(link: HTMLAnchorElement): { path: string; download: string } {
  const known = originals.get(link) ?? { path: link.pathname, download: link.download }
  originals.set(link, known)
  return known
}

function pointTo(link: HTMLAnchorElement, state: Chosen, template: string): void {
  const { path, download } = originalOf(link)
  const format = formatOfUrl(path)
  const file = fileOfUrl(path)
  // The customer's workbook is the same in all states.
  if (!state || !format || !file || file.reader === 'customer') {
    link.setAttribute('href', path)
    link.setAttribute('download', download)
    delete link.dataset.name
    delete link.dataset.state
    return
  }
  const name = editionName(template, stateNames[state])
  link.setAttribute('href', path.replace(/[^/]+$/, writeFileName({ ...file, state })))
  link.setAttribute('download', fileNameOf(readerName(name, file.reader), format))
  link.dataset.name = name
  link.dataset.state = state
}

/** The links are part of the static page, which React does not render again. */
function pointDownloads(article: Element | null, state: Chosen): void {
  const template = article?.querySelector('h1')?.textContent ?? ''
  for (const link of article?.querySelectorAll<HTMLAnchorElement>(
    ':is(.detail-download, .action-bar, .detail-readers) a[data-download]',
  ) ?? [])
    pointTo(link, state, template)
}

/**
 * The choice of a state on a template that has editions: the download buttons below then give that state's file, with its
 * warnings above them. Without JavaScript it is a form that opens the file.
 */
export function StateChoice({ slug, formats }: { slug: string; formats: readonly FileFormat[] }) {
  const [state, setState] = useState<Chosen>('')
  const select = useRef<HTMLSelectElement>(null)
  const edition = useLoaded(state, (signal) => fetchEdition(slug, state, signal), 'The edition could not be fetched.')

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
        <EditionNotes state={state} {...edition} />
      </div>
    </form>
  )
}

/** What the edition of a state lacks, and when its law was checked. */
function EditionNotes({ state, value, failed }: Loaded<Edition> & { state: Chosen }) {
  if (!state) return <p>State law affects this document. Choose your state to get the edition for it.</p>
  if (failed) return <p>What this edition lacks could not be loaded. Read its office page before you use it.</p>
  if (!value) return <p>Checking what this state requires…</p>
  const { warnings, checked } = value
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
