import { useId } from 'react'

interface Props<T extends string> {
  legend: string
  choices: readonly (readonly [value: T, label: string])[]
  /** Undefined as long as nothing is chosen. */
  chosen: T | undefined
  onChange: (choice: T) => void
}

/** One of a few choices, as buttons side by side. */
export function Segments<T extends string>({ legend, choices, chosen, onChange }: Props<T>) {
  const group = useId()
  return (
    <fieldset className="fill-answer">
      <legend>{legend}</legend>
      <div className="fill-segments">
        {choices.map(([value, label]) => (
          <label key={value} data-chosen={value === chosen || undefined}>
            <input type="radio" name={group} checked={value === chosen} onChange={() => onChange(value)} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
