import type { ReactNode } from 'react'
import { Card } from '@/components/ui/card'

/** Shown in place of an empty list: what is missing, and what to do about it. */
export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Card className="mt-4 p-8 text-center">
      <h2 className="text-xl">{title}</h2>
      {children}
    </Card>
  )
}
