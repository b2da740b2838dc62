/** The form library takes dots in names for nested objects. */
export const keyOf = (name: string): string => name.replaceAll('.', ':')
export const nameOf = (key: string): string => key.replaceAll(':', '.')

/** The id of a control's element. */
export const idOf = (name: string): string => `f-${keyOf(name)}`
