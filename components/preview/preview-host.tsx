import { lazyPart } from '@/components/ui/lazy-part'
import { useEffect, useState } from 'react'
import { closest, isPlainClick } from '@/components/platform/delegation'
import { PREVIEW_LINK, readPreview, type PreviewTarget } from './target'

const loadDialog = () => import('./preview-dialog')
const PreviewDialog = lazyPart(async () => (await loadDialog()).PreviewDialog)

/** Opens the preview for every preview link of the page. Its code is loaded when the pointer is over one. */
export function PreviewHost() {
  const [target, setTarget] = useState<PreviewTarget | null>(null)

  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      const link = closest<HTMLAnchorElement>(event, PREVIEW_LINK)
      if (!link || !isPlainClick(event)) return
      event.preventDefault()
      setTarget(readPreview(link))
    }
    const onIntent = (event: Event): void => {
      if (closest(event, PREVIEW_LINK)) void loadDialog()
    }
    const unmounted = new AbortController()
    const { signal } = unmounted
    document.addEventListener('click', onClick, { signal })
    document.addEventListener('pointerover', onIntent, { passive: true, signal })
    return () => unmounted.abort()
  }, [])

  return target ? (
    <PreviewDialog
      key={`${target.url} ${target.filled} ${target.page}`}
      target={target}
      onClose={() => setTarget(null)}
    />
  ) : null
}
