'use client'

import { useCallback, useEffect, useMemo, useState } from 'react'
import { useForm, type FieldError, type Resolver, type UseFormReturn } from 'react-hook-form'
import { addRows, growableRows } from '@/lib/documents/added-rows'
import { formOf, type Form } from '@/lib/documents/form'
import type { Draft } from '@/lib/fill/drafts'
import { openEngine, type EngineClient } from '@/lib/fill/engine-client'
import { initialTyped, readTyped } from '@/lib/fill/entries'
import type { Opened } from '@/lib/fill/open'
import type { TypedValues } from '@/lib/fill/typed'
import { keyOf, nameOf, type Filling } from './filling'
import { useExample } from './use-example'
import { useDraft, type Saved } from './use-draft'
import { entriesIn, useLive } from './use-live'

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

/** What the company's profile gives the form's own fields of the company. */
const companyTyped = (form: Form, { company }: Opened): TypedValues =>
  Object.fromEntries(
    Object.entries(company.values).flatMap(([name, value]) =>
      form.controls.get(name)?.role === 'asked' && typeof value === 'string' ? [[name, value]] : [],
    ),
  )

/** The engine that writes this page's documents. It loads with the first one. */
function useEngine(): EngineClient {
  const [engine] = useState(() => openEngine())
  useEffect(() => () => engine.close(), [engine])
  return engine
}

/** The document of a draft as a form, with its results, its rows and its files. */
export function useDocument(
  opened: Opened,
  draft: Draft,
): { filling: Filling; methods: UseFormReturn<TypedValues>; saved: Saved } {
  const { company } = opened
  const [rows, setRows] = useState(draft.rows)
  const [isForCustomer, setForCustomer] = useState(true)
  const model = useMemo(() => addRows(opened.model, rows), [opened, rows])
  const growable = useMemo(() => growableRows(model), [model])
  const form = useMemo(() => formOf(model), [model])
  const [defaultValues] = useState(() =>
    byKey({ ...initialTyped(form), ...companyTyped(form, opened), ...draft.typed }),
  )
  const resolver = useMemo(() => resolverOf(form), [form])
  const methods = useForm<TypedValues>({ defaultValues, resolver, mode: 'onTouched' })
  // What was typed wrong before is said again, on whatever step it stands.
  useEffect(() => {
    if (Object.keys(draft.typed).length > 0) void methods.trigger()
  }, [methods, draft])
  const example = useExample({ form, methods, opened, draft })
  const { isOn: isExample } = example
  const companyValues = useMemo(() => ({ ...example.company, ...company.values }), [example.company, company.values])
  const live = useLive(methods, { form, model, company: companyValues })
  const saved = useDraft({ form, methods, draft, rows, isExample })
  const engine = useEngine()
  const render = useCallback<Filling['render']>(
    (format, { fileFor, signal }) => {
      const { values } = entriesIn(form, methods)
      const entries = { values, pictures: company.pictures, rows: {} }
      const marked = isExample ? { ...model, example: true as const } : model
      return engine.render({ model: marked, entries, company: companyValues, format, fileFor }, { signal })
    },
    [engine, form, methods, model, company, companyValues, isExample],
  )
  const filling = useMemo<Filling>(
    () => ({
      ...{ opened, form, model, live, growable, render, isForCustomer, setForCustomer, example },
      setRows: (name, count) => setRows((before) => ({ ...before, [name]: count })),
    }),
    [opened, form, model, live, growable, render, isForCustomer, example],
  )
  return { filling, methods, saved }
}
