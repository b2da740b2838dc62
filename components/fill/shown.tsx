'use client'

import { cn } from '@/lib/utils'
import { useShown } from '@/components/filling/filling'

export function Shown({ name, label, className }: { name: string; label?: string; className?: string }) {
  const text = useShown(name)
  return (
    <output className={cn('fill-shown', className)} aria-label={label ? `${label}: ${text || 'blank'}` : undefined}>
      {text || '–'}
    </output>
  )
}
