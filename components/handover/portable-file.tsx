'use client'

import { useRef, useState } from 'react'
import { saveBlob } from '@/components/download/save-file'
import { Button } from '@/components/ui/button'
import type { Outcome } from '@/components/ui/file-actions'
import { isSealed, LEAST_PASSPHRASE, seal, unseal } from '@/lib/handover/seal'
import { PassphraseForm } from './passphrase-form'

const failed = (text: string): Outcome => ({ isError: true, text })

function Told({ outcome }: { outcome: Outcome | undefined }) {
  if (!outcome) return null
  return (
    <p role={outcome.isError ? 'alert' : 'status'} className={outcome.isError ? 'field-error' : ''}>
      {outcome.text}
    </p>
  )
}

interface ExportProps {
  /** What the file has: `job`, `drafts`. */
  what: string
  /** `ridgedocs-job.json` */
  fileName: string
  /** There is nothing to save. */
  isEmpty?: boolean
  /** Makes the file; undefined if there is none any more. */
  make: () => Promise<Blob | undefined>
}

/** Saves what this browser keeps as one file, closed with a passphrase if that is wanted. */
export function PortableFile({ what, fileName, isEmpty = false, make }: ExportProps) {
  const [isAsking, setAsking] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()
  const save = async (passphrase?: string): Promise<void> => {
    try {
      const content = await make()
      if (!content) return setOutcome(failed(`The ${what} is no longer in this browser.`))
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
        <Button variant="outline" disabled={isEmpty} onClick={() => void save()}>
          Save the {what} as a file
        </Button>
        <Button variant="outline" disabled={isEmpty} onClick={() => setAsking(true)}>
          With a passphrase
        </Button>
      </div>
      <Told outcome={outcome} />
      {isAsking && (
        <PassphraseForm
          title="A file with a passphrase"
          description="Nobody opens the file without it, and nobody can find a lost one. Tell it to the other person by another way than the file."
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

const problems = {
  passphrase: 'That passphrase does not open the file. Capital letters and spaces count. Nothing was changed.',
  damaged: 'The file is damaged: get it once more from where it was made. Nothing was changed.',
} as const

interface ImportProps {
  /** What the picker of files is called. */
  label: string
  /** The most bytes that are read. */
  most?: number
  /** Takes over the text of a file. */
  read: (text: string) => Promise<Outcome>
}

/** More than a browser's memory has room for. */
const MOST_BYTES = 400_000_000

/** Takes over a file of another device. Asks for its passphrase if it has one. */
export function PortableImport({ label, most = MOST_BYTES, read }: ImportProps) {
  const picker = useRef<HTMLInputElement>(null)
  const [closed, setClosed] = useState<Blob>()
  const [outcome, setOutcome] = useState<Outcome>()
  const take = async (content: Blob): Promise<void> => {
    try {
      setOutcome(await read(await content.text()))
    } catch (error) {
      console.error('The file could not be taken over.', error)
      setOutcome(failed('This browser could not store what is in the file.'))
    }
  }
  const choose = async (file: File): Promise<void> => {
    setOutcome(undefined)
    if (file.size > most) setOutcome(failed('That file is too large for this browser. Nothing was changed.'))
    else if (await isSealed(file)) setClosed(file)
    else await take(file)
  }
  const open = async (passphrase: string): Promise<string | undefined> => {
    if (!closed) return undefined
    try {
      const opened = await unseal(closed, passphrase)
      if (!opened.ok) return problems[opened.reason]
      await take(opened.content)
      return undefined
    } catch (error) {
      console.error('The file could not be opened.', error)
      return 'This browser cannot open files with a passphrase on this page.'
    }
  }
  return (
    <div className="grid gap-2">
      <Button variant="outline" className="justify-self-start" onClick={() => picker.current?.click()}>
        Open a file
      </Button>
      <input
        ref={picker}
        type="file"
        accept="application/json,application/octet-stream,.json,.sealed"
        className="hidden"
        aria-label={label}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) void choose(file)
          currentTarget.value = ''
        }}
      />
      <Told outcome={outcome} />
      {closed && (
        <PassphraseForm
          title="The file has a passphrase"
          description="Type the one with which it was saved."
          action="Open the file"
          onGiven={open}
          onClose={() => setClosed(undefined)}
        />
      )}
    </div>
  )
}
