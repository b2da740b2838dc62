import { growableRows } from '@/lib/documents/added-rows'
import type { DocumentModel } from '@/lib/documents/model'
import { textOf, type Job } from './job'
import { BILLING_WORKBOOK, changeList, linesOf, lists } from './lists'

/** The number of rows by table, where the job has more lines than the document. */
export function rowsFor(slug: string, model: DocumentModel, job: Job): Record<string, number> {
  const growable = growableRows(model)
  return Object.fromEntries(
    lists.flatMap((list): [string, number][] => {
      const present = growable.get(list.name)
      const lines = linesOf(list, (id) => textOf(job, id))
      return present !== undefined &&
        (list.in.test(slug) || (slug === BILLING_WORKBOOK && list === changeList)) &&
        lines > present
        ? [[list.name, lines]]
        : []
    }),
  )
}
