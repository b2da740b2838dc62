import { ACROBAT_LIBRARY, cellsOf, evaluate, rowCounts, toAcrobat } from '@/lib/documents/calc'
import type { DocumentModel } from '@/lib/documents/model'
import { formFields, prepareScripts } from '@/tests/support/form-scripts'

/** The text of each calculated field of a document's form, as its scripts calculate it from the texts typed. */
export function calculateForm(model: DocumentModel, typed: ReadonlyMap<string, string>): Map<string, string> {
  const cells = cellsOf(model)
  const rows = rowCounts(model)
  const fields = formFields({
    rows: (name) => rows.get(name) ?? 0,
    isPercent: (name) => cells.get(name)?.type === 'percent',
    isDate: (name) => cells.get(name)?.type === 'date',
  })
  const run = prepareScripts({
    libraries: [ACROBAT_LIBRARY],
    order: [...evaluate(model).keys()],
    scriptOf: (name) => toAcrobat(name, cells.get(name)!.formula!, fields),
    hasField: (name) => cells.has(name),
  })
  return run(typed)
}
