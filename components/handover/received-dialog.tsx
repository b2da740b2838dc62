import { Paragraphs } from '@/components/ui/text-list'
import { useMemo } from 'react'
import { useFormContext } from 'react-hook-form'
import { useFilling, type Filling } from '@/components/filling/filling'
import { keyOf } from '@/components/filling/names'
import { typedIn } from '@/components/filling/use-live'
import { Button } from '@/components/ui/button'
import { OutlineButton } from '@/components/ui/outline-button'
import { Dialog } from '@/components/ui/dialog'
import { showToast } from '@/components/ui/toast-queue'
import { changedTyped } from '@/lib/fill/entries'
import { fullLabel } from '@/lib/documents/controls'
import { addRows } from '@/lib/documents/added-rows'
import { formOf } from '@/lib/documents/form'
import type { TypedValues } from '@/lib/fill/typed'
import { acceptFor, readHanded, type Accepted } from '@/lib/handover/link'
import { countOf } from '@/lib/utils'

const SHOWN = 12

const entries = (count: number): string => countOf(count, 'entry', 'entries')

function leftOut({ unknown, wrong }: Accepted): string[] {
  return [
    ...(unknown.length > 0
      ? [
          `${entries(unknown.length)} skipped: this form has no field for ${unknown.slice(0, 3).join(', ')}${unknown.length > 3 ? ' and others' : ''}.`,
        ]
      : []),
    ...(wrong.length > 0 ? [`${entries(wrong.length)} skipped, wrong format: ${wrong.slice(0, 3).join(', ')}.`] : []),
  ]
}

function shownIn({ model }: Filling, { typed, rows }: Accepted): { label: string; shown: string }[] {
  const { controls } = formOf(addRows(model, rows))
  return Object.entries(typed)
    .slice(0, SHOWN)
    .map(([name, content]) => {
      const control = controls.get(name)
      const shown = typeof content === 'string' ? content : content ? 'checked' : 'not checked'
      return { label: control ? fullLabel(control) : name, shown }
    })
}

/** Shows what came with the form's link, and fills it in if the person agrees. */
export function ReceivedDialog({ text, onClose }: { text: string; onClose: () => void }) {
  const filling = useFilling()
  const methods = useFormContext<TypedValues>()
  const accepted = useMemo(() => {
    const handed = readHanded(text)
    return handed && acceptFor(filling.model, handed)
  }, [text, filling.model])
  const { form, setRows } = filling

  if (!accepted)
    return (
      <Dialog onClose={onClose} title="The link cannot be read">
        <p role="alert">Part of it is missing. Ask for the link again, or for the file. The form did not change.</p>
      </Dialog>
    )
  const fillIn = (): void => {
    for (const [table, count] of Object.entries(accepted.rows)) setRows(table, count)
    for (const [name, content] of Object.entries(accepted.typed))
      methods.setValue(keyOf(name), content, { shouldDirty: true, shouldValidate: true })
    showToast({ kind: 'success', title: `${entries(Object.keys(accepted.typed).length)} filled in` })
    onClose()
  }
  const count = Object.keys(accepted.typed).length
  const replaced = Object.keys(changedTyped(form, typedIn(methods))).filter((name) => name in accepted.typed).length
  return (
    <Dialog
      onClose={onClose}
      title="Someone sent you this form"
      description="The entries came with the link. They were not sent to a server. Fill them in only if you know who sent them."
    >
      <div className="grid gap-3">
        <dl className="grid gap-1" aria-label="What came with the link">
          {shownIn(filling, accepted).map(({ label, shown }) => (
            <div key={label} className="break-words">
              <dt className="inline font-semibold">{label}: </dt>
              <dd className="inline">{shown.slice(0, 120)}</dd>
            </div>
          ))}
        </dl>
        {count > SHOWN && <p>and {entries(count - SHOWN)} more</p>}
        <Paragraphs texts={leftOut(accepted)} />
        {replaced > 0 && <p>{entries(replaced)} of yours would be replaced.</p>}
        <div className="dialog-actions">
          <Button disabled={count === 0} onClick={fillIn}>
            Fill in {entries(count)}
          </Button>
          <OutlineButton onClick={onClose}>Discard</OutlineButton>
        </div>
      </div>
    </Dialog>
  )
}
