'use client'

import { countOf } from '@/lib/utils'
import { ControlField } from '../control-field'
import { Inline } from './prose'
import type { BlockProps } from './types'

export function ClausesBlock({ block: { items }, controls }: BlockProps<'clauses'>) {
  return (
    <>
      <details className="fill-fold">
        <summary>Read {countOf(items.length, 'clause')}</summary>
        <ol className="fill-prose fill-steps">
          {items.map(({ title, text }) => (
            <li key={title}>
              <strong>{title}.</strong> <Inline text={text} />
            </li>
          ))}
        </ol>
      </details>
      {controls.length > 0 && (
        <div className="fill-fields">
          {controls.map((control) => (
            <ControlField
              key={control.name}
              control={{ ...control, label: `Initials: ${control.place ?? ''}`, place: undefined }}
            />
          ))}
        </div>
      )}
    </>
  )
}
