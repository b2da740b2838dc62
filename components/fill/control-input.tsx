import { Problem } from '@/components/ui/status'
import { useController, useFormContext, useFormState } from 'react-hook-form'
import { DateInput } from '@/components/ui/date-input'
import { cn } from '@/lib/utils'
import type { Control } from '@/lib/documents/controls'
import { ChoiceInput, isShortList } from './choice-input'
import { idOf, keyOf } from '@/components/filling/names'
import { PrintNote, usePrintNote } from './print-notes'

interface Props {
  control: Control
  label?: string
  cell?: string
}

/** The error of a control, or what a PDF cannot print of it. */
export function ControlError({ name }: { name: string }) {
  const { errors } = useFormState({ name: keyOf(name), exact: true })
  const message = errors[keyOf(name)]?.message
  return typeof message === 'string' ? (
    <Problem id={`${idOf(name)}-error`}>{message}</Problem>
  ) : (
    <PrintNote name={name} />
  )
}

/** The options of an input that takes other words too. */
function Suggestions({ id, options }: { id: string; options: readonly string[] }) {
  return (
    <datalist id={id}>
      {options.map((option) => (
        <option key={option} value={option} />
      ))}
    </datalist>
  )
}

function useAttributes({ control, label, cell }: Props) {
  const { name, autoComplete, hint, phrase } = control
  const { errors } = useFormState({ name: keyOf(name), exact: true })
  const invalid = errors[keyOf(name)] !== undefined
  const note = usePrintNote(name) && `${idOf(name)}-print`
  const described = [invalid ? `${idOf(name)}-error` : note, hint && `${idOf(name)}-hint`].filter(Boolean).join(' ')
  return {
    id: idOf(name),
    'aria-label': label,
    'aria-invalid': invalid || undefined,
    'aria-describedby': described || undefined,
    'data-cell': cell,
    autoComplete,
    autoCapitalize: phrase ? 'none' : undefined,
  }
}

const inputTypes: Partial<Record<Control['type'], string>> = { email: 'email', phone: 'tel' }

/** The input that fits the type of a control. `cell` is its place in a grid: 'row:column'. */
export function ControlInput(props: Props) {
  const { control, label, cell } = props
  if (control.type === 'date') return <FormDate {...props} />
  if (!isShortList(control)) return <PlainInput {...props} />
  const describedBy = control.hint ? `${idOf(control.name)}-hint` : undefined
  return <ChoiceInput {...{ control, label, cell, describedBy }} />
}

/** A date of the form. */
function FormDate(props: Props) {
  const { field } = useController<Record<string, string>>({ name: keyOf(props.control.name) })
  return <DateInput {...useAttributes(props)} {...field} value={field.value ?? ''} />
}

/** Its content lives in the element: a key renders nothing. */
function PlainInput(props: Props) {
  const { name, type, options = [], closed, lines = 3, inputMode } = props.control
  const { register } = useFormContext()
  const common = { ...register(keyOf(name)), ...useAttributes(props) }
  if (type === 'multiline') return <textarea {...common} rows={lines} className="input" />
  if (type === 'check') return <input type="checkbox" {...common} className="checkbox" />
  if (type === 'select' && closed)
    return (
      <select {...common} className="input">
        <option value="">{props.cell ? '' : 'Choose…'}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    )
  const list = type === 'select' ? `${common.id}-options` : undefined
  return (
    <>
      <input
        type={inputTypes[type] ?? 'text'}
        {...common}
        inputMode={inputMode}
        list={list}
        className={cn('input', inputMode === 'decimal' && 'fill-number')}
      />
      {list && <Suggestions id={list} options={options} />}
    </>
  )
}
