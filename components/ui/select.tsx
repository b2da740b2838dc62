import type { ComponentProps } from 'react'

interface Props extends Omit<ComponentProps<'select'>, 'onChange'> {
  /** The text of the choice without a value, if there is one. */
  blank?: string
  options: readonly (readonly [value: string, label: string])[]
  onChange: (value: string) => void
}

/** A choice of one value from a list. */
export function Select({ blank, options, onChange, ...select }: Props) {
  return (
    <select className="input" autoComplete="off" onChange={({ target }) => onChange(target.value)} {...select}>
      {blank && <option value="">{blank}</option>}
      {options.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}
