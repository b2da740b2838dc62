/** What a stored draft lacks, before it is written. */
import { missing, type Place } from '@/lib/documents/missing'
import type { Part } from '@/lib/documents/model'
import type { Draft } from '@/lib/fill/draft'
import { readTyped } from '@/lib/fill/entries'
import { openTexts } from './draft-job'

/**
 * The places of a draft that are blank in the papers of these readers, or in all papers. An example has none. Rejects if
 * its template cannot be fetched, or with the signal's reason.
 */
export async function blanksIn(
  draft: Draft,
  readers: readonly Part['audience'][] | undefined,
  signal: AbortSignal,
): Promise<Place[]> {
  if (draft.example) return []
  const { form, model, company, typed } = await openTexts(draft, signal)
  return missing(model, { values: readTyped(form, typed).values, rows: {} }, company, { readers })
}
