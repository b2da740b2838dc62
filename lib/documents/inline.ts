export type Inline = { text: string } | { field: string }

/** Splits `Hi {customer.name},` into text and merge fields. */
export function parseInline(text: string): Inline[] {
  return text
    .split(/(\{[a-zA-Z][\w.]*\})/)
    .filter(Boolean)
    .map((part) => (/^\{.*\}$/.test(part) ? { field: part.slice(1, -1) } : { text: part }))
}

/** Whether the pen fills this blank of a notice with a tick and not with words. */
export const isBox = (name: string): boolean => /box\d*$/i.test(name)
