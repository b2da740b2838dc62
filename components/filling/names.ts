import type { TypedValues } from '@/lib/fill/typed'

/** The form library takes dots in names for nested objects. */
export const keyOf = (name: string): string => name.replaceAll('.', ':')
/** Returns the document's name for the form library's name. */
export const nameOf = (key: string): string => key.replaceAll(':', '.')

/** Contents by the form library's names. */
export const byKey = (typed: TypedValues): TypedValues =>
  Object.fromEntries(Object.entries(typed).map(([name, content]) => [keyOf(name), content]))

/** The id of a control's element. */
export const idOf = (name: string): string => `f-${keyOf(name)}`
