import type { ReactNode } from 'react'
import { cn } from '@/lib/utils'

/** A short mark. The `secondary` one is gray. */
export function Badge({ variant, children }: { variant?: 'secondary'; children: ReactNode }) {
  return <span className={cn('badge', variant && 'badge-secondary')}>{children}</span>
}
