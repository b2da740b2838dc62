import { useId, type ComponentProps } from 'react'
import { Checkbox } from './input'

interface Props extends Omit<ComponentProps<'input'>, 'onChange' | 'type'> {
  onChange: (isChecked: boolean) => void
}

/** A checkbox with its text next to it, which is its label. */
export function CheckRow({ onChange, children, ...box }: Props) {
  const id = useId()
  return (
    <div className="check-row">
      <Checkbox id={id} onChange={({ target }) => onChange(target.checked)} {...box} />
      <label htmlFor={id}>{children}</label>
    </div>
  )
}
