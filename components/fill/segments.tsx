'use client'

import { useController } from 'react-hook-form'
import type { Control } from '@/lib/documents/controls'
import { ControlError } from './control-input'
import { idOf, keyOf } from '@/components/filling/names'

/** At most one of a few answers, as buttons. A second press on the chosen one takes it back. */
export function Segments({ control, note }: { control: Control; note?: string }) {
  const { name, label, options = [] } = control
  const { field } = useController({ name: keyOf(name) })
  const id = idOf(name)
  return (
    <fieldset className="fill-answer">
      <legend>
        {label}
        {note && <span className="fill-hint block">{note}</span>}
      </legend>
      <div className="fill-segments">
        {options.map((option, index) => (
          <label key={option} data-chosen={field.value === option || undefined}>
            <input
              type="radio"
              name={field.name}
              value={option}
              ref={index === 0 ? field.ref : undefined}
              id={index === 0 ? id : `${id}-${index}`}
              checked={field.value === option}
              onChange={() => field.onChange(option)}
              onClick={() => field.value === option && field.onChange('')}
              onBlur={field.onBlur}
            />
            {option}
          </label>
        ))}
      </div>
      <ControlError name={name} />
    </fieldset>
  )
}
