import { Problem } from '@/components/ui/status'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import { usePdf } from '@/components/preview/use-pdf'
import { IconButton } from '@/components/ui/outline-button'
import type { Step } from '@/lib/documents/form'
import { readersOf } from '@/lib/fill/output'
import { placeIn, printedAt, type Place, type Printed, type PrintedNames } from '@/lib/fill/place'
import { useFilling } from '@/components/filling/filling'
import type { Focus } from './focus'
import { useWritten } from './use-written'

/** Percent of the frame's width at which the smallest print of a page is read on a phone. */
const LARGE = 220

interface Follow {
  fields: (() => Promise<PrintedNames>) | undefined
  place: Place
  show: (printed: Printed | undefined) => void
}

function useFollow({ fields, place, show }: Follow): void {
  const followed = useRef<Place>(undefined)
  useEffect(() => {
    if (!fields || followed.current === place) return
    let gone = false
    fields().then(
      (printed) => {
        if (gone) return
        followed.current = place
        show(printedAt(place, printed))
      },
      // A page that is being left has closed its PDF.
      (error: unknown) => gone || console.error('The place on the page could not be found.', error),
    )
    return () => {
      gone = true
    }
  }, [fields, place, show])
}

/** Marks the control that has the focus, and scrolls an enlarged page to it. */
function Lit({
  printed,
  frame,
  isLarge,
}: {
  printed: Printed
  frame: RefObject<HTMLElement | null>
  isLarge: boolean
}) {
  const { left, top, width, height } = printed
  useEffect(() => {
    const view = frame.current
    if (!isLarge || !view) return
    const middle = (from: number, size: number, all: number, room: number): number =>
      ((from + size / 2) / 100) * all - room / 2
    view.scrollTo(
      middle(left, width, view.scrollWidth, view.clientWidth),
      middle(top, height, view.scrollHeight, view.clientHeight),
    )
  }, [left, top, width, height, frame, isLarge])
  const style = { left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` }
  return <span aria-hidden className="fill-lit" style={style} />
}

/** One page of the PDF, with buttons to turn and enlarge it. */
function Pages({ bytes, place }: { bytes: Uint8Array; place: Place }) {
  const [page, setPage] = useState(1)
  const [lit, setLit] = useState<Printed>()
  const [isLarge, setLarge] = useState(false)
  const canvas = useRef<HTMLCanvasElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const { state, pages = 1, fields } = usePdf(bytes, { page, zoom: isLarge ? LARGE : 100, canvas, frame })
  const show = useMemo(
    () => (printed: Printed | undefined) => {
      setLit(place.own === undefined ? undefined : printed)
      if (printed) setPage(printed.page)
    },
    [place],
  )
  useFollow({ fields, place, show })
  const shown = Math.min(page, pages)
  const turn = (to: number, label: string, icon: 'chevron-left' | 'chevron-right') => (
    <IconButton {...{ label, icon }} disabled={to < 1 || to > pages} onClick={() => setPage(to)} />
  )
  return (
    <>
      <div
        ref={frame}
        className="fill-sheet-frame"
        data-large={isLarge || undefined}
        // It scrolls only then, which keys must be able to do.
        tabIndex={isLarge ? 0 : undefined}
        role="group"
        aria-label="The page"
      >
        <div className="fill-sheet">
          <canvas ref={canvas} className="sheet" role="img" aria-label={`Page ${shown} as it will print`} />
          {lit?.page === shown && <Lit printed={lit} {...{ frame, isLarge }} />}
        </div>
      </div>
      {state === 'failed' && <p role="alert">The page could not be drawn.</p>}
      <div className="fill-turn">
        {turn(shown - 1, 'Previous page', 'chevron-left')}
        <output aria-label="Page">{`${shown} / ${pages}`}</output>
        {turn(shown + 1, 'Next page', 'chevron-right')}
        <IconButton
          label="Enlarge"
          icon={isLarge ? 'zoom-out' : 'zoom-in'}
          aria-pressed={isLarge}
          onClick={() => setLarge(!isLarge)}
        />
      </div>
    </>
  )
}

/** The PDF at the page of the step or of the control that has the focus: the customer's, or behind it all other pages. */
export function PageView({ step, focus }: { step: Step; focus: Focus }) {
  const { model } = useFilling()
  const { bytes, writtenFor, state } = useWritten(
    step.audience === 'customer' || readersOf(model).length === 1 ? 'customer' : 'all',
  )
  const at = useSyncExternalStore(focus.subscribe, focus.get)
  const place = useMemo(() => placeIn(step, at), [step, at])
  return (
    <div className="fill-page" aria-busy={state === 'writing'}>
      {/* Another reader's file is another PDF, in which the place is looked up again. */}
      {bytes ? <Pages key={writtenFor} {...{ bytes, place }} /> : <p className="fill-hint">Writing the first page…</p>}
      {state === 'failed' && <Problem>The page could not be written.</Problem>}
    </div>
  )
}
