import { TextLink } from '@/components/ui/text-link'
import { useSyncExternalStore } from 'react'
import { fullLabel } from '@/lib/documents/controls'
import { printNote } from '@/lib/fill/print-note'
import { useFilling } from '@/components/filling/filling'
import { idOf } from '@/components/filling/names'

/** What a PDF cannot show of what a control holds; empty if it shows all. */
export function usePrintNote(name: string): string {
  const { live, opened } = useFilling()
  const note = (): string => printNote(live.get(name), opened.template.formats)
  return useSyncExternalStore(live.subscribe, note, () => '')
}

/** The warning that a PDF cannot show all characters of a control. */
export function PrintNote({ name }: { name: string }) {
  const note = usePrintNote(name)
  return note ? (
    <p id={`${idOf(name)}-print`} className="field-error" role="status">
      {note}
    </p>
  ) : null
}

/** Every entry with characters that the PDF leaves out, with a link to it. */
export function PrintSummary() {
  const { live, opened, form } = useFilling()
  const { formats } = opened.template
  const names = [...form.controls.keys(), ...Object.keys(opened.company.values)]
  const inNeed = (): string => [...new Set(names)].filter((name) => printNote(live.get(name), formats)).join('\n')
  const found = useSyncExternalStore(live.subscribe, inNeed, () => '')
  if (!found) return null
  return (
    <div role="group" aria-label="Characters that a PDF cannot show" className="fill-problems">
      <p className="font-semibold">The PDF leaves these characters out:</p>
      <ul className="points">
        {found.split('\n').map((name) => {
          const control = form.controls.get(name)
          return (
            <li key={name}>
              <TextLink href={control ? `#${idOf(name)}` : '/company'}>
                {control ? fullLabel(control) : 'My company'}
              </TextLink>
              : {printNote(live.get(name), formats)}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
