import { useEffect, useMemo, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Form } from '@/lib/documents/form'
import type { Draft } from '@/lib/fill/draft'
import { initialTyped } from '@/lib/fill/entries'
import { companyOf, fetchExample, hasCompany, type ExampleValues } from '@/lib/fill/example'
import type { Opened } from '@/lib/fill/open'
import { typedOf, type TypedValues } from '@/lib/fill/typed'
import type { ExampleState } from '@/components/filling/filling'
import { typedIn, putAll } from '@/components/filling/use-live'

interface Filled {
  form: Form
  methods: UseFormReturn<TypedValues>
  opened: Opened
  draft: Draft
}

const shownIn = (form: Form, values: ExampleValues): TypedValues =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const control = form.controls.get(name)
      return control?.role === 'asked' ? [[name, typedOf(control, value)]] : []
    }),
  )

const withoutCompany = (values: ExampleValues): ExampleValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !name.startsWith('company.')))

/** Never replaces what a person typed. `company` is the person's own or the example's, never some of both. */
export function useExample(filled: Filled): ExampleState & { company: Opened['company']['values'] } {
  const { form, methods, opened, draft } = filled
  const { slug } = opened
  const own = opened.company.values
  const hasOwn = hasCompany(own)
  const [isOn, setOn] = useState(draft.example ?? false)
  const [values, setValues] = useState<ExampleValues>()
  // A draft with an example needs its letterhead again.
  useEffect(() => {
    if (!isOn || values) return
    const controller = new AbortController()
    fetchExample(slug, controller.signal).then(setValues, (error: unknown) => {
      if (!controller.signal.aborted) console.error('The example could not be loaded.', error)
    })
    return () => controller.abort()
  }, [slug, isOn, values])

  return useMemo(() => {
    const read = async (): Promise<TypedValues> => {
      const known = values ?? (await fetchExample(slug))
      setValues(known)
      return shownIn(form, hasOwn ? withoutCompany(known) : known)
    }
    const replace = (
      texts: TypedValues,
      isReplaced: (typed: TypedValues, name: string) => boolean,
      to: TypedValues,
    ) => {
      const typed = typedIn(methods)
      const replaced = Object.keys(texts).filter((name) => isReplaced(typed, name))
      putAll(methods, Object.fromEntries(replaced.map((name) => [name, to[name] ?? ''])))
    }
    const initial = initialTyped(form)
    return {
      isOn,
      company: isOn && values && !hasOwn ? { ...companyOf(values), ...own } : own,
      async add() {
        const texts = await read()
        replace(texts, (typed, name) => (typed[name] ?? initial[name]) === initial[name], texts)
        setOn(true)
      },
      async remove() {
        const texts = await read()
        replace(texts, (typed, name) => typed[name] === texts[name], initial)
        setOn(false)
      },
    }
  }, [form, methods, slug, isOn, values, own, hasOwn])
}
