'use client'

import { ControlField } from '../control-field'
import { Inline } from './prose'
import type { BlockProps } from './types'

export function NoticeBlock({ block: { text, answers }, controls }: BlockProps<'notice'>) {
  // A question is asked with the first of its notices.
  const own = controls.filter(({ name, role }) => role === 'asked' || name !== answers?.question)
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
        {own.map((control) => (
          <ControlField key={control.name} control={control} />
        ))}
      </div>
    </>
  )
}
