'use client'

import { useRef, useState, type ReactNode, useEffect, useCallback } from 'react'
import { countOf } from '@/lib/utils'
import { DrawnPage, useDrawing, type DrawPage } from './drawn-page'
import { FilledSwitch } from './filled-switch'
import { useVisiblePages } from './use-visible-pages'
import { pagePictureUrl } from '@/lib/paths'
import type { PdfDocument } from './pdf-document'

interface FilledPdf {
  state: 'off' | 'writing' | 'ready' | 'failed'
  pdf?: PdfDocument
  draw?: DrawPage
}

async function openExample(slug: string, signal: AbortSignal): Promise<PdfDocument> {
  const [{ writeExamplePdf }, { openPdf }] = await Promise.all([import('@/lib/fill/example'), import('./pdf-document')])
  return openPdf(await writeExamplePdf(slug, signal))
}

function useFilledPdf(slug: string, isOn: boolean): FilledPdf {
  const [pdf, setPdf] = useState<PdfDocument>()
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    if (!isOn || pdf) return
    const controller = new AbortController()
    openExample(slug, controller.signal).then(
      (opened) => (controller.signal.aborted ? opened.close() : setPdf(opened)),
      (error: unknown) => {
        if (controller.signal.aborted) return
        console.error('The example could not be written.', error)
        setFailed(true)
      },
    )
    return () => controller.abort()
  }, [slug, isOn, pdf])
  useEffect(() => () => pdf?.close(), [pdf])

  const fail = useCallback(() => setFailed(true), [])
  const draw = useDrawing(pdf, fail)
  if (!isOn) return { state: 'off' }
  if (failed) return { state: 'failed' }
  return pdf ? { state: 'ready', pdf, draw } : { state: 'writing' }
}

/** The server draws few pages at a time. A rejected page is requested this many times, with this pause in milliseconds. */
const ATTEMPTS = 3
const PAUSE = 4000

/** A page as the server's picture, requested again a few times if it fails. */
function BlankPage({ slug, page }: { slug: string; page: number }) {
  const [attempt, setAttempt] = useState(1)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (!failed || attempt >= ATTEMPTS) return
    const timer = setTimeout(() => {
      setAttempt(attempt + 1)
      setFailed(false)
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [failed, attempt])
  if (failed) return <span className="strip-missing">Page {page}</span>
  return <img key={attempt} src={pagePictureUrl(slug, page)} alt="" decoding="async" onError={() => setFailed(true)} />
}

interface Props {
  slug: string
  name: string
  url: string
  pages: number
  /** The page that `children` shows: a picture that comes with the site's page. */
  pictured: number
  children: ReactNode
}

/** A blank page is fetched when it is first seen; filled ones are written here, and only those in sight are kept. */
export function PageStrip({ slug, name, url, pages, pictured, children }: Props) {
  const [filled, setFilled] = useState(false)
  const strip = useRef<HTMLDivElement>(null)
  const example = useFilledPdf(slug, filled)
  const count = (filled && example.pdf?.pages) || pages
  const { visible, seen } = useVisiblePages(strip, count)
  const turn = (direction: 1 | -1): void => {
    const page = strip.current?.querySelector('li')
    strip.current?.scrollBy({ left: direction * (page?.clientWidth ?? 0) })
  }
  const link = { href: url, 'data-preview': pages, 'data-filled': filled || undefined, 'data-needs-script': true }

  return (
    <>
      <div ref={strip} className="strip" tabIndex={0} role="group" aria-label={`Pages of ${name}`}>
        <ol>
          {Array.from({ length: count }, (_, index) => index + 1).map((page) => (
            <li key={page} data-page={page} data-first={page === pictured || undefined}>
              {page === pictured && !filled && children}
              {(filled || (page !== pictured && seen.has(page))) && (
                <a
                  {...link}
                  data-page={page}
                  aria-label={`Preview ${name}: page ${page}${filled ? ', filled in' : ''}`}
                >
                  {!filled && <BlankPage slug={slug} page={page} />}
                  {filled && example.draw && (
                    <DrawnPage page={page} draw={example.draw} isVisible={visible.has(page)} />
                  )}
                </a>
              )}
            </li>
          ))}
        </ol>
      </div>
      <div className="strip-tools">
        <FilledSwitch {...{ filled, setFilled }} />
        <button type="button" className="strip-turn" aria-label="Scroll to earlier pages" onClick={() => turn(-1)} />
        <button type="button" className="strip-turn" aria-label="Scroll to later pages" onClick={() => turn(1)} />
      </div>
      <p className="strip-note" role="status">
        {example.state === 'writing' && 'Filling in the example…'}
        {example.state === 'failed' && 'The example could not be written.'}
      </p>
      <a {...link} className="btn btn-outline w-full">
        {`Preview Template (${countOf(pages, 'page')})`}
      </a>
    </>
  )
}
