'use client'

import { memo } from 'react'
import { DateInput } from '@/components/ui/date-input'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { schemaOf } from '@/lib/fill/typed'
import type { Fact } from '@/lib/jobs/facts'

export type SetFacts = (texts: Readonly<Record<string, string>>) => void

interface Props {
  fact: Pick<Fact, 'id' | 'label' | 'type' | 'options' | 'closed' | 'hint'>
  text: string
  onChange: SetFacts
  label?: string
}

const idOf = (id: string): string => `job-${id.replaceAll(/[.:]/g, '-')}`

const inputs = {
  phone: { type: 'tel' },
  email: { type: 'email', inputMode: 'email' },
  number: { inputMode: 'decimal' },
  currency: { inputMode: 'decimal' },
  percent: { inputMode: 'decimal' },
} as const

const units = { currency: ' ($)', percent: ' (%)' } as const

function problemOf(fact: Props['fact'], text: string): string | undefined {
  const read = schemaOf(fact).safeParse(text)
  return read.success ? undefined : read.error.issues[0]?.message
}

function Choice({ fact: { id, options = [], closed }, text, onChange }: Props) {
  const own = idOf(id)
  if (closed)
    return (
      <select
        id={own}
        className="input"
        autoComplete="off"
        value={text}
        onChange={({ target }) => onChange({ [id]: target.value })}
      >
        <option value="">Unknown</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    )
  return (
    <>
      <Input
        id={own}
        list={`${own}-list`}
        autoComplete="off"
        value={text}
        onChange={({ target }) => onChange({ [id]: target.value })}
      />
      <datalist id={`${own}-list`}>
        {options.map((option) => (
          <option key={option} value={option} />
        ))}
      </datalist>
    </>
  )
}

export const FactField = memo(function FactField({ fact, text, onChange, label = fact.label }: Props) {
  const own = idOf(fact.id)
  const problem = problemOf(fact, text)
  const described = [fact.hint && `${own}-hint`, problem && `${own}-error`].filter(Boolean).join(' ')
  const common = {
    id: own,
    autoComplete: 'off',
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': described || undefined,
    value: text,
  }
  return (
    <div className="field">
      <Label htmlFor={own}>
        {label}
        {units[fact.type as keyof typeof units]}
      </Label>
      {fact.hint && (
        <p id={`${own}-hint`} className="card-meta">
          {fact.hint}
        </p>
      )}
      {fact.type === 'select' ? (
        <Choice fact={fact} text={text} onChange={onChange} />
      ) : fact.type === 'date' ? (
        <DateInput {...common} onChange={(typed) => onChange({ [fact.id]: typed })} />
      ) : (
        <Input
          {...common}
          onChange={({ target }) => onChange({ [fact.id]: target.value })}
          {...inputs[fact.type as keyof typeof inputs]}
        />
      )}
      {problem && (
        <p id={`${own}-error`} className="field-error">
          {problem}
        </p>
      )}
    </div>
  )
})
