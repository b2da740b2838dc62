'use client'

import { useCallback, useEffect, useState } from 'react'
import type { PdfDocument } from './pdf-document'
import { useDrawing, type DrawPage } from './use-drawing'

interface FilledPdf {
  state: 'off' | 'writing' | 'ready' | 'failed'
  pdf?: PdfDocument
  draw?: DrawPage
}

async function openExample(slug: string, signal: AbortSignal): Promise<PdfDocument> {
  const [{ writeExamplePdf }, { openPdf }] = await Promise.all([import('@/lib/fill/example'), import('./pdf-document')])
  return openPdf(await writeExamplePdf(slug, signal))
}

export function useFilledPdf(slug: string, isOn: boolean): FilledPdf {
  const [pdf, setPdf] = useState<PdfDocument>()
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    if (!isOn || pdf) return
    const controller = new AbortController()
    openExample(slug, controller.signal).then(
      (opened) => (controller.signal.aborted ? opened.close() : setPdf(opened)),
      (error: unknown) => {
        if (controller.signal.aborted) return
        console.error('The example could not be written.', error)
        setFailed(true)
      },
    )
    return () => controller.abort()
  }, [slug, isOn, pdf])
  useEffect(() => () => pdf?.close(), [pdf])

  const fail = useCallback(() => setFailed(true), [])
  const draw = useDrawing(pdf, fail)
  if (!isOn) return { state: 'off' }
  if (failed) return { state: 'failed' }
  return pdf ? { state: 'ready', pdf, draw } : { state: 'writing' }
}
