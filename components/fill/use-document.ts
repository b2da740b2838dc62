import type { FileFor } from '@/lib/fill/engine-client'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useForm, type FieldError, type Resolver, type UseFormReturn } from 'react-hook-form'
import type { Chosen } from '@/lib/downloads/state-storage'
import { addRows, growableRows } from '@/lib/documents/added-rows'
import { formOf, type Form } from '@/lib/documents/form'
import type { Draft } from '@/lib/fill/draft'
import { changedTyped, readTyped, typedAtFirst } from '@/lib/fill/entries'
import type { Opened } from '@/lib/fill/open'
import type { TypedValues } from '@/lib/fill/typed'
import type { Filling } from '@/components/filling/filling'
import { byKey, keyOf, nameOf } from '@/components/filling/names'
import { usePhotos } from './photos/use-photos'
import { useSigning } from './signature/use-signing'
import { useExample } from './use-example'
import type { SavedState, OnElsewhere } from './use-tabs'
import { useDraft } from './use-draft'
import { typedIn, useLive } from '@/components/filling/use-live'
import { useRender } from './use-render'

const resolverOf =
  (form: Form): Resolver<TypedValues> =>
  (values, _, { names = [] }) => {
    const typed = names.flatMap((key) => (key in values ? [[nameOf(key), values[key]] as const] : []))
    const { problems } = readTyped(form, Object.fromEntries(typed) as TypedValues)
    const errors: Record<string, FieldError> = {}
    for (const { name, message } of problems) errors[keyOf(name)] = { type: 'content', message }
    return problems.length > 0 ? { values: {}, errors } : { values, errors: {} }
  }

function useTyped(form: Form, opened: Opened, draft: Draft): UseFormReturn<TypedValues> {
  const [defaultValues] = useState(() => byKey(typedAtFirst(form, opened.company.values, draft)))
  const resolver = useMemo(() => resolverOf(form), [form])
  const methods = useForm<TypedValues>({ defaultValues, resolver, mode: 'onTouched' })
  // Entries that were wrong before get their message again, on any step.
  useEffect(() => {
    if (Object.keys(draft.typed).length > 0) void methods.trigger(Object.keys(draft.typed).map(keyOf))
  }, [methods, draft])
  return methods
}

function useLines({ model: original }: Opened, draft: Draft) {
  const [rows, setAll] = useState(draft.rows)
  const model = useMemo(() => addRows(original, rows), [original, rows])
  const growable = useMemo(() => growableRows(model), [model])
  const form = useMemo(() => formOf(model), [model])
  const setRows = useCallback((name: string, count: number) => setAll((before) => ({ ...before, [name]: count })), [])
  return { rows, setRows, model, growable, form }
}

export interface Filled {
  opened: Opened
  draft: Draft
  isChanged?: boolean
  onState: (state: Chosen, draft: Draft) => Promise<void>
  told?: readonly string[]
  onElsewhere?: OnElsewhere
  leftAt?: () => string
}

interface Asked extends Pick<Filled, 'draft' | 'onState'> {
  form: Form
  methods: UseFormReturn<TypedValues>
  more: Partial<Draft>
}

function useQuestions({ form, methods, draft, more, onState }: Asked) {
  const [answers, setAnswers] = useState<Filling['answers']>(new Map())
  return useMemo<Pick<Filling, 'answers' | 'answer' | 'changeState'>>(
    () => ({
      answers,
      answer: (question, given) => setAnswers((before) => new Map(before).set(question, given)),
      changeState: (state) => onState(state, { ...draft, typed: changedTyped(form, typedIn(methods)), ...more }),
    }),
    [answers, form, methods, draft, more, onState],
  )
}

/** The document of a draft as a form, with its results, its rows and its files. */
export function useDocument({ opened, draft, isChanged, onState, ...storing }: Filled): {
  filling: Filling
  methods: UseFormReturn<TypedValues>
  saved: SavedState
} {
  const { company } = opened
  const [chosen, setChosen] = useState<readonly FileFor[]>(['customer'])
  const { rows, setRows, model, growable, form } = useLines(opened, draft)
  const methods = useTyped(form, opened, draft)
  const example = useExample({ form, methods, opened, draft })
  const { isOn: isExample, company: companyValues } = example
  const live = useLive(methods, { form, model, company: companyValues })
  const photos = usePhotos(draft)
  const signing = useSigning({
    ...{ opened, form, model, methods, draft, isExample },
    ...{ photos: photos.places, company: companyValues },
  })
  const more = useMemo(
    () => ({
      ...{ rows, photos: photos.places, signatures: signing.signatures },
      ...(isExample ? { example: true as const } : {}),
    }),
    [rows, photos.places, signing.signatures, isExample],
  )
  const saved = useDraft({ form, methods, draft, more, isChanged, ...storing })
  const render = useRender({
    form,
    model,
    methods,
    live,
    photos,
    signing,
    isExample,
    company: companyValues,
    pictures: company.pictures,
  })
  const questions = useQuestions({ form, methods, draft, more, onState })
  const filling = useMemo<Filling>(
    () => ({
      ...{ opened, form, model, live, growable, setRows, photos, signing, example, render },
      ...{ chosen, setChosen, ...questions },
    }),
    [opened, form, model, live, growable, setRows, photos, signing, example, render, chosen, questions],
  )
  return { filling, methods, saved }
}
