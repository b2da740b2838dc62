import type { ComponentProps, ReactNode } from 'react'

/** A message about what is wrong, announced at once. */
export const Problem = (props: ComponentProps<'p'>) => <p role="alert" className="field-error" {...props} />

/** A message that is announced when the screen reader has time. */
export const Status = (props: ComponentProps<'p'>) => <p role="status" className="card-meta" {...props} />

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
