import type { Form } from '@/lib/documents/form'
import type { Value } from '@/lib/documents/model'
import { schemaOf, type TypedValues } from '@/lib/fill/typed'
import { facts, namesIn } from './facts'
import { lineNames } from './lines'
import type { DocumentValues } from './mapping'

const known = new Map<string, readonly string[]>()

/** The names that a job can have from the document with this slug. */
function namesFor(slug: string): readonly string[] {
  const names = known.get(slug) ?? [
    ...new Set([...[...facts.values()].flatMap((fact) => namesIn(fact, slug)), ...lineNames]),
  ]
  known.set(slug, names)
  return names
}

/** The values that a job could take, typed or as the text that `shown` gives. */
export function valuesOf(
  slug: string,
  form: Form,
  typed: TypedValues,
  shown: (name: string) => string,
): DocumentValues {
  return new Map(
    namesFor(slug).flatMap((name): [string, Value][] => {
      const control = form.controls.get(name)
      if (!control || control.sensitive) return []
      const content = control.role === 'asked' ? typed[name] : shown(name)
      const read = content === undefined ? undefined : schemaOf(control).safeParse(content)
      return read?.success ? [[name, read.data]] : []
    }),
  )
}
