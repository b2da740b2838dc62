'use client'

import { useId, useState } from 'react'
import { stateOfCode, type Chosen } from '@/lib/downloads/state-storage'
import { stateNames } from '@/lib/state-names'
import { useFilling } from '@/components/filling/filling'

type Answer = 'Yes' | 'No'

interface CaseProps {
  question: string
  warning: string
  answer?: Answer
  onAnswer: (answer: Answer) => void
}

/** A use for which the edition lacks prescribed words: answered with yes, it warns. */
function Case({ question, warning, answer, onAnswer }: CaseProps) {
  const id = useId()
  return (
    <fieldset className="fill-answer">
      <legend>{question}</legend>
      <div className="fill-segments">
        {(['Yes', 'No'] as const).map((each) => (
          <label key={each} data-chosen={answer === each || undefined}>
            <input type="radio" name={id} value={each} checked={answer === each} onChange={() => onAnswer(each)} />
            {each}
          </label>
        ))}
      </div>
      <div role="status">{answer === 'Yes' && <p className="fill-warning">{warning}</p>}</div>
    </fieldset>
  )
}

/** What to know about the edition of the chosen state, and the questions on uses that it is not ready for. */
function EditionNotes() {
  const { opened, answers, answer } = useFilling()
  const { edition } = opened.template
  if (!edition) return <p className="fill-hint">State law affects this document. Choose the state of the job.</p>
  const asked = new Set(edition.cases.map(({ warning }) => warning))
  const warnings = edition.warnings.filter((warning) => !asked.has(warning))
  return (
    <>
      {warnings.map((warning) => (
        <p key={warning} className="fill-warning">
          {warning}
        </p>
      ))}
      {edition.cases.map(({ question, warning }) => (
        <Case
          key={warning}
          {...{ question, warning }}
          answer={answers.get(question)}
          onAnswer={(given) => answer(question, given)}
        />
      ))}
      <p className="fill-hint">{edition.checked}</p>
    </>
  )
}

/** The choice of the state whose edition is filled in, with what to know about it. It warns and never blocks. */
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
      <div className="field">
        <label className="label" htmlFor="fill-state">
          State of the job
        </label>
        <select
          id="fill-state"
          className="input"
          autoComplete="off"
          value={state.wanted ?? opened.state ?? ''}
          disabled={state.wanted !== undefined}
          onChange={({ target }) => choose(target.value)}
        >
          <option value="">Federal edition</option>
          {Object.entries(stateNames).map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </div>
      {state.failed && (
        <p role="alert" className="field-error">
          That state’s edition could not be loaded. Check your connection.
        </p>
      )}
      <EditionNotes />
    </section>
  )
}

/** The warnings of the uses that were answered with yes, beside the file. */
export function CaseWarnings() {
  const { opened, answers } = useFilling()
  return (opened.template.edition?.cases ?? [])
    .filter(({ question }) => answers.get(question) === 'Yes')
    .map(({ warning }) => (
      <p key={warning} className="fill-warning">
        {warning}
      </p>
    ))
}
