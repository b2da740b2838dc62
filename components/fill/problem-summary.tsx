'use client'

import { useFormState } from 'react-hook-form'
import { fullLabel } from '@/lib/documents/controls'
import { useFilling } from '@/components/filling/filling'
import { idOf, nameOf } from '@/components/filling/names'

export function ProblemSummary() {
  const { form } = useFilling()
  const { errors } = useFormState()
  const problems = Object.entries(errors).flatMap(([key, error]) => {
    const control = form.controls.get(nameOf(key))
    return control && typeof error?.message === 'string' ? [{ control, message: error.message }] : []
  })
  if (problems.length === 0) return null
  return (
    <div role="group" aria-label="Entries to check" className="fill-problems">
      <p className="font-semibold">
        {problems.length === 1
          ? 'One entry cannot be used and was left blank:'
          : `${problems.length} entries cannot be used and were left blank:`}
      </p>
      <ul className="points">
        {problems.map(({ control, message }) => (
          <li key={control.name}>
            <a href={`#${idOf(control.name)}`} className="text-link">
              {fullLabel(control)}
            </a>
            : {message}
          </li>
        ))}
      </ul>
    </div>
  )
}
