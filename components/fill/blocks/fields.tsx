'use client'

import { ControlField } from '../control-field'
import type { BlockProps } from './types'

/** Labeled inputs, two a row where there is room. */
export function FieldsBlock({ controls }: BlockProps<'fields'>) {
  return (
    <div className="fill-fields">
      {controls.map((control) => (
        <ControlField key={control.name} control={control} />
      ))}
    </div>
  )
}
