import { missing, type Place } from '@/lib/documents/missing'
import type { Part } from '@/lib/documents/model'
import type { Draft } from '@/lib/fill/draft'
import { readTyped } from '@/lib/fill/entries'
import { openTexts } from './draft-job'

/** The blank places in the documents of these readers; none in an example. Rejects if the template cannot be fetched. */
export async function blanksIn(
  draft: Draft,
  readers: readonly Part['audience'][] | undefined,
  signal: AbortSignal,
): Promise<Place[]> {
  if (draft.example) return []
  const { form, model, company, typed } = await openTexts(draft, signal)
  return missing(model, { values: readTyped(form, typed).values, rows: {} }, company, { readers })
}
