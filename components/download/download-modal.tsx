'use client'

import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { constants } from '@/lib/constants'
import { BundleProgress } from './bundle-progress'
import { EmailForm } from './email-form'
import { describeTarget, type DownloadTarget } from './target'
import { useDownload, type Download } from './use-download'
import { useStoredEmailWait } from './use-stored-email-wait'

interface Props {
  /** Null: 'Get Templates', the email alone. */
  target: DownloadTarget | null
  open: boolean
  /** Number of times the dialog has been opened. */
  opening: number
  onClose: () => void
}

type View = 'form' | 'returning' | 'running' | 'success' | 'stopped' | 'ready'

function viewOf({ email, state }: Download, target: DownloadTarget | null): View {
  if (state === 'running') return 'running'
  if (state === 'canceled') return 'stopped'
  if (state === 'done') return target ? 'success' : 'ready'
  if (!email) return 'form'
  return target ? 'returning' : 'ready'
}

const titles: Record<View, string> = {
  form: 'Get your free template',
  returning: 'Welcome back!',
  running: 'Downloading…',
  success: 'Download Started! ✓',
  stopped: 'Download stopped',
  ready: "You're all set! ✓",
}

function describe(view: View, target: DownloadTarget | null): string {
  if (!target)
    return view === 'form'
      ? 'Enter your email once and download every template.'
      : 'Every template is yours to download.'
  const name = describeTarget(target)
  const texts: Record<View, string> = {
    form: `Enter your email to download ${name}.`,
    returning: `Your download of ${name} is starting.`,
    running: `${name} is being downloaded. You can close this and keep reading.`,
    success: `${name} is on its way to your downloads.`,
    stopped: `${name} was not saved.`,
    ready: 'Every template is yours to download.',
  }
  return texts[view]
}

const canSaveApart = (target: DownloadTarget | null): boolean =>
  target?.kind === 'bundle' && !target.state && target.files <= constants.bundleSeparateFiles

/** The download dialog: the email form, the view for returning visitors, and the success view, which closes itself. */
export function DownloadModal({ target, open, opening, onClose }: Props) {
  const download = useDownload(target, opening)
  const view = viewOf(download, target)
  useAutomaticSteps({ download, view, open, opening, onClose })
  useStoredEmailWait(open && view === 'form' && target !== null, download.adopt)
  const again = (
    <Button variant="outline" onClick={() => void download.repeat()}>
      Download Again
    </Button>
  )
  const apart = canSaveApart(target) && (
    <Button variant="outline" onClick={() => void download.saveApart()}>
      Save as Separate Files
    </Button>
  )

  return (
    <Dialog open={open} onClose={onClose} title={titles[view]} description={describe(view, target)}>
      {view === 'form' && (
        <EmailForm key={opening} submitLabel={target ? 'Download Now' : 'Get Templates'} onSubmit={download.submit} />
      )}
      {view === 'running' && <BundleProgress progress={download.progress} />}
      {view === 'running' && (
        <div className="dialog-actions">
          {apart}
          <Button variant="outline" onClick={download.cancel}>
            Cancel
          </Button>
        </div>
      )}
      {(view === 'success' || view === 'stopped') && (
        <div className="dialog-actions">
          {again}
          {apart}
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

/** Starts a returning visitor's download on opening, closes the dialog after success, and resets it once closed. */
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
