import { fullLabel } from '@/lib/documents/controls'
import type { Form } from '@/lib/documents/form'
import type { Change } from '@/components/filling/parts'

const words: Readonly<Record<string, string>> = {
  photos: 'the photos',
  version: 'the text of the document',
  example: 'the mark of an example',
  sensitive: 'fields that are not saved in this browser',
}
const MOST = 4

/** What was changed since a party signed: `Contract sum; the photos; 3 more`. */
export function changedText(changes: readonly Change[], { controls }: Form): string {
  const named = changes.map((change) => {
    const control = controls.get(change)
    return control ? fullLabel(control) : (words[change] ?? 'the company')
  })
  const all = [...new Set(named)]
  return [...all.slice(0, MOST), ...(all.length > MOST ? [`${all.length - MOST} more`] : [])].join('; ')
}
