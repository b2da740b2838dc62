import type { ComponentProps } from 'react'
import { Icon } from '@/components/ui/icon'
import { readDate, usDate } from '@/lib/documents/typed'

interface Props extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'className'> {
  /** An ISO date, or what was typed instead. */
  value: string
  onChange: (text: string) => void
}

/**
 * A date as text, and the calendar of the browser. A date control of the browser would take 26 for the year 0026 and lose
 * what is no date; here a text that no date can be read from stays for the message that names it.
 */
export function DateInput({ value, onChange, onBlur, ...props }: Props) {
  const read = readDate(value)
  const date = 'value' in read ? read.value : undefined
  return (
    <span className="date-input">
      <input
        placeholder="mm/dd/yyyy"
        inputMode="numeric"
        {...props}
        type="text"
        className="input"
        value={/^\d{4}-\d\d-\d\d$/.test(value) ? usDate(date ?? value) : value}
        onChange={({ target }) => onChange(target.value)}
        onBlur={(event) => {
          if (date !== undefined && date !== value) onChange(date)
          onBlur?.(event)
        }}
      />
      <Icon name="calendar" />
      <input
        type="date"
        tabIndex={-1}
        aria-label="Calendar"
        autoComplete="off"
        value={date ?? ''}
        onChange={({ target }) => onChange(target.value)}
      />
    </span>
  )
}
