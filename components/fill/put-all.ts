import type { UseFormReturn } from 'react-hook-form'
import type { TypedValues } from '@/lib/fill/typed'
import { keyOf } from '@/components/filling/names'

/**
 * Puts contents into many controls, by name, and checks them. The form tells its subscribers once: told for each control,
 * five hundred pasted lines took a minute.
 */
export function putAll({ setValues, trigger }: UseFormReturn<TypedValues>, typed: TypedValues): void {
  const byKey = Object.fromEntries(Object.entries(typed).map(([name, content]) => [keyOf(name), content]))
  setValues(byKey)
  void trigger(Object.keys(byKey))
}
