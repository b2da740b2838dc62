import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState, type ComponentProps } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import {
  companyFormSchema,
  companyLabel,
  type CompanyField,
  type CompanyProfile,
  type CompanyTexts,
  type Logo,
} from '@/lib/fill/company'
import { printNote } from '@/lib/fill/print-note'
import { AccentField } from './accent-field'
import { CompanyInput } from './company-field'
import { LogoField } from './logo-field'

type Control = Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete'> & {
  name: CompanyField
  hint?: string
}

const letterhead: readonly Control[] = [
  { name: 'name', autoComplete: 'organization', hint: 'As it appears on your license and invoices.' },
  { name: 'license', hint: 'Many states require it on every contract, for example CCC1234567, Florida.' },
  { name: 'address', hint: 'On one line.' },
  { name: 'phone', type: 'tel', autoComplete: 'tel' },
  { name: 'email', type: 'email', inputMode: 'email', autoComplete: 'email' },
]
const inside: readonly Control[] = [
  { name: 'website', inputMode: 'url', autoComplete: 'url' },
  { name: 'insurer', hint: 'Contracts and certificates name them.' },
  { name: 'representative', autoComplete: 'name', hint: 'Who signs for the company.' },
  { name: 'safetyContact', hint: 'Safety plans and crew sheets name this person.' },
]

const documentFormats = ['PDF', 'Word', 'Excel'] as const

interface Props {
  start: CompanyProfile
  onChange: (profile: CompanyProfile) => void
}

/** The fields of the company. Every change is passed on, valid or not. */
export function CompanyForm({ start, onChange }: Props) {
  const { logo: startLogo, ...startTexts } = start
  const [logo, setLogo] = useState(startLogo)
  const form = useForm<CompanyTexts>({
    resolver: zodResolver(companyFormSchema),
    defaultValues: startTexts,
    mode: 'onTouched',
  })

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => onChange({ ...values, logo }),
      }),
    [form, logo, onChange],
  )
  const choose = (next: Logo | null): void => {
    setLogo(next)
    onChange({ ...form.getValues(), logo: next })
  }
  const texts = useWatch({ control: form.control })
  const controls = (list: readonly Control[]) =>
    list.map(({ name, ...control }) => (
      <CompanyInput
        key={name}
        id={`company-${name}`}
        label={companyLabel(name)}
        error={form.formState.errors[name]?.message}
        note={printNote(texts[name] ?? '', documentFormats)}
        {...control}
        {...form.register(name)}
      />
    ))

  return (
    <form className="grid gap-8" aria-label="My company" noValidate onSubmit={(event) => event.preventDefault()}>
      <fieldset className="company-group">
        <legend>On the letterhead</legend>
        {controls(letterhead)}
      </fieldset>
      <fieldset className="company-group">
        <legend>Logo and color</legend>
        <LogoField logo={logo} onChange={choose} />
        <AccentField form={form} />
      </fieldset>
      <fieldset className="company-group">
        <legend>Inside the documents</legend>
        {controls(inside)}
      </fieldset>
    </form>
  )
}
