'use client'

import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react'
import { useRef, useState } from 'react'
import { usePdf } from '@/components/preview/use-pdf'
import { Button } from '@/components/ui/button'
import { useWritten } from './use-written'

/** Percent of the frame's width at which the smallest print of a page is read on a phone. */
const LARGE = 220

function Pages({ bytes }: { bytes: Uint8Array }) {
  const [page, setPage] = useState(1)
  const [isLarge, setLarge] = useState(false)
  const canvas = useRef<HTMLCanvasElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const { state, pages = 1 } = usePdf(bytes, { page, zoom: isLarge ? LARGE : 100, canvas, frame })
  const shown = Math.min(page, pages)
  const turn = (to: number, label: string, icon: React.ReactNode) => (
    <Button
      variant="outline"
      size="icon"
      aria-label={label}
      disabled={to < 1 || to > pages}
      onClick={() => setPage(to)}
    >
      {icon}
    </Button>
  )
  return (
    <>
      <div
        ref={frame}
        className="fill-sheet-frame"
        data-large={isLarge || undefined}
        tabIndex={0}
        role="group"
        aria-label="The page"
      >
        <canvas ref={canvas} className="sheet" role="img" aria-label={`Page ${shown} as it will print`} />
      </div>
      {state === 'failed' && <p role="alert">The page could not be drawn.</p>}
      <div className="fill-turn">
        {turn(shown - 1, 'Previous page', <ChevronLeft aria-hidden size={18} />)}
        <output aria-label="Page">{`${shown} / ${pages}`}</output>
        {turn(shown + 1, 'Next page', <ChevronRight aria-hidden size={18} />)}
        <Button
          variant="outline"
          size="icon"
          aria-label="Enlarge"
          aria-pressed={isLarge}
          onClick={() => setLarge(!isLarge)}
        >
          {isLarge ? <ZoomOut aria-hidden size={18} /> : <ZoomIn aria-hidden size={18} />}
        </Button>
      </div>
    </>
  )
}

/** The document as it will print, kept up to date with the form. */
export function PageView() {
  const { bytes, state } = useWritten()
  return (
    <div className="fill-page" aria-busy={state === 'writing'}>
      {bytes ? <Pages bytes={bytes} /> : <p className="fill-hint">Writing the first page…</p>}
      {state === 'failed' && (
        <p role="alert" className="field-error">
          The page could not be written.
        </p>
      )}
    </div>
  )
}
