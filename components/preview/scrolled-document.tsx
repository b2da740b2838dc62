import { useCallback, useEffect, useRef, useState } from 'react'
import { DrawnPage, useDrawing } from './drawn-page'
import { PagePicture } from './page-picture'
import { openPdf, type PdfDocument } from './pdf-document'
import type { PreviewTarget } from './target'
import { PAGE_WIDTH } from './use-pdf'
import { useVisiblePages } from './use-visible-pages'

/** US Letter, until the PDF is open. */
const LETTER = 8.5 / 11
/** Of the frame, in pixels; see `dialogs.css`. */
const PADDING = 8

interface Props {
  target: PreviewTarget
  source: string | Uint8Array
  zoom: number
  suffix: string
}

interface Opened {
  pdf: PdfDocument
  ratios: readonly number[]
}

async function open(source: string | Uint8Array): Promise<Opened> {
  const pdf = await openPdf(source)
  return { pdf, ratios: await pdf.ratios() }
}

interface Opening {
  opened?: Opened
  failed: boolean
  fail: () => void
  retry: () => void
}

function useOpened(source: string | Uint8Array): Opening {
  const [state, setState] = useState<{ source: unknown; opened?: Opened; failed: boolean }>()
  const [attempt, setAttempt] = useState(0)
  const fail = useCallback(() => setState({ source, failed: true }), [source])
  useEffect(() => {
    let gone = false
    let pdf: PdfDocument | undefined
    open(source).then(
      (opened) => {
        if (gone) return opened.pdf.close()
        pdf = opened.pdf
        setState({ source, opened, failed: false })
      },
      (error: unknown) => {
        console.error('The preview could not be opened.', error)
        if (!gone) fail()
      },
    )
    return () => {
      gone = true
      pdf?.close()
    }
  }, [source, fail, attempt])
  const retry = (): void => {
    setState(undefined)
    setAttempt(attempt + 1)
  }
  const isCurrent = state?.source === source
  return { opened: isCurrent ? state.opened : undefined, failed: isCurrent && state.failed, fail, retry }
}

/** All pages of a PDF in one column, drawn while they are in sight. */
export function ScrolledDocument({ target, source, zoom, suffix }: Props) {
  const { opened, failed, fail, retry } = useOpened(source)
  const list = useRef<HTMLOListElement>(null)
  // On a phone the dialog is as wide as the window.
  const [room] = useState(() => Math.min(window.innerWidth - 2 * PADDING, PAGE_WIDTH))
  const draw = useDrawing(opened?.pdf, fail)
  const pages = opened?.pdf.pages ?? target.pages
  const { visible } = useVisiblePages(list, pages)

  useEffect(() => {
    if (target.page > 1) list.current?.children[target.page - 1]?.scrollIntoView()
  }, [target.page])

  const width = Math.round((room * zoom) / 100)
  return (
    <ol ref={list} className="preview-pages" aria-busy={!opened && !failed}>
      {Array.from({ length: pages }, (_, index) => index + 1).map((page) => {
        const label = `Page ${page} of ${target.name}${suffix}`
        return (
          <li key={page} data-page={page} style={{ width, aspectRatio: opened?.ratios[page - 1] ?? LETTER }}>
            {failed && visible.has(page) && <PagePicture {...{ target, page, label, retry }} zoom={100} />}
            {!failed && opened && <DrawnPage {...{ page, draw, width, label }} isVisible={visible.has(page)} />}
          </li>
        )
      })}
    </ol>
  )
}
