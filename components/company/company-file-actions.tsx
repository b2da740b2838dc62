'use client'

import { useRef, useState } from 'react'
import { saveBlob } from '@/components/download/save-file'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { isEmptyCompany, type CompanyProfile } from '@/lib/fill/company'
import { COMPANY_FILE, readCompanyFile, writeCompanyFile } from '@/lib/fill/company-file'
import { isShown } from './read-logo'

interface Props {
  profile: CompanyProfile
  /** Takes over the profile of a file. */
  onImport: (profile: CompanyProfile) => void
  onForget: () => Promise<void>
}

const damagedLogo = 'The logo in that file cannot be shown. Nothing was changed.'

/** Export, import and removal of the profile. A file that cannot be read changes nothing. */
export function CompanyFileActions({ profile, onImport, onForget }: Props) {
  const [message, setMessage] = useState<{ kind: 'error' | 'done'; text: string }>()
  const picker = useRef<HTMLInputElement>(null)
  const isEmpty = isEmptyCompany(profile)

  const save = (): void => saveBlob(new Blob([writeCompanyFile(profile)], { type: 'application/json' }), COMPANY_FILE)
  const read = async (input: HTMLInputElement): Promise<void> => {
    const [file] = input.files ?? []
    if (!file) return
    const result = await readCompanyFile(file)
    input.value = ''
    if (!result.ok) return setMessage({ kind: 'error', text: result.message })
    const { logo } = result.profile
    if (logo && !(await isShown(logo))) return setMessage({ kind: 'error', text: damagedLogo })
    onImport(result.profile)
    setMessage({ kind: 'done', text: 'Your company is taken over from the file.' })
  }
  const forget = async (): Promise<void> => {
    try {
      await onForget()
      setMessage({ kind: 'done', text: 'Your company is forgotten. Downloads are blank forms again.' })
    } catch (error) {
      console.error('My company could not be removed.', error)
      setMessage({ kind: 'error', text: 'This browser could not remove it. Please try again.' })
    }
  }

  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" disabled={isEmpty} onClick={save}>
          Export
        </Button>
        <Button variant="outline" onClick={() => picker.current?.click()}>
          Import
        </Button>
        <ForgetButton disabled={isEmpty} onForget={() => void forget()} />
      </div>
      <input
        ref={picker}
        type="file"
        accept="application/json,.json"
        className="hidden"
        aria-label="File of an exported company"
        onChange={(event) => void read(event.currentTarget)}
      />
      <p className="card-meta">
        A browser may clear what it keeps, and another device does not have it. An exported file brings it back.
      </p>
      {message && (
        <p
          role={message.kind === 'error' ? 'alert' : 'status'}
          className={message.kind === 'error' ? 'field-error' : ''}
        >
          {message.text}
        </p>
      )}
    </div>
  )
}

/** Removes the profile once that is confirmed. */
function ForgetButton({ disabled, onForget }: { disabled: boolean; onForget: () => void }) {
  const [asking, setAsking] = useState(false)
  const forget = (): void => {
    setAsking(false)
    onForget()
  }
  return (
    <>
      <Button variant="outline" disabled={disabled} onClick={() => setAsking(true)}>
        Forget my company
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Forget my company?"
        description="Your logo and everything typed on this page are removed from this browser. Files that you downloaded stay as they are."
      >
        <div className="dialog-actions">
          <Button onClick={forget}>Forget my company</Button>
          <Button variant="outline" onClick={() => setAsking(false)}>
            Keep it
          </Button>
        </div>
      </Dialog>
    </>
  )
}
