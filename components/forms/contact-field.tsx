export interface ContactFieldProps {
  name: string
  label: string
  type?: 'text' | 'email'
  autoComplete?: string
  maxLength: number
  multiline?: boolean
  error?: string
  onEdit: () => void
}

/** A labeled field with its error below. Without a `maxlength` limit, pasted text is never cut off unnoticed. */
export function ContactField(props: ContactFieldProps) {
  const { name, label, type = 'text', autoComplete, maxLength, multiline, error, onEdit } = props
  const id = `contact-${name}`
  const common = {
    id,
    name,
    autoComplete,
    required: true,
    onChange: onEdit,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
  }
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
        <span className="card-meta"> (up to {maxLength} characters)</span>
      </label>
      {multiline ? (
        <textarea {...common} rows={8} className="input h-auto py-2.5" />
      ) : (
        <input {...common} type={type} className="input" />
      )}
      {error && (
        <p id={`${id}-error`} className="field-error" role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
