'use client'

import { useRef, useState } from 'react'
import { useOffline } from '@/components/offline/use-offline'
import { Button } from '@/components/ui/button'
import { checkFile, type Checked } from '@/lib/fill/signed-file'
import { CheckedFile } from './checked-file'

/** More than a browser's memory has room for. */
const MOST_BYTES = 400_000_000

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

/** Takes a file, chosen or dropped, and says whether it is a signed one and unchanged. */
export function CheckFile() {
  useOffline()
  const picker = useRef<HTMLInputElement>(null)
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
        <Button onClick={() => picker.current?.click()}>Choose a PDF</Button>
        <input
          ref={picker}
          type="file"
          accept="application/pdf,.pdf"
          className="hidden"
          aria-label="Signed PDF"
          onChange={({ currentTarget }) => {
            void take([...(currentTarget.files ?? [])])
            // The same file can be chosen again.
            currentTarget.value = ''
          }}
        />
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
