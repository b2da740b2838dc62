import { Field } from '@/components/ui/field'
import { Problem } from '@/components/ui/status'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { FilePicker } from '@/components/ui/file-picker'
import type { Form } from '@/lib/documents/form'
import type { TypedValues } from '@/lib/fill/typed'
import { planFor, type Entry, type Plan } from '@/lib/measurements/plan'
import { readMeasurements } from '@/lib/measurements/read'
import { isEmptyReport } from '@/lib/measurements/report'
import { readTextFile } from '@/lib/measurements/text-file'
import { PlanView } from './plan-view'

interface Props {
  form: Form
  typed: () => TypedValues
  onApply: (entries: readonly Entry[], count: string) => void
  onClose: () => void
}

const NOTHING =
  'No measurements were found in it. Copy the lines with their names, such as “Ridge 74 ft”, or a table with a line for each plane.'

interface SourceProps {
  text: string
  problem: string
  onText: (text: string) => void
  onFile: (file: File) => void
  onRead: () => void
}

/** The report as text or file. */
function Source({ text, problem, onText, onFile, onRead }: SourceProps) {
  const id = useId()
  return (
    <div className="grid gap-3">
      <Field id={id} label="Table of measurements">
        <textarea
          id={id}
          className="input min-h-40"
          rows={8}
          value={text}
          aria-describedby={`${id}-problem`}
          spellCheck={false}
          onChange={({ target }) => onText(target.value)}
        />
      </Field>
      <Problem id={`${id}-problem`}>{problem}</Problem>
      <div className="dialog-actions">
        <Button disabled={text.trim() === ''} onClick={onRead}>
          Read it
        </Button>
        <FilePicker
          variant="outline"
          label="File with measurements"
          accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
          onFile={onFile}
        >
          Choose a CSV file
        </FilePicker>
      </div>
    </div>
  )
}

/** Reads a pasted or chosen report, then shows what it would fill in. */
export function MeasurementsDialog({ form, typed, onApply, onClose }: Props) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState('')
  const [plan, setPlan] = useState<Plan>()
  const read = (table: string): void => {
    const report = readMeasurements(table)
    setProblem(isEmptyReport(report) ? NOTHING : '')
    if (!isEmptyReport(report)) setPlan(planFor(form, typed(), report))
  }
  const open = async (file: File): Promise<void> => {
    const found = await readTextFile(file)
    if (!found.ok) return setProblem(found.message)
    setText(found.text)
    read(found.text)
  }
  return (
    <Dialog
      onClose={onClose}
      title="Import measurements"
      description="Paste the table or the lines of an aerial report or a takeoff program, or choose its CSV file. It is read on this device."
    >
      {plan ? (
        <PlanView plan={plan} onApply={onApply} onBack={() => setPlan(undefined)} />
      ) : (
        <Source
          text={text}
          problem={problem}
          onText={setText}
          onFile={(file) => void open(file)}
          onRead={() => read(text)}
        />
      )}
    </Dialog>
  )
}
