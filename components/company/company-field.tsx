import { describe, Field } from '@/components/ui/field'
import { Problem } from '@/components/ui/status'
import type { ComponentProps, ReactNode } from 'react'
import { Input } from '@/components/ui/input'

interface Props extends ComponentProps<'input'> {
  id: string
  label: string
  hint?: ReactNode
  error?: string
  note?: string
  children?: ReactNode
}

/** A labeled text field of the company. `note` is a warning, `error` rejects the value. */
export function CompanyInput({ id, label, hint, error, note, children, ...input }: Props) {
  return (
    <Field {...{ id, label, hint, error }}>
      <div className="flex items-center gap-2">
        <Input {...describe({ id, hint, error }, note && `${id}-note`)} {...input} />
        {children}
      </div>
      {note && (
        <Problem id={`${id}-note`} role="status">
          {note}
        </Problem>
      )}
    </Field>
  )
}
