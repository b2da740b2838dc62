'use client'

import { useShown } from '@/components/filling/filling'

export function Shown({ name, label }: { name: string; label?: string }) {
  const text = useShown(name)
  return (
    <output className="fill-shown" aria-label={label ? `${label}: ${text || 'blank'}` : undefined}>
      {text || '–'}
    </output>
  )
}
