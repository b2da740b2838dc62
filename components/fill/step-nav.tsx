'use client'

import type { Step } from '@/lib/documents/form'

const marks: Readonly<Record<Step['audience'], string>> = { customer: '', office: 'Office', crew: 'Crew' }

export function StepNav({ steps, current }: { steps: readonly Step[]; current: Step }) {
  const at = steps.indexOf(current)
  if (steps.length < 2) return null
  return (
    <nav aria-label="Steps" className="fill-steps-nav">
      <p className="fill-hint">
        Step {at + 1} of {steps.length}
      </p>
      <progress className="progress" aria-hidden value={at + 1} max={steps.length} />
      <ol>
        {steps.map(({ id, name, audience }, index) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={index === at ? 'step' : undefined}>
              <span aria-hidden>{index + 1}</span> {name}
              {marks[audience] && <span className="badge">{marks[audience]}</span>}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
