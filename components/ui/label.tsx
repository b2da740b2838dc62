import type { ComponentProps } from 'react'
import { cn } from '@/lib/utils'

/** A label in the site's style. */
export function Label({ className, ...props }: ComponentProps<'label'>) {
  return <label className={cn('label', className)} {...props} />
}
