import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Entries } from '@/lib/documents/entries'
import type { Form } from '@/lib/documents/form'
import { readTyped } from '@/lib/fill/entries'
import { createLive, shownTexts, type Document, type Live } from '@/lib/fill/live'
import { today } from '@/lib/fill/today'
import type { TypedValues } from '@/lib/fill/typed'
import { nameOf, byKey } from './names'

const PAUSE = 150

/** What the form holds, by name. */
export const typedIn = (methods: UseFormReturn<TypedValues>): TypedValues =>
  Object.fromEntries(
    Object.entries(methods.getValues()).flatMap(([key, typed]) =>
      // The input of a row that was just added may not be there yet.
      (typed as unknown) === undefined ? [] : [[nameOf(key), typed]],
    ),
  )

/** What the form holds, as the engine takes it; wrong content is left out. Rows are in the model already. */
export const entriesIn = (form: Form, methods: UseFormReturn<TypedValues>): Entries => ({
  values: readTyped(form, typedIn(methods)).values,
  pictures: {},
  rows: {},
})

/** Keeps the document's results up to date with the form, shortly after each change. */
export function useLive(methods: UseFormReturn<TypedValues>, { form, model, company }: Omit<Document, 'today'>): Live {
  const [live] = useState(createLive)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const update = (): void =>
      live.replace(shownTexts({ form, model, company, today: today() }, entriesIn(form, methods)))
    update()
    const unsubscribe = methods.subscribe({
      formState: { values: true },
      callback() {
        clearTimeout(timer)
        timer = setTimeout(update, PAUSE)
      },
    })
    return () => {
      clearTimeout(timer)
      unsubscribe()
    }
  }, [live, methods, form, model, company])
  return live
}

/** Fills many controls and checks them. Told for each control, five hundred pasted lines took a minute. */
export function putAll({ setValues, trigger }: UseFormReturn<TypedValues>, typed: TypedValues): void {
  const keyed = byKey(typed)
  setValues(keyed)
  void trigger(Object.keys(keyed))
}
