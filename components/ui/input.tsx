import type { ComponentProps } from 'react'
import { cn } from '@/lib/utils'

/** A checkbox in the site's style. */
export function Checkbox({ className, ...props }: Omit<ComponentProps<'input'>, 'type'>) {
  return <input type="checkbox" className={cn('checkbox', className)} {...props} />
}

/** A text input in the site's style. */
export function Input({ className, ...props }: ComponentProps<'input'>) {
  return <input className={cn('input', className)} {...props} />
}
