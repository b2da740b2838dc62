import type { UseFormReturn } from 'react-hook-form'
import type { TypedValues } from '@/lib/fill/typed'
import { byKey } from '@/components/filling/names'

/** Fills many controls and checks them. Told for each control, five hundred pasted lines took a minute. */
export function putAll({ setValues, trigger }: UseFormReturn<TypedValues>, typed: TypedValues): void {
  const keyed = byKey(typed)
  setValues(keyed)
  void trigger(Object.keys(keyed))
}
