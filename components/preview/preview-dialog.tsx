'use client'

import { useRef, useState } from 'react'
import { Dialog } from '@/components/ui/dialog'
import { constants } from '@/lib/constants'
import { PagedDocument } from './paged-document'
import { PreviewToolbar } from './preview-toolbar'
import { ScrolledDocument } from './scrolled-document'
import type { PreviewTarget } from './target'
import { useFilled } from './use-filled'
import { usePinch } from './use-pinch'
import { useScrolls } from './use-scrolls'

/** Below this width of the window, in pixels, the pages are in one column. */
const PHONE = 768

/**
 * The document itself with zoom, a link to the file and its download: blank, or with an example
 * job. One page at a time, or on phones all pages in one column.
 */
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
    <Dialog open onClose={onClose} title={name} className="preview">
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
