import { useState } from 'react'
import { OutlineButton } from '@/components/ui/outline-button'
import { pagePictureUrl } from '@/lib/paths'
import type { PreviewTarget } from './target'

interface PagePictureProps {
  target: PreviewTarget
  page: number
  /** Percent of the frame's width. */
  zoom: number
  label: string
  retry: () => void
}

/** A page as the server's picture, for browsers that cannot draw the PDF. `retry` follows a failure. */
export function PagePicture({ target, page, zoom, label, retry }: PagePictureProps) {
  const [failed, setFailed] = useState(false)
  if (!failed)
    return (
      <img
        className="sheet"
        src={pagePictureUrl(target.slug, page)}
        alt={label}
        style={{ width: `min(${zoom}%, ${(816 * zoom) / 100}px)` }}
        onError={() => setFailed(true)}
      />
    )
  return (
    <div role="alert" className="grid justify-items-center gap-3 p-8 text-center">
      <p>The preview could not be loaded.</p>
      <OutlineButton onClick={retry}>Try again</OutlineButton>
    </div>
  )
}
