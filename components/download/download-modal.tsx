import { TextLink } from '@/components/ui/text-link'
import { useEffect, useEffectEvent, useState } from 'react'
import { Dialog } from '@/components/ui/dialog'
import { constants } from '@/lib/constants'
import { DownloadBody } from './download-body'
import { hasNotes } from './filled-notes'
import { isFilled, type DownloadTarget } from './target'
import { useDownload, type Download } from './use-download'
import { describeView, titleOf, viewOf, type View } from './view'
import type { CompanyProfile } from '@/lib/fill/company'
import { findCompany } from '@/lib/fill/company-presence'
import { readStoredEmail } from './stored-email'

/** Polls while `waiting` for an email given elsewhere (for example in another tab), then calls `found`. */
function useStoredEmailWait(waiting: boolean, found: (email: string) => void): void {
  const onFound = useEffectEvent(found)
  useEffect(() => {
    if (!waiting) return
    let delay: ReturnType<typeof setTimeout> | undefined
    const poll = setInterval(() => {
      const email = readStoredEmail()
      if (!email) return
      clearInterval(poll)
      delay = setTimeout(() => onFound(email), constants.storedEmailDelay)
    }, constants.storedEmailPoll)
    const end = setTimeout(() => clearInterval(poll), constants.storedEmailPatience)
    return () => {
      clearInterval(poll)
      clearTimeout(end)
      clearTimeout(delay)
    }
  }, [waiting])
}

/** Says whether the company is on the file, with a link to enter or change it. */
function CompanyHint() {
  const [company, setCompany] = useState<CompanyProfile | 'none'>()
  useEffect(() => {
    findCompany().then(
      (found) => setCompany(found ?? 'none'),
      // The download meets the same error, and reports it.
      (error: unknown) => console.error('My company could not be read.', error),
    )
  }, [])
  return (
    <p className="dialog-note mt-3 min-h-[1.6em]">
      {company === 'none' ? (
        <TextLink href="/company">Put your name and logo on every file</TextLink>
      ) : (
        company && (
          <>
            {company.logo ? 'Your name and logo are on it.' : 'Your name is on it.'}{' '}
            <TextLink href="/company">My company</TextLink>
          </>
        )
      )}
    </p>
  )
}

interface Props {
  /** Null: 'Get Templates', the email alone. */
  target: DownloadTarget | null
  open: boolean
  opening: number
  onClose: () => void
}

const hinted: readonly View[] = ['form', 'returning', 'success']

/** The dialog of a download: it asks for the email, then shows progress and result. `opening` numbers its openings. */
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
