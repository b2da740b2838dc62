import { useShown } from '@/components/filling/filling'
import { cn } from '@/lib/utils'
import type { Control } from '@/lib/documents/controls'
import { ControlError, ControlInput } from './control-input'
import { idOf } from '@/components/filling/names'
import { FromJob } from './job/from-job'

const isWide = ({ type, span = 1, hint }: Control): boolean =>
  type === 'multiline' || span > 1 || (hint?.length ?? 0) > 40

/** A control with its label, hint and error. What is calculated or asked elsewhere is only shown. */
export function ControlField({ control }: { control: Control }) {
  const { name, label, place, hint, unit, role, type, sensitive } = control
  const id = idOf(name)
  if (role !== 'asked')
    return (
      <div className={cn('field', isWide(control) && 'fill-wide')}>
        <span className="label" id={`${id}-label`}>
          {label}
        </span>
        <Shown name={name} label={label} />
        {role === 'again' && <span className="fill-hint">Filled in above or in an earlier step</span>}
      </div>
    )
  const box = type === 'check'
  return (
    <div className={cn('field', isWide(control) && 'fill-wide', box && 'fill-check')}>
      <label className="label" htmlFor={id}>
        {label}
        {place && <span className="sr-only">, {place}</span>}
        {unit && <span className="fill-unit"> ({unit})</span>}
      </label>
      <ControlInput control={control} />
      <FromJob name={name} />
      {hint && (
        <p id={`${id}-hint`} className="fill-hint">
          {hint}
        </p>
      )}
      {sensitive && <p className="fill-hint">Not saved in this browser. It goes only into the document.</p>}
      <ControlError name={name} />
    </div>
  )
}

/** Controls in the columns of the form. */
export const ControlFields = ({ controls }: { controls: readonly Control[] }) => (
  <div className="fill-fields">
    {controls.map((control) => (
      <ControlField key={control.name} control={control} />
    ))}
  </div>
)

/** The calculated text of a name, or a dash while it is blank. */
export function Shown({ name, label }: { name: string; label?: string }) {
  const text = useShown(name)
  return (
    <output className="fill-shown" aria-label={label ? `${label}: ${text || 'blank'}` : undefined}>
      {text || '–'}
    </output>
  )
}
