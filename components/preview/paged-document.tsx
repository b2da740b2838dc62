'use client'

import { useEffect, useRef, type RefObject } from 'react'
import { PagePicture } from './page-picture'
import type { PreviewTarget } from './target'
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

/** One page of the document at a time, drawn by the server if the PDF cannot be opened. */
export function PagedDocument({ target, source, page, zoom, label, frame, onOpen }: Props) {
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
