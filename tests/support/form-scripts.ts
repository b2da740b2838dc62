import vm from 'node:vm'
import type { FormFields } from '@/lib/documents/calc'

/** What a script knows of the fields of its form; plain number fields unless `more` says another. */
export const formFields = (more: Partial<FormFields> = {}): FormFields => ({
  rows: () => 0,
  isPercent: () => false,
  isDate: () => false,
  printed: () => undefined,
  ...more,
})

export interface FormScripts {
  /** Scripts of the document, which define what the fields' scripts call. */
  libraries: readonly string[]
  order: readonly string[]
  scriptOf: (name: string) => string | undefined
  hasField: (name: string) => boolean
}

/** Prepares the scripts as a viewer does. The result calculates all fields once from the texts of the fields. */
export function prepareScripts({ libraries, order, scriptOf, hasField }: FormScripts) {
  let texts = new Map<string, string>()
  /** A viewer gives the value of a field as a number if it looks like one. */
  const isNumber = (text: string): boolean => text.trim() !== '' && Number.isFinite(Number(text))
  const fieldOf = (text: string) => ({ value: isNumber(text) ? Number(text) : text, valueAsString: text })
  const getField = (name: string) => (hasField(name) ? fieldOf(texts.get(name) ?? '') : null)
  const context = vm.createContext({ document: { getField } })
  for (const library of libraries) vm.runInContext(library, context)
  const scripts = order.map((name) => {
    const source = `(function(event){(function(){${scriptOf(name) ?? ''}}).call(document)})`
    return { name, run: vm.runInContext(source, context) as (event: { value: unknown }) => void }
  })
  return (typed: ReadonlyMap<string, string>): Map<string, string> => {
    texts = new Map(typed)
    for (const { name, run } of scripts) {
      const event: { value: unknown } = { value: '' }
      run(event)
      texts.set(name, String(event.value))
    }
    return new Map(order.map((name) => [name, texts.get(name) ?? '']))
  }
}
