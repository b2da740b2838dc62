'use client'

import { useRef, useState, type ReactNode } from 'react'
import { countOf } from '@/lib/utils'
import { BlankPage } from './blank-page'
import { DrawnPage } from './drawn-page'
import { FilledSwitch } from './filled-switch'
import { useFilledPdf } from './use-filled-pdf'
import { useVisiblePages } from './use-visible-pages'

interface Props {
  slug: string
  name: string
  url: string
  pages: number
  /** The page that `children` shows: a picture that comes with the site's page. */
  pictured: number
  children: ReactNode
}

/**
 * All pages of a document in a row, blank or with an example job, and the button that opens the preview. A blank page is
 * fetched when it is first seen; filled ones are written on this device, and only those in sight are kept.
 */
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
