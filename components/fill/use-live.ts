'use client'

import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { readTyped } from '@/lib/fill/entries'
import { createLive, shownTexts, type Document, type Live } from '@/lib/fill/live'
import type { TypedValues } from '@/lib/fill/typed'
import { nameOf } from './filling'

/** Milliseconds without a key before results are calculated. */
const PAUSE = 150

/** What the form holds, by name. */
export const typedIn = (methods: UseFormReturn<TypedValues>): TypedValues =>
  Object.fromEntries(Object.entries(methods.getValues()).map(([key, typed]) => [nameOf(key), typed]))

const today = (): string => new Date().toLocaleDateString('en-CA')

/** Keeps the document's results up to date with the form, shortly after each change. */
export function useLive(methods: UseFormReturn<TypedValues>, { form, model, company }: Omit<Document, 'today'>): Live {
  const [live] = useState(createLive)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const update = (): void => {
      const { values } = readTyped(form, typedIn(methods))
      live.replace(shownTexts({ form, model, company, today: today() }, { values, pictures: {}, rows: {} }))
    }
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
