import { useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { useController } from 'react-hook-form'
import type { Control } from '@/lib/documents/controls'
import type { Typed } from '@/lib/fill/typed'
import { idOf, keyOf } from '@/components/filling/names'

const MOST_CHOICES = 7
/** No option is called so: options have no line ends. */
const OTHER = '\n'

/** Whether a control's choices are so few that they stand in a list, with a way to other words. */
export const isShortList = ({ type, closed, options = [] }: Control): boolean =>
  type === 'select' && !closed && options.length > 0 && options.length <= MOST_CHOICES

interface OtherProps {
  control: Control
  label?: string
  value: string
  onType: (text: string) => void
  onLeave: () => void
  ref: RefObject<HTMLInputElement | null>
}

/** The field for words that are not among the options. */
function OtherInput({ control, label, value, onType, onLeave, ref }: OtherProps) {
  return (
    <input
      id={`${idOf(control.name)}-other`}
      ref={ref}
      name={keyOf(control.name)}
      type="text"
      value={value}
      className="input fill-other"
      aria-label={`Other: ${label ?? control.label}`}
      autoComplete="off"
      onChange={({ target }) => onType(target.value)}
      onBlur={onLeave}
    />
  )
}

interface Props extends Pick<OtherProps, 'control' | 'label'> {
  cell?: string
  describedBy?: string
}

/** A select with few options, and a field for other words after 'Other'. */
export function ChoiceInput({ control, label, cell, describedBy }: Props) {
  const { name, options = [], autoComplete } = control
  const { value: held, ref, onChange, onBlur } = useController<Record<string, Typed>>({ name: keyOf(name) }).field
  const input = useRef<HTMLInputElement>(null)
  const value = typeof held === 'string' ? held : ''
  const [isTyping, setTyping] = useState(false)
  const isOther = isTyping || (value !== '' && !options.includes(value))

  const choose = (chosen: string): void => {
    flushSync(() => setTyping(chosen === OTHER))
    onChange(chosen === OTHER ? '' : chosen)
    input.current?.focus()
  }
  const type = (text: string): void => {
    // What is typed may be one of the choices on its way to another word.
    setTyping(true)
    onChange(text)
  }
  const leave = (): void => {
    if (value === '') setTyping(false)
    onBlur()
  }
  return (
    <>
      <select
        {...{ id: idOf(name), name: keyOf(name), ref, onBlur, autoComplete }}
        value={isOther ? OTHER : value}
        className="input"
        aria-label={label}
        aria-describedby={describedBy}
        data-cell={cell}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{cell ? '' : 'Choose…'}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
        <option value={OTHER}>{options.includes('Other') ? 'Something else…' : 'Other…'}</option>
      </select>
      {isOther && <OtherInput {...{ control, label, value }} ref={input} onType={type} onLeave={leave} />}
    </>
  )
}
