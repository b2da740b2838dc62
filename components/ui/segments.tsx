import { useId } from 'react'

interface Props<T extends string> {
  legend: string
  choices: readonly (readonly [value: T, label: string])[]
  chosen: T | undefined
  onChange: (choice: T) => void
}

/** A choice of few values next to each other. `choices` are pairs of value and label. */
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
