import { DialogButton } from '@/components/ui/dialog-button'
import { Status } from '@/components/ui/status'
import { lazyPart } from '@/components/ui/lazy-part'
import { TextLink } from '@/components/ui/text-link'
import { useState, useSyncExternalStore } from 'react'
import { BlankDialog } from '@/components/blanks/blank-dialog'
import { clickLink } from '@/components/download/save-file'
import { showToast } from '@/components/ui/toast-queue'
import { Button } from '@/components/ui/button'
import { OutlineButton } from '@/components/ui/outline-button'
import { attorneyNote, needsAttorneyNote } from '@/lib/documents/attorney'
import { filesIn, isText, mailAddress, plainText, readersOf } from '@/lib/fill/output'
import { useFilling } from '@/components/filling/filling'
import { AllLinesChoice, LockedChoice, OnRequestChoice, ReaderChoice } from './output-choices'
import { PrintSummary } from './print-notes'
import { StaleSignatures } from './signature/signature-place'
import { CaseWarnings } from './state-question'
import { useBlankCheck, type BlankCheck } from './use-blank-check'
import { useCanShare, useOutput } from './use-output'
import { useFormState } from 'react-hook-form'
import { fullLabel } from '@/lib/documents/controls'
import { idOf, nameOf } from '@/components/filling/names'

const SendDialog = lazyPart(async () => (await import('@/components/handover/send-dialog')).SendDialog)

/** Every entry that cannot be used, with a link to it. */
function ProblemSummary() {
  const { form } = useFilling()
  const { errors } = useFormState()
  const problems = Object.entries(errors).flatMap(([key, error]) => {
    const control = form.controls.get(nameOf(key))
    return control && typeof error?.message === 'string' ? [{ control, message: error.message }] : []
  })
  if (problems.length === 0) return null
  return (
    <div role="group" aria-label="Entries to check" className="fill-problems">
      <p className="font-semibold">
        {problems.length === 1
          ? 'One entry cannot be used and was left blank:'
          : `${problems.length} entries cannot be used and were left blank:`}
      </p>
      <ul className="points">
        {problems.map(({ control, message }) => (
          <li key={control.name}>
            <TextLink href={`#${idOf(control.name)}`}>{fullLabel(control)}</TextLink>: {message}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Whether a file of the document as it is has a signature: one that was given and still fits. */
function useSigned(): boolean {
  const { live, signing } = useFilling()
  return useSyncExternalStore(
    live.subscribe,
    () => Object.keys(signing.signatures).some((party) => signing.changesOf(party).length === 0),
    () => false,
  )
}

/** What a signature means for the files. */
function SignedNote() {
  return (
    <p>
      This document is signed, so its PDF is locked. <TextLink href="/check">Check a signed file</TextLink> shows anyone
      whether it was changed. Word and Excel files are copies without the signature.
    </p>
  )
}

const DownloadModal = lazyPart(async () => (await import('@/components/download/download-modal')).DownloadModal)

/** Copies the text of a letter or message; nothing for other documents. */
function TextActions({ check }: Pick<BlankCheck, 'check'>) {
  const { model, live, opened } = useFilling()
  if (!isText(model, opened.template.kind)) return null
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(plainText(model, live.get))
      showToast({ kind: 'success', title: 'Text copied' })
    } catch (error) {
      console.error('The text could not be copied.', error)
      showToast({ kind: 'error', title: 'This browser did not allow copying.' })
    }
  }
  return <OutlineButton onClick={() => check('Copy', () => void copy(), ['customer'])}>Copy text</OutlineButton>
}

/** What to know before the file is made. */
function Notes() {
  const { model, opened } = useFilling()
  return (
    <>
      <ProblemSummary />
      <PrintSummary />
      <StaleSignatures />
      <CaseWarnings />
      {needsAttorneyNote(opened.template.kind, model) && <p>{attorneyNote}</p>}
    </>
  )
}

/** A link to enter the company; nothing once there is one. */
function CompanyNote() {
  const { opened } = useFilling()
  if (Object.keys(opened.company.values).length > 0) return null
  return (
    <p>
      Your name and logo are not on it yet: <TextLink href="/company">enter your company once</TextLink>.
    </p>
  )
}

/** The end of a form: problems to check, and download, share, email and send. */
export function OutputPanel() {
  const filling = useFilling()
  const [isLocked, setLocked] = useState(false)
  const [allLines, setAllLines] = useState(false)
  const [onRequest, setOnRequest] = useState<readonly string[]>([])
  const { busy, waiting, opening, run, stop } = useOutput({ locked: isLocked, allLines, onRequest })
  const { check, asked, close } = useBlankCheck()
  const canShare = useCanShare()
  const isSigned = useSigned()
  const { formats } = filling.opened.template
  const emailed = readersOf(filling.model).length > 1 ? (['customer'] as const) : undefined
  const isBlocked = busy !== null || filling.chosen.length === 0

  const email = async (): Promise<void> => {
    const saved = await run('PDF', 'email')
    const { model, live, opened } = filling
    const note = isSigned ? `The file is signed: ${window.location.origin}/check shows whether it was changed.` : ''
    if (saved) clickLink(mailAddress({ model, ...opened.template, note }, live.get, saved), {})
  }
  return (
    <section id="finish" className="fill-output surface" aria-labelledby="finish-title" tabIndex={-1}>
      <h2 id="finish-title">Your document</h2>
      <Notes />
      <ReaderChoice />
      <OnRequestChoice asked={onRequest} onChange={setOnRequest} />
      {!isSigned && <AllLinesChoice all={allLines} onChange={setAllLines} />}
      {isSigned ? <SignedNote /> : <LockedChoice locked={isLocked} onChange={setLocked} />}
      <div className="fill-output-actions">
        {formats.map((format, index) => (
          <Button
            key={format}
            variant={index === 0 ? 'default' : 'outline'}
            disabled={busy !== null || filesIn(filling.chosen, format).length === 0}
            aria-busy={busy === format}
            onClick={() => check('Download', () => void run(format, 'save'))}
          >
            Download {format}
          </Button>
        ))}
        {canShare && (
          <OutlineButton disabled={isBlocked} onClick={() => check('Share', () => void run('PDF', 'share'))}>
            Share
          </OutlineButton>
        )}
        <OutlineButton disabled={busy !== null} onClick={() => check('Email', () => void email(), emailed)}>
          Email it
        </OutlineButton>
        <TextActions check={check} />
        <DialogButton dialog={(close) => <SendDialog onClose={close} />}>Send to another phone</DialogButton>
      </div>
      <CompanyNote />
      <Status className="fill-hint">
        {busy ? `Writing the ${busy} file…` : 'The file is made on this device. Nothing you type is sent anywhere.'}
      </Status>
      {asked && <BlankDialog asked={asked} onClose={close} />}
      {waiting && <DownloadModal target={waiting} open opening={opening} onClose={stop} />}
    </section>
  )
}
