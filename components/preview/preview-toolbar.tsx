import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { constants } from '@/lib/constants'
import { FilledSwitch } from './filled-switch'
import type { PreviewTarget } from './target'

const { min, max, step } = constants.zoom

interface PreviewToolbarProps {
  target: PreviewTarget
  page: number
  pages: number
  zoom: number
  filled: boolean
  setFilled: (filled: boolean) => void
  setZoom: (zoom: number) => void
  setPage: (page: number) => void
  onClose: () => void
}

export function PreviewToolbar(props: PreviewToolbarProps) {
  const { target, page, pages, zoom, filled, setFilled, setZoom, setPage, onClose } = props
  const { name, url } = target
  const zoomButton = (direction: 1 | -1) => {
    const next = Math.min(max, Math.max(min, zoom + direction * step))
    return (
      <Button
        variant="outline"
        size="icon"
        aria-label={direction > 0 ? 'Zoom in' : 'Zoom out'}
        disabled={next === zoom}
        onClick={() => setZoom(next)}
      >
        {direction > 0 ? <Icon name="plus" size={18} /> : <Icon name="minus" size={18} />}
      </Button>
    )
  }
  const pageButton = (direction: 1 | -1) => (
    <Button
      variant="outline"
      size="icon"
      aria-label={direction > 0 ? 'Next page' : 'Previous page'}
      disabled={page + direction < 1 || page + direction > pages}
      onClick={() => setPage(page + direction)}
    >
      {direction > 0 ? <Icon name="chevron-right" size={18} /> : <Icon name="chevron-left" size={18} />}
    </Button>
  )
  return (
    <div className="preview-toolbar">
      <div className="preview-tools">
        {zoomButton(-1)}
        <output aria-label="Zoom">{zoom}%</output>
        {zoomButton(1)}
      </div>
      <div className="preview-tools preview-turn">
        {pageButton(-1)}
        <output aria-label="Page">{`${page} / ${pages}`}</output>
        {pageButton(1)}
      </div>
      <FilledSwitch {...{ filled, setFilled }} />
      <div className="preview-tools ml-auto">
        <a className="btn btn-outline btn-icon" href={url} target="_blank" rel="noopener" aria-label="Open in new tab">
          <Icon name="external-link" size={18} />
        </a>
        <a
          className="btn btn-default preview-download"
          href={url}
          download
          data-download
          data-name={name}
          onClick={onClose}
        >
          <Icon name="download" size={18} />
          Download Template
        </a>
      </div>
    </div>
  )
}
