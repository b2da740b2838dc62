import { useState } from 'react'
import { saveBlob } from '@/components/download/save-file'
import { OutlineButton } from '@/components/ui/outline-button'
import { OutcomeNote, type Outcome } from '@/components/ui/file-actions'
import { LEAST_PASSPHRASE, seal } from '@/lib/handover/seal'
import { PassphraseForm } from './passphrase-form'

const failed = (text: string): Outcome => ({ isError: true, text })

interface ExportProps {
  label: string
  fileName: string
  make: () => Promise<Blob | undefined>
}

/** Exports a file, plain or with a passphrase. `make` resolves to nothing if there is nothing to export. */
export function PortableFile({ label, fileName, make }: ExportProps) {
  const [isAsking, setAsking] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()
  const save = async (passphrase?: string): Promise<void> => {
    try {
      const content = await make()
      if (!content) return setOutcome(failed('It is no longer in this browser.'))
      const file = passphrase === undefined ? content : await seal(content, passphrase)
      const name = passphrase === undefined ? fileName : fileName.replace(/\.json$/, '.sealed')
      saveBlob(file, name)
      setOutcome({ isError: false, text: `Saved as ${name}.` })
    } catch (error) {
      console.error('The file could not be made.', error)
      setOutcome(failed('The file could not be made. Please try again.'))
    }
  }
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        <OutlineButton onClick={() => void save()}>{label}</OutlineButton>
        <OutlineButton onClick={() => setAsking(true)}>Export with a passphrase</OutlineButton>
      </div>
      {outcome && <OutcomeNote {...outcome} />}
      {isAsking && (
        <PassphraseForm
          title="A file with a passphrase"
          description="No one can open the file without it, and a lost passphrase can’t be recovered. Share the passphrase separately from the file."
          action="Save the file"
          least={LEAST_PASSPHRASE}
          onGiven={async (passphrase) => {
            await save(passphrase)
            return undefined
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}
