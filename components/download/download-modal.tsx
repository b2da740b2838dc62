'use client'

import { useEffect, useEffectEvent } from 'react'
import { Dialog } from '@/components/ui/dialog'
import { constants } from '@/lib/constants'
import { CompanyHint } from './company-hint'
import { DownloadBody } from './download-body'
import { hasNotes } from './filled-notes'
import { isFilled, type DownloadTarget } from './target'
import { useDownload, type Download } from './use-download'
import { useStoredEmailWait } from './use-stored-email-wait'
import { describeView, titleOf, viewOf, type View } from './view'

interface Props {
  /** Null: 'Get Templates', the email alone. */
  target: DownloadTarget | null
  open: boolean
  opening: number
  onClose: () => void
}

const hinted: readonly View[] = ['form', 'returning', 'success']

export function DownloadModal({ target, open, opening, onClose }: Props) {
  const download = useDownload(target, opening)
  const view = viewOf(download, target)
  useAutomaticSteps({ download, view, open, opening, onClose })
  useStoredEmailWait(open && view === 'form' && target !== null, download.adopt)
  return (
    <Dialog open={open} onClose={onClose} title={titleOf(view, target)} description={describeView(view, target)}>
      <DownloadBody {...{ view, target, opening, download }} />
      {target && !isFilled(target) && open && hinted.includes(view) && <CompanyHint key={opening} />}
    </Dialog>
  )
}

interface Steps extends Pick<Props, 'open' | 'opening' | 'onClose'> {
  download: Download
  view: View
}

function useAutomaticSteps({ download, view, open, opening, onClose }: Steps): void {
  const resume = useEffectEvent(() => void download.resume())
  const close = useEffectEvent(onClose)
  const reset = useEffectEvent(() => download.reset())
  useEffect(() => {
    if (open && view === 'returning') resume()
  }, [open, view, opening])
  useEffect(() => {
    if (!open || view !== 'success' || hasNotes(download.outcome)) return
    const timer = setTimeout(() => close(), constants.successAutoClose)
    return () => clearTimeout(timer)
  }, [open, view, download.outcome])
  useEffect(() => {
    if (open) return
    const timer = setTimeout(() => reset(), constants.resetDelay)
    return () => clearTimeout(timer)
  }, [open])
}
