import { useRef, useState, useEffect, type RefObject } from 'react'
import { Dialog } from '@/components/ui/dialog'
import { constants } from '@/lib/constants'
import { PreviewToolbar } from './preview-toolbar'
import { ScrolledDocument } from './scrolled-document'
import type { PreviewTarget } from './target'
import { usePinch } from './use-pinch'
import { PagePicture } from './page-picture'
import { usePdf } from './use-pdf'

interface Props {
  target: PreviewTarget
  source: string | Uint8Array
  page: number
  zoom: number
  label: string
  frame: RefObject<HTMLElement | null>
  onOpen: (pages: number) => void
}

/** One page of the PDF, or its picture while it loads or if it fails. */
function PagedDocument({ target, source, page, zoom, label, frame, onOpen }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { state, pages, retry } = usePdf(source, { page, zoom, canvas, frame })
  useEffect(() => {
    if (pages) onOpen(pages)
  }, [pages, onOpen])
  if (state === 'failed') return <PagePicture key={page} {...{ target, page, zoom, label, retry }} />
  return (
    <>
      {state === 'loading' && page === 1 && target.poster && <img className="sheet" src={target.poster} alt="" />}
      <canvas ref={canvas} className="sheet" role="img" aria-label={label} hidden={state === 'loading'} />
    </>
  )
}

interface Filled {
  bytes?: Uint8Array
  state: 'off' | 'writing' | 'written' | 'failed'
}

function useFilled(slug: string, isOn: boolean): Filled {
  const [written, setWritten] = useState<Filled>({ state: 'writing' })
  const isWritten = written.bytes !== undefined
  useEffect(() => {
    if (!isOn || isWritten) return
    const controller = new AbortController()
    const write = async (): Promise<void> => {
      const { writeExamplePdf } = await import('@/lib/fill/example')
      setWritten({ bytes: await writeExamplePdf(slug, controller.signal), state: 'written' })
    }
    write().catch((error: unknown) => {
      if (controller.signal.aborted) return
      console.error('The example could not be written.', error)
      setWritten({ state: 'failed' })
    })
    return () => controller.abort()
  }, [slug, isOn, isWritten])
  return isOn ? written : { state: 'off' }
}

function useScrolls(frame: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false)
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const measure = (): void =>
      setScrolls(element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth)
    const observer = new MutationObserver(measure)
    observer.observe(element, {
      childList: true,
      subtree: true,
      attributeFilter: ['width', 'height', 'hidden', 'style'],
    })
    // Pictures get their size when they load.
    element.addEventListener('load', measure, true)
    window.addEventListener('resize', measure)
    measure()
    return () => {
      observer.disconnect()
      element.removeEventListener('load', measure, true)
      window.removeEventListener('resize', measure)
    }
  }, [frame])
  return scrolls
}

/** Below this width of the window, in pixels, the pages are in one column. */
const PHONE = 768

/** The document with zoom and download: one page at a time, or on phones all pages in one column. */
export function PreviewDialog({ target, onClose }: { target: PreviewTarget; onClose: () => void }) {
  const { name, slug, url } = target
  const [isPhone] = useState(() => window.innerWidth < PHONE)
  const [page, setPage] = useState(target.page)
  const [zoom, setZoom] = useState<number>(constants.zoom.start)
  const [filled, setFilled] = useState(target.filled)
  const [opened, setOpened] = useState(target.pages)
  const frame = useRef<HTMLDivElement>(null)
  const example = useFilled(slug, filled)
  usePinch(frame, zoom, setZoom)
  const isScrolled = useScrolls(frame)
  const source = example.bytes ?? url
  const count = example.bytes ? opened : target.pages
  const shown = Math.min(page, count)
  const suffix = example.bytes ? ', filled in with an example' : ''
  const view = { target, source, zoom }

  return (
    <Dialog onClose={onClose} title={name} className="preview">
      <PreviewToolbar {...{ target, page: shown, pages: count, zoom, filled, setFilled, setZoom, setPage, onClose }} />
      <div
        ref={frame}
        className="preview-frame"
        tabIndex={isScrolled ? 0 : undefined}
        role="group"
        aria-label="Document"
        aria-busy={example.state === 'writing'}
      >
        {(example.state === 'writing' || example.state === 'failed') && (
          <p role={example.state === 'failed' ? 'alert' : 'status'}>
            {example.state === 'failed'
              ? 'The example could not be written. This is the blank form.'
              : 'Filling in the example…'}
          </p>
        )}
        {isPhone ? (
          <ScrolledDocument {...view} suffix={suffix} />
        ) : (
          <PagedDocument
            {...view}
            frame={frame}
            page={shown}
            label={`Page ${shown} of ${name}${suffix}`}
            onOpen={setOpened}
          />
        )}
      </div>
    </Dialog>
  )
}
