import type { DocumentModel } from '../../model'
import { leadsAlone } from '../../name-lines'
import { planWorkbook } from './plan'
import { writeWorkbook } from './write'

/** The working Excel file of a document. The same model gives the same bytes. */
export async function renderXlsx(model: DocumentModel): Promise<Uint8Array> {
  return writeWorkbook(planWorkbook(leadsAlone(model)))
}
