import { useState, type ReactNode } from 'react'
import { OutlineButton } from './outline-button'
import { FilePicker } from './file-picker'

export interface Outcome {
  isError: boolean
  text: string
  action?: { label: string; run: () => Promise<Outcome | undefined> }
}

interface Props {
  /** Absent if there is only an import. */
  exportLabel?: string
  isEmpty?: boolean
  onExport?: () => void
  pickerLabel: string
  /** Imports a file. Returns undefined if the outcome is shown elsewhere. */
  onImport: (file: File) => Promise<Outcome | undefined>
  note: string
  children?: (report: (outcome: Outcome) => void) => ReactNode
}

/** What came of an export or import. Errors are announced at once. */
export function OutcomeNote({ isError, text }: Outcome) {
  return (
    <p role={isError ? 'alert' : 'status'} className={isError ? 'field-error' : ''}>
      {text}
    </p>
  )
}

/** Exports and imports a file, and shows the outcome. `children` adds buttons that can report too. */
export function FileActions({ exportLabel, isEmpty, onExport, pickerLabel, onImport, note, children }: Props) {
  const [outcome, setOutcome] = useState<Outcome>()
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        {exportLabel && (
          <OutlineButton disabled={isEmpty} onClick={onExport}>
            {exportLabel}
          </OutlineButton>
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
        <OutlineButton className="justify-self-start" onClick={() => void outcome.action?.run().then(setOutcome)}>
          {outcome.action.label}
        </OutlineButton>
      )}
    </div>
  )
}
