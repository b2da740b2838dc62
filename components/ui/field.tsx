import type { ReactNode } from 'react'
import { Problem } from './status'

interface Props {
  id: string
  label: ReactNode
  hint?: ReactNode
  error?: string
  children: ReactNode
}

/** An input with its label, its hint above and its error below. `describe` links the input to both. */
export function Field({ id, label, hint, error, children }: Props) {
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="card-meta">
          {hint}
        </p>
      )}
      {children}
      {error && <Problem id={`${id}-error`}>{error}</Problem>}
    </div>
  )
}

/** Returns the attributes of the input in a `Field`. `note` is the id of another text about it. */
export const describe = ({ id, hint, error }: Pick<Props, 'id' | 'hint' | 'error'>, note?: string | false) => ({
  id,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': [hint && `${id}-hint`, note, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
})
