'use client'

import { useRef, useState } from 'react'
import { Dialog } from '@/components/ui/dialog'
import { constants } from '@/lib/constants'
import { PagePicture } from './page-picture'
import { PreviewToolbar } from './preview-toolbar'
import type { PreviewTarget } from './target'
import { usePdf } from './use-pdf'

/** The document itself, page by page, with zoom, page navigation, a link to the file and its download. */
export function PreviewDialog({ target, onClose }: { target: PreviewTarget; onClose: () => void }) {
  const { name, url, poster } = target
  const [page, setPage] = useState(1)
  const [zoom, setZoom] = useState<number>(constants.zoom.start)
  const canvas = useRef<HTMLCanvasElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const { state, retry } = usePdf(url, { page, zoom, canvas, frame })
  const label = `Page ${page} of ${name}`

  return (
    <Dialog open onClose={onClose} title={name} className="preview">
      <PreviewToolbar {...{ target, page, zoom, setZoom, setPage, onClose }} />
      <div
        ref={frame}
        className="preview-frame"
        tabIndex={0}
        role="group"
        aria-label="Document"
        aria-busy={state === 'loading'}
      >
        {state === 'loading' && page === 1 && poster && <img className="sheet" src={poster} alt="" />}
        {state === 'failed' ? (
          <PagePicture key={page} {...{ target, page, zoom, label, retry }} />
        ) : (
          <canvas ref={canvas} className="sheet" role="img" aria-label={label} hidden={state === 'loading'} />
        )}
      </div>
    </Dialog>
  )
}
