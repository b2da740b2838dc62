'use client'

import { useState } from 'react'
import { Segments } from '@/components/ui/segments'
import { stateOfCode, type Chosen } from '@/lib/downloads/state-storage'
import { stateNames } from '@/lib/state-names'
import { useFilling } from '@/components/filling/filling'

const yesOrNo = [
  ['Yes', 'Yes'],
  ['No', 'No'],
] as const

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
