import { IconButton } from '@/components/ui/outline-button'
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

/** The tools of the preview: zoom, page, example, new tab and download. */
export function PreviewToolbar(props: PreviewToolbarProps) {
  const { target, page, pages, zoom, filled, setFilled, setZoom, setPage, onClose } = props
  const { name, url } = target
  const zoomButton = (direction: 1 | -1) => {
    const next = Math.min(max, Math.max(min, zoom + direction * step))
    const [label, icon] = direction > 0 ? (['Zoom in', 'plus'] as const) : (['Zoom out', 'minus'] as const)
    return <IconButton {...{ label, icon }} disabled={next === zoom} onClick={() => setZoom(next)} />
  }
  return (
    <div className="preview-toolbar">
      <div className="preview-tools">
        {zoomButton(-1)}
        <output aria-label="Zoom">{zoom}%</output>
        {zoomButton(1)}
      </div>
      <div className="preview-tools preview-turn">
        <IconButton label="Previous page" icon="chevron-left" disabled={page <= 1} onClick={() => setPage(page - 1)} />
        <output aria-label="Page">{`${page} / ${pages}`}</output>
        <IconButton label="Next page" icon="chevron-right" disabled={page >= pages} onClick={() => setPage(page + 1)} />
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
