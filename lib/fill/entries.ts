import type { Form } from '@/lib/documents/form'
import type { Value } from '@/lib/documents/model'
import { schemaOf, typedOf, type Typed, type TypedValues } from './typed'

export interface Problem {
  name: string
  message: string
}

export interface Reading {
  /** Values by name, of controls whose content differs from the document's own; null clears one. */
  values: Readonly<Record<string, Value>>
  problems: readonly Problem[]
}

/** What each control that a person fills in shows at first, by name. */
export function initialTyped(form: Form): TypedValues {
  return Object.fromEntries(
    [...form.controls.values()]
      .filter(({ role }) => role === 'asked')
      .map((control) => [control.name, typedOf(control, control.value)]),
  )
}

/** What the form's controls hold at first: content of the draft, else of the company, else of the document. */
export function typedAtFirst(
  form: Form,
  company: Readonly<Record<string, Value>>,
  draft: { typed: TypedValues },
): TypedValues {
  const own = Object.entries(company).filter(
    (entry): entry is [string, string] => form.controls.get(entry[0])?.role === 'asked' && typeof entry[1] === 'string',
  )
  return { ...initialTyped(form), ...Object.fromEntries(own), ...draft.typed }
}

/** Reads typed values by the form's controls. Skips values without a control, such as those of an earlier version. */
export function readTyped(form: Form, typed: TypedValues): Reading {
  const values: Record<string, Value> = {}
  const problems: Problem[] = []
  for (const [name, content] of Object.entries(typed)) {
    const control = form.controls.get(name)
    if (control?.role !== 'asked' || content === typedOf(control, control.value)) continue
    const result = schemaOf(control).safeParse(content)
    if (result.success) values[name] = result.data
    else problems.push({ name, message: result.error.issues[0]?.message ?? 'This entry cannot be used.' })
  }
  return { values, problems }
}

/** Entries that the form has no field for: of an earlier version, or of another state. They stay in the draft. */
export const keptEntries = (form: Form, typed: TypedValues): [name: string, content: Typed][] =>
  Object.entries(typed).filter(([name, content]) => content && form.controls.get(name)?.role !== 'asked')

/** The typed values that differ from the form's own, with the entries that it has no field for. */
export function changedTyped(form: Form, typed: TypedValues): TypedValues {
  return Object.fromEntries(
    Object.entries(typed).filter(([name, content]) => {
      const control = form.controls.get(name)
      return control ? content !== typedOf(control, control.value) : content
    }),
  )
}

/** The typed values that differ from the form's own and may be stored. */
export const storable = (form: Form, typed: TypedValues): TypedValues =>
  Object.fromEntries(Object.entries(changedTyped(form, typed)).filter(([name]) => !form.controls.get(name)?.sensitive))
