import type { ComponentProps } from 'react'
import { honeypotName } from '@/lib/forms/honeypot'

/** The honeypot: only bots fill it in. The placeholder is for browsers that load no styles. */
export function HoneypotField(props: ComponentProps<'input'>) {
  return (
    <input
      className="honeypot"
      type="text"
      name={honeypotName}
      placeholder="Leave this empty"
      tabIndex={-1}
      autoComplete="off"
      aria-hidden="true"
      {...props}
    />
  )
}
