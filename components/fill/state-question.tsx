import { Paragraphs } from '@/components/ui/text-list'
import { Select } from '@/components/ui/select'
import { Field } from '@/components/ui/field'
import { Problem } from '@/components/ui/status'
import { useState } from 'react'
import { Segments } from '@/components/ui/segments'
import { stateOfCode, type Chosen } from '@/lib/downloads/state-storage'
import { stateNames } from '@/lib/state-names'
import { useFilling } from '@/components/filling/filling'

const yesOrNo = [
  ['Yes', 'Yes'],
  ['No', 'No'],
] as const

/** The warnings of the state's edition and the questions that decide on others. */
function EditionNotes() {
  const { opened, answers, answer } = useFilling()
  const { edition } = opened.template
  if (!edition) return <p className="fill-hint">State law affects this document. Choose the state of the job.</p>
  const asked = new Set(edition.cases.map(({ warning }) => warning))
  const warnings = edition.warnings.filter((warning) => !asked.has(warning))
  return (
    <>
      <Paragraphs texts={warnings} className="fill-warning" />
      {edition.cases.map(({ question, warning }) => (
        <div key={warning}>
          <Segments
            legend={question}
            choices={yesOrNo}
            chosen={answers.get(question)}
            onChange={(given) => answer(question, given)}
          />
          <div role="status">{answers.get(question) === 'Yes' && <p className="fill-warning">{warning}</p>}</div>
        </div>
      ))}
      <p className="fill-hint">{edition.checked}</p>
    </>
  )
}

/** Asks for the state of the job, and the questions of that state's edition. */
export function StateQuestion() {
  const { opened, changeState } = useFilling()
  const [state, setState] = useState<{ wanted?: Chosen; failed?: boolean }>({})
  if (!opened.template.hasEditions) return null
  const choose = (code: string): void => {
    const wanted = stateOfCode(code)
    setState({ wanted })
    // A change that succeeds replaces the form, and this with it.
    changeState(wanted).catch((error: unknown) => {
      console.error('The edition could not be opened.', error)
      setState({ failed: true })
    })
  }
  return (
    <section className="fill-state surface" aria-label="State">
      <Field id="fill-state" label="State of the job">
        <Select
          id="fill-state"
          blank="Federal edition"
          options={Object.entries(stateNames)}
          value={state.wanted ?? opened.state ?? ''}
          disabled={state.wanted !== undefined}
          onChange={choose}
        />
      </Field>
      {state.failed && <Problem>That state’s edition could not be loaded. Check your connection.</Problem>}
      <EditionNotes />
    </section>
  )
}

/** The warnings of the state's edition that the answers call for. */
export function CaseWarnings() {
  const { opened, answers } = useFilling()
  const called = (opened.template.edition?.cases ?? []).filter(({ question }) => answers.get(question) === 'Yes')
  return <Paragraphs texts={called.map(({ warning }) => warning)} className="fill-warning" />
}
