'use client'

import { useRef, useState } from 'react'
import { Dialog } from '@/components/ui/dialog'
import { constants } from '@/lib/constants'
import { PagePicture } from './page-picture'
import { PreviewToolbar } from './preview-toolbar'
import type { PreviewTarget } from './target'
import { useFilled } from './use-filled'
import { usePdf } from './use-pdf'

/**
 * The document itself, page by page, with zoom, page navigation, a link to the file and its download: blank as it is
 * downloaded, or with an example job in it.
 */
export function PreviewDialog({ target, onClose }: { target: PreviewTarget; onClose: () => void }) {
  const { name, slug, url, poster } = target
  const [page, setPage] = useState(1)
  const [zoom, setZoom] = useState<number>(constants.zoom.start)
  const [filled, setFilled] = useState(target.filled)
  const canvas = useRef<HTMLCanvasElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const example = useFilled(slug, filled)
  const { state, pages, retry } = usePdf(example.bytes ?? url, { page, zoom, canvas, frame })
  const count = (example.bytes && pages) || target.pages
  const shown = Math.min(page, count)
  const label = `Page ${shown} of ${name}${example.bytes ? ', filled in with an example' : ''}`

  return (
    <Dialog open onClose={onClose} title={name} className="preview">
      <PreviewToolbar {...{ target, page: shown, pages: count, zoom, filled, setFilled, setZoom, setPage, onClose }} />
      <div
        ref={frame}
        className="preview-frame"
        tabIndex={0}
        role="group"
        aria-label="Document"
        aria-busy={state === 'loading' || example.state === 'writing'}
      >
        {(example.state === 'writing' || example.state === 'failed') && (
          <p role={example.state === 'failed' ? 'alert' : 'status'}>
            {example.state === 'failed'
              ? 'The example could not be written. This is the blank form.'
              : 'Filling in the example…'}
          </p>
        )}
        {state === 'loading' && page === 1 && poster && <img className="sheet" src={poster} alt="" />}
        {state === 'failed' ? (
          <PagePicture key={shown} {...{ target, page: shown, zoom, label, retry }} />
        ) : (
          <canvas ref={canvas} className="sheet" role="img" aria-label={label} hidden={state === 'loading'} />
        )}
      </div>
    </Dialog>
  )
}
