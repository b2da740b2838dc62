'use client'

import { useState, type ReactNode } from 'react'
import { Button } from './button'
import { FilePicker } from './file-picker'

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

/** Says what came of an action. */
export function OutcomeNote({ isError, text }: Outcome) {
  return (
    <p role={isError ? 'alert' : 'status'} className={isError ? 'field-error' : ''}>
      {text}
    </p>
  )
}

/** Export and import of this browser's data as a JSON file. */
export function FileActions({ exportLabel, isEmpty, onExport, pickerLabel, onImport, note, children }: Props) {
  const [outcome, setOutcome] = useState<Outcome>()
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        {exportLabel && (
          <Button variant="outline" disabled={isEmpty} onClick={onExport}>
            {exportLabel}
          </Button>
        )}
        <FilePicker
          variant="outline"
          label={pickerLabel}
          accept="application/json,application/octet-stream,.json,.sealed"
          onFile={(file) => void onImport(file).then(setOutcome)}
        >
          Import
        </FilePicker>
        {children?.(setOutcome)}
      </div>
      <p className="card-meta">{note}</p>
      {outcome && <OutcomeNote {...outcome} />}
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
