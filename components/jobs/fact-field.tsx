import { Select } from '@/components/ui/select'
import { describe, Field } from '@/components/ui/field'
import { Problem } from '@/components/ui/status'
import { memo } from 'react'
import { DateInput } from '@/components/ui/date-input'
import { Input } from '@/components/ui/input'
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

/** The options of a fact. One that is not `closed` takes other words too. */
function Choice({ fact: { id, options = [], closed }, text, onChange }: Props) {
  const own = idOf(id)
  if (closed)
    return (
      <Select
        id={own}
        blank="Unknown"
        options={options.map((option) => [option, option])}
        value={text}
        onChange={(chosen) => onChange({ [id]: chosen })}
      />
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

/** A fact of a job as the input of its type, with its error. */
export const FactField = memo(function FactField({ fact, text, onChange, label = fact.label }: Props) {
  const own = idOf(fact.id)
  const problem = problemOf(fact, text)
  const common = { ...describe({ id: own, hint: fact.hint, error: problem }), autoComplete: 'off', value: text }
  return (
    <Field id={own} label={`${label}${units[fact.type as keyof typeof units] ?? ''}`} hint={fact.hint}>
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
        <Problem id={`${own}-error`} role={undefined}>
          {problem}
        </Problem>
      )}
    </Field>
  )
})
