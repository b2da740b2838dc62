'use client'

import { countOf } from '@/lib/utils'
import { ControlField } from '../control-field'
import type { BlockProps } from './types'

/** More results than these are steps of a calculation: they are folded away below the first. */
const MOST_RESULTS = 8

export function FieldsBlock({ controls }: BlockProps<'fields'>) {
  const [, ...steps] = controls.filter(({ role }) => role === 'calculated')
  const folded = new Set(steps.length >= MOST_RESULTS ? steps : [])
  const show = (shown: BlockProps<'fields'>['controls']) => (
    <div className="fill-fields">
      {shown.map((control) => (
        <ControlField key={control.name} control={control} />
      ))}
    </div>
  )
  return (
    <>
      {show(controls.filter((control) => !folded.has(control)))}
      {folded.size > 0 && (
        <details className="fill-fold">
          <summary>Show {countOf(folded.size, 'step')} of this calculation</summary>
          {show([...folded])}
        </details>
      )}
    </>
  )
}
