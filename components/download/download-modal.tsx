'use client'

import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { constants } from '@/lib/constants'
import { EmailForm } from './email-form'
import type { DownloadTarget } from './target'
import { useDownload, type Download } from './use-download'

interface Props {
  /** Null: 'Get Templates', the e-mail alone. */
  target: DownloadTarget | null
  open: boolean
  /** Counts how often the dialog was opened. */
  opening: number
  onClose: () => void
}

type View = 'form' | 'returning' | 'success' | 'ready'

function viewOf({ email, done }: Download, target: DownloadTarget | null): View {
  if (done) return target ? 'success' : 'ready'
  if (!email) return 'form'
  return target ? 'returning' : 'ready'
}

const titles: Record<View, string> = {
  form: 'Get your free template',
  returning: 'Welcome back!',
  success: 'Download Started! ✓',
  ready: "You're all set! ✓",
}

function describe(view: View, target: DownloadTarget | null): string {
  if (!target)
    return view === 'form'
      ? 'Enter your email once and download every template.'
      : 'Every template is yours to download.'
  const file = `${target.name} (${target.format})`
  if (view === 'form') return `Enter your email to download ${file}.`
  return view === 'returning' ? `Your download of ${file} is starting.` : `${file} is on its way to your downloads.`
}

/** The download dialog: the e-mail form, the returning visitor's view, and the success view that closes itself. */
export function DownloadModal({ target, open, opening, onClose }: Props) {
  const download = useDownload(target, opening)
  const view = viewOf(download, target)
  useAutomaticSteps({ download, view, open, opening, onClose })

  return (
    <Dialog open={open} onClose={onClose} title={titles[view]} description={describe(view, target)}>
      {view === 'form' && (
        <EmailForm key={opening} submitLabel={target ? 'Download Now' : 'Get Templates'} onSubmit={download.submit} />
      )}
      {view === 'success' && (
        <div className="dialog-actions">
          <Button variant="outline" onClick={() => void download.repeat()}>
            Download Again
          </Button>
          <Button asChild>
            <a href="/templates">Browse More Templates</a>
          </Button>
        </div>
      )}
      {view === 'ready' && (
        <div className="dialog-actions">
          <Button asChild>
            <a href="/templates">Browse Templates</a>
          </Button>
        </div>
      )}
    </Dialog>
  )
}

interface Steps extends Pick<Props, 'open' | 'opening' | 'onClose'> {
  download: Download
  view: View
}

/** Starts a returning visitor's download on opening, closes after success, and resets once closed. */
function useAutomaticSteps({ download, view, open, opening, onClose }: Steps): void {
  const latest = useRef({ download, onClose })
  useEffect(() => {
    latest.current = { download, onClose }
  })
  useEffect(() => {
    if (open && view === 'returning') void latest.current.download.resume()
  }, [open, view, opening])
  useEffect(() => {
    if (!open || view !== 'success') return
    const timer = setTimeout(() => latest.current.onClose(), constants.successAutoClose)
    return () => clearTimeout(timer)
  }, [open, view])
  useEffect(() => {
    if (open) return
    const timer = setTimeout(() => latest.current.download.reset(), constants.resetDelay)
    return () => clearTimeout(timer)
  }, [open])
}
