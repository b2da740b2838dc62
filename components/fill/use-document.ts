'use client'

import { useCallback, useEffect, useMemo, useState } from 'react'
import { useForm, type FieldError, type Resolver, type UseFormReturn } from 'react-hook-form'
import type { Chosen } from '@/components/template/state-storage'
import { addRows, growableRows } from '@/lib/documents/added-rows'
import { formOf, type Form } from '@/lib/documents/form'
import type { Draft } from '@/lib/fill/drafts'
import { openEngine, type EngineClient } from '@/lib/fill/engine-client'
import { changedTyped, initialTyped, readTyped } from '@/lib/fill/entries'
import type { Live } from '@/lib/fill/live'
import type { Opened } from '@/lib/fill/open'
import type { TypedValues } from '@/lib/fill/typed'
import { keyOf, nameOf, type Filling } from './filling'
import { usePhotos } from './photos/use-photos'
import { useSigning } from './signature/use-signing'
import { useDraft, type Saved } from './use-draft'
import { entriesIn, typedIn, useLive } from './use-live'

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

/** What a photograph shows: its number, and its caption and its place as the document has them. */
const altOf =
  ({ get }: Live) =>
  (frame: string): string => {
    const prefix = frame.slice(0, -'.image'.length)
    const texts = [get(`${prefix}.caption`), get(`${prefix}.place`)].filter(Boolean).join(', ')
    return `Photograph ${prefix.slice(prefix.lastIndexOf('.') + 1)}${texts && `: ${texts}`}`
  }

/** The engine that writes this page's documents. It loads with the first one. */
function useEngine(): EngineClient {
  const [engine] = useState(() => openEngine())
  useEffect(() => () => engine.close(), [engine])
  return engine
}

/** What a form shows at first, and what it does when the state is changed. */
export interface Filled {
  opened: Opened
  /** The draft to go on with; a new one has nothing typed. */
  draft: Draft
  /** The draft is not stored as it is. */
  isChanged?: boolean
  /** Opens the edition of another state with this draft. Rejects if it cannot be fetched. */
  onState: (state: Chosen, draft: Draft) => Promise<void>
}

/** The document of a draft as a form, with its results, its rows and its files. */
export function useDocument({ opened, draft, isChanged, onState }: Filled): {
  filling: Filling
  methods: UseFormReturn<TypedValues>
  saved: Saved
} {
  const { company } = opened
  const [answers, setAnswers] = useState<Filling['answers']>(new Map())
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
  const live = useLive(methods, { form, model, company: company.values })
  const photos = usePhotos(draft)
  const signing = useSigning({ opened, form, model, methods, photos: photos.places, draft })
  const more = useMemo(
    () => ({ rows, photos: photos.places, signatures: signing.signatures }),
    [rows, photos.places, signing.signatures],
  )
  const saved = useDraft({ form, methods, draft, more, isChanged })
  const engine = useEngine()
  const render = useCallback<Filling['render']>(
    async (format, { fileFor, signal, forScreen }) => {
      const { values } = entriesIn(form, methods)
      const signed = signing.entries()
      const photographs = await photos.pictures(forScreen ? 'small' : 'full', altOf(live))
      const pictures = { ...company.pictures, ...signed.pictures }
      const entries = { values: { ...values, ...signed.values }, pictures, rows: {} }
      return engine.render({ model, entries, photographs, company: company.values, format, fileFor }, { signal })
    },
    [engine, form, methods, model, company, live, photos, signing],
  )
  const filling = useMemo<Filling>(
    () => ({
      ...{ opened, form, model, live, growable, photos, signing, render, isForCustomer, setForCustomer },
      answers,
      answer: (question, given) => setAnswers((before) => new Map(before).set(question, given)),
      changeState: (state) => onState(state, { ...draft, typed: changedTyped(form, typedIn(methods)), ...more }),
      setRows: (name, count) => setRows((before) => ({ ...before, [name]: count })),
    }),
    [
      opened,
      form,
      model,
      live,
      growable,
      photos,
      signing,
      render,
      isForCustomer,
      answers,
      onState,
      draft,
      methods,
      more,
    ],
  )
  return { filling, methods, saved }
}
