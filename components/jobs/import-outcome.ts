import type { Outcome } from '@/components/ui/file-actions'
import type { Imported } from '@/lib/fill/drafts-file'
import { countOf } from '@/lib/utils'

/** What came of reading drafts from a file. `replace` takes its drafts in place of those that are here. */
export function importOutcome(
  read: string,
  { damaged, kept }: Pick<Imported, 'damaged' | 'kept'>,
  replace: () => Promise<Outcome | undefined>,
): Outcome {
  const texts = [
    read,
    ...(damaged > 0 ? [`${countOf(damaged, 'photo')} in the file cannot be read.`] : []),
    ...(kept.length > 0 ? [`Not replaced, because the copy in this browser may be newer: ${kept.join(', ')}.`] : []),
  ]
  return {
    isError: damaged > 0,
    text: texts.join(' '),
    ...(kept.length > 0 ? { action: { label: 'Replace with the copy in the file', run: replace } } : {}),
  }
}
