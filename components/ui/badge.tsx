import type { ReactNode } from 'react'
import { cn } from '@/lib/utils'

export function Badge({ variant, children }: { variant?: 'secondary'; children: ReactNode }) {
  return <span className={cn('badge', variant && 'badge-secondary')}>{children}</span>
}
