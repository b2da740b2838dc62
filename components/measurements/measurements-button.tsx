import { lazyPart } from '@/components/ui/lazy-part'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { OutlineButton } from '@/components/ui/outline-button'
import { showToast } from '@/components/ui/toast-queue'
import { useFilling } from '@/components/filling/filling'
import { keyOf } from '@/components/filling/names'
import { typedIn } from '@/components/filling/use-live'
import type { TypedValues } from '@/lib/fill/typed'
import type { Entry } from '@/lib/measurements/plan'
import { takesMeasurements } from '@/lib/measurements/targets'

const MeasurementsDialog = lazyPart(async () => (await import('./measurements-dialog')).MeasurementsDialog)

/** Imports an aerial report into the form; nothing for a form without measurements. */
export function MeasurementsButton() {
  const { form } = useFilling()
  const methods = useFormContext<TypedValues>()
  const [isOpen, setOpen] = useState(false)
  if (!takesMeasurements(form)) return null
  const apply = (entries: readonly Entry[], count: string): void => {
    for (const { name, typed } of entries)
      methods.setValue(keyOf(name), typed, { shouldDirty: true, shouldValidate: true })
    setOpen(false)
    showToast({ kind: 'success', title: `${count} filled in from the report` })
  }
  return (
    <div className="fill-wide">
      <OutlineButton onClick={() => setOpen(true)}>Import measurements</OutlineButton>
      {isOpen && (
        <MeasurementsDialog form={form} typed={() => typedIn(methods)} onApply={apply} onClose={() => setOpen(false)} />
      )}
    </div>
  )
}
