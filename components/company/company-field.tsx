import type { ComponentProps, ReactNode } from 'react'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'

interface Props extends ComponentProps<'input'> {
  id: string
  label: string
  hint?: ReactNode
  error?: string
  note?: string
  children?: ReactNode
}

export function CompanyInput({ id, label, hint, error, note, children, ...input }: Props) {
  const described = [hint && `${id}-hint`, note && `${id}-note`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="field">
      <Label htmlFor={id}>{label}</Label>
      {hint && (
        <p id={`${id}-hint`} className="card-meta">
          {hint}
        </p>
      )}
      <div className="flex items-center gap-2">
        <Input id={id} aria-invalid={error ? true : undefined} aria-describedby={described || undefined} {...input} />
        {children}
      </div>
      {note && (
        <p id={`${id}-note`} className="field-error" role="status">
          {note}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="field-error" role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
