'use client'

import { useRef, useState, type ReactNode } from 'react'
import { Button } from './button'

/** The result of a file or another action, as text. */
export interface Outcome {
  isError: boolean
  text: string
  /** An action that may help. */
  action?: { label: string; run: () => Promise<Outcome | undefined> }
}

interface Props {
  /** Absent if there is only an import. */
  exportLabel?: string
  /** Whether there is nothing to export. */
  isEmpty?: boolean
  onExport?: () => void
  /** Label of the file picker. */
  pickerLabel: string
  /** Imports a file. Returns undefined if the outcome is shown elsewhere. */
  onImport: (file: File) => Promise<Outcome | undefined>
  note: string
  /** Further buttons; they report their outcome with `report`. */
  children?: (report: (outcome: Outcome) => void) => ReactNode
}

/** Export and import of this browser's data as a JSON file. */
export function FileActions({ exportLabel, isEmpty, onExport, pickerLabel, onImport, note, children }: Props) {
  const [outcome, setOutcome] = useState<Outcome>()
  const picker = useRef<HTMLInputElement>(null)
  const read = async (input: HTMLInputElement): Promise<void> => {
    const [file] = input.files ?? []
    if (!file) return
    setOutcome(await onImport(file))
    input.value = ''
  }
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        {exportLabel && (
          <Button variant="outline" disabled={isEmpty} onClick={onExport}>
            {exportLabel}
          </Button>
        )}
        <Button variant="outline" onClick={() => picker.current?.click()}>
          Import
        </Button>
        {children?.(setOutcome)}
      </div>
      <input
        ref={picker}
        type="file"
        accept="application/json,application/octet-stream,.json,.sealed"
        className="hidden"
        aria-label={pickerLabel}
        onChange={(event) => void read(event.currentTarget)}
      />
      <p className="card-meta">{note}</p>
      {outcome && (
        <p role={outcome.isError ? 'alert' : 'status'} className={outcome.isError ? 'field-error' : ''}>
          {outcome.text}
        </p>
      )}
      {outcome?.action && (
        <Button
          variant="outline"
          className="justify-self-start"
          onClick={() => void outcome.action?.run().then(setOutcome)}
        >
          {outcome.action.label}
        </Button>
      )}
    </div>
  )
}
