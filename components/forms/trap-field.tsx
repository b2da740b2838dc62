import type { ComponentProps } from 'react'
import { trapName } from '@/lib/leads/trap'

/** The field for programs that fill in whatever they find; the words are for browsers that show no styles. */
export function TrapField(props: ComponentProps<'input'>) {
  return (
    <input
      className="trap"
      type="text"
      name={trapName}
      placeholder="Leave this empty"
      tabIndex={-1}
      autoComplete="off"
      aria-hidden="true"
      {...props}
    />
  )
}
