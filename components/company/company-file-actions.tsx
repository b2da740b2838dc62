import { useState } from 'react'
import { saveBlob } from '@/components/download/save-file'
import { Button } from '@/components/ui/button'
import { OutlineButton } from '@/components/ui/outline-button'
import { Dialog } from '@/components/ui/dialog'
import { FileActions, type Outcome } from '@/components/ui/file-actions'
import { isEmptyCompany, type CompanyProfile } from '@/lib/fill/company'
import { COMPANY_FILE, readCompanyFile, writeCompanyFile } from '@/lib/fill/company-file'
import { isShown } from './read-logo'

interface Props {
  profile: CompanyProfile
  onImport: (profile: CompanyProfile) => void
  onDelete: () => Promise<void>
}

const failed = (text: string): Outcome => ({ isError: true, text })

/** Exports, imports and deletes the company profile. */
export function CompanyFileActions({ profile, onImport, onDelete }: Props) {
  const isEmpty = isEmptyCompany(profile)
  const save = (): void => saveBlob(new Blob([writeCompanyFile(profile)], { type: 'application/json' }), COMPANY_FILE)
  const read = async (file: File): Promise<Outcome> => {
    const result = await readCompanyFile(file)
    if (!result.ok) return failed(result.message)
    const { logo } = result.profile
    if (logo && !(await isShown(logo))) return failed('The logo in that file cannot be shown. Nothing was changed.')
    onImport(result.profile)
    return { isError: false, text: 'Company profile imported.' }
  }
  const remove = async (): Promise<Outcome> => {
    try {
      await onDelete()
      return { isError: false, text: 'Company profile deleted. Downloads are blank forms again.' }
    } catch (error) {
      console.error('My company could not be removed.', error)
      return failed('This browser could not remove it. Please try again.')
    }
  }
  return (
    <FileActions
      exportLabel="Export"
      isEmpty={isEmpty}
      onExport={save}
      pickerLabel="File of an exported company"
      onImport={read}
      note="A browser may clear its data, and your other devices do not have your profile. An exported file restores it."
    >
      {(tell) => <DeleteButton disabled={isEmpty} onDelete={() => void remove().then(tell)} />}
    </FileActions>
  )
}

/** Deletes after a question. */
function DeleteButton({ disabled, onDelete }: { disabled: boolean; onDelete: () => void }) {
  const [asking, setAsking] = useState(false)
  const confirm = (): void => {
    setAsking(false)
    onDelete()
  }
  return (
    <>
      <OutlineButton disabled={disabled} onClick={() => setAsking(true)}>
        Delete company profile
      </OutlineButton>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Delete your company profile?"
        description="Your logo and everything typed on this page are removed from this browser. Files that you downloaded do not change."
      >
        <div className="dialog-actions">
          <Button onClick={confirm}>Delete company profile</Button>
          <OutlineButton onClick={() => setAsking(false)}>Cancel</OutlineButton>
        </div>
      </Dialog>
    </>
  )
}
