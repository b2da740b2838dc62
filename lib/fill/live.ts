import { evaluate, dateOfSerial } from '@/lib/documents/calc'
import type { Entries } from '@/lib/documents/entries'
import { complete } from '@/lib/documents/complete'
import type { Form } from '@/lib/documents/form'
import { cellsOf } from '@/lib/documents/calc/cells'
import type { DocumentModel, Value } from '@/lib/documents/model'
import { showValue } from '@/lib/documents/show-value'
import { createObservable } from './observable'

export interface Live {
  get: (name: string) => string
  replace: (texts: ReadonlyMap<string, string>) => void
  subscribe: (listener: () => void) => () => void
}

export function createLive(): Live {
  const { get, set, subscribe } = createObservable<ReadonlyMap<string, string>>(new Map())
  return { get: (name) => get().get(name) ?? '', replace: set, subscribe }
}

export interface Document {
  form: Form
  model: DocumentModel
  company: Readonly<Record<string, Value>>
  today: string
}

/** The text of every name of a document with these entries: results, typed and given values, company fields. */
export function shownTexts({ form, model, company, today }: Document, entries: Entries): Map<string, string> {
  const filled = complete(model, entries, company, today).model
  const results = evaluate(filled)
  const texts = new Map<string, string>()
  const show = (name: string, value: Value, shape: Parameters<typeof showValue>[1]): void => {
    texts.set(name, showValue(value, shape)?.shown ?? '')
  }
  for (const [name, value] of Object.entries(filled.company ?? {})) show(name, value, { type: 'text' })
  const cells = cellsOf(filled)
  for (const { name, type, decimals, value } of form.controls.values())
    if (!cells.has(name)) show(name, entries.values[name] ?? value, { type: type === 'one' ? 'text' : type, decimals })
  for (const cell of cells.values()) {
    const { name, type, value, formula } = cell
    const result = results.get(name) ?? null
    const given = formula ? (type === 'date' && result !== null ? dateOfSerial(result) : result) : value
    show(name, given, cell)
  }
  return texts
}
