import { useState } from 'react'
import { useOffline } from '@/components/offline/use-offline'
import { FilePicker, MOST_BYTES } from '@/components/ui/file-picker'
import { checkFile, type Checked } from '@/lib/fill/signed-file'
import { CheckedFile } from './checked-file'

type Found = { name: string } & ({ checked: Checked } | { problem: string })

async function check(file: File): Promise<Found> {
  const { name, size } = file
  if (size > MOST_BYTES) return { name, problem: 'It is too large to check here.' }
  try {
    return { name, checked: await checkFile(new Uint8Array(await file.arrayBuffer())) }
  } catch (error) {
    console.error('The file could not be checked.', error)
    return { name, problem: 'This browser could not read it. Please try again, or use another browser.' }
  }
}

/** Takes a signed PDF and shows whether it was changed. The file stays on the device. */
export function CheckFile() {
  useOffline()
  const [found, setFound] = useState<Found>()
  const take = async ([file]: Iterable<File>): Promise<void> => {
    if (file) setFound(await check(file))
  }
  return (
    <div className="grid gap-6">
      <div
        className="surface grid justify-items-start gap-3 border-dashed p-5"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault()
          void take(event.dataTransfer.files)
        }}
      >
        <FilePicker label="Signed PDF" accept="application/pdf,.pdf" onFile={(file) => void take([file])}>
          Choose a PDF
        </FilePicker>
        <p className="card-meta">Choose the file that was sent to you. On a computer, you can drop it here.</p>
      </div>
      {found && 'problem' in found && (
        <p role="alert" className="field-error wrap-anywhere">
          {found.name}: {found.problem}
        </p>
      )}
      {found && 'checked' in found && <CheckedFile name={found.name} checked={found.checked} />}
    </div>
  )
}
