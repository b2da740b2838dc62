'use client'

import { ControlField } from '../control-field'
import { Inline } from './prose'
import type { BlockProps } from './types'

/** Words that a law prescribes, and the inputs of their blanks. */
export function NoticeBlock({ block: { text }, controls }: BlockProps<'notice'>) {
  return (
    <>
      <details className="fill-fold">
        <summary>Read the prescribed notice</summary>
        {text.map((paragraph, index) => (
          <p key={index} className="fill-prose">
            <Inline text={paragraph} />
          </p>
        ))}
      </details>
      <div className="fill-fields">
        {controls.map((control) => (
          <ControlField key={control.name} control={control} />
        ))}
      </div>
    </>
  )
}
