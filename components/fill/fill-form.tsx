'use client'

import { useMemo, useState } from 'react'
import { FormProvider, useForm, type FieldError, type Resolver } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { formOf, type Form } from '@/lib/documents/form'
import type { Draft } from '@/lib/fill/drafts'
import { initialTyped, readTyped } from '@/lib/fill/entries'
import type { Opened } from '@/lib/fill/open'
import type { TypedValues } from '@/lib/fill/typed'
import { FillingProvider, keyOf, nameOf, type Filling } from './filling'
import { goOnWithEnter } from './next-control'
import { SavedNote } from './saved-note'
import { StepNav } from './step-nav'
import { StepView } from './step-view'
import { useDraft } from './use-draft'
import { useLive } from './use-live'
import { usePlace } from './use-place'

const byKey = (typed: TypedValues): TypedValues =>
  Object.fromEntries(Object.entries(typed).map(([name, content]) => [keyOf(name), content]))

/** Checks everything that is typed, by the form's controls. Content is never changed. */
const resolverOf =
  (form: Form): Resolver<TypedValues> =>
  (values) => {
    const typed = Object.fromEntries(Object.entries(values).map(([key, content]) => [nameOf(key), content]))
    const { problems } = readTyped(form, typed)
    const errors: Record<string, FieldError> = {}
    for (const { name, message } of problems) errors[keyOf(name)] = { type: 'content', message }
    return problems.length > 0 ? { values: {}, errors } : { values, errors: {} }
  }

const NO_COMPANY = {}
const NO_ROWS: ReadonlyMap<string, number> = new Map()

interface Props {
  opened: Opened
  /** The draft to go on with; a new one has nothing typed. */
  draft: Draft
}

/** A document's form, step by step. */
export function FillForm({ opened, draft }: Props) {
  const { model, template } = opened
  const [rows, setRows] = useState(draft.rows)
  const form = useMemo(() => formOf(model), [model])
  const methods = useForm<TypedValues>({
    defaultValues: useMemo(() => byKey({ ...initialTyped(form), ...draft.typed }), [form, draft]),
    resolver: useMemo(() => resolverOf(form), [form]),
    mode: 'onTouched',
  })
  const live = useLive(methods, { form, model, company: NO_COMPANY })
  const saved = useDraft({ form, methods, draft, rows })
  const step = usePlace(form)
  const filling = useMemo<Filling>(
    () => ({
      ...{ form, model, live },
      growable: NO_ROWS,
      setRows: (name, count) => setRows((before) => ({ ...before, [name]: count })),
    }),
    [form, model, live],
  )
  const next = step && form.steps[form.steps.indexOf(step) + 1]
  return (
    <FormProvider {...methods}>
      <FillingProvider value={filling}>
        <header className="fill-title">
          <h1>{template.name}</h1>
          <SavedNote saved={saved} />
        </header>
        {step && <StepNav steps={form.steps} current={step} />}
        <form noValidate autoComplete="off" onSubmit={(event) => event.preventDefault()} onKeyDown={goOnWithEnter}>
          {step && <StepView key={step.id} step={step} />}
        </form>
        <div className="fill-bar">
          {next && (
            <Button asChild>
              <a href={`#${next.id}`}>Next: {next.name}</a>
            </Button>
          )}
        </div>
      </FillingProvider>
    </FormProvider>
  )
}
