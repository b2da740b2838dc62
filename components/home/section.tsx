import type { ReactNode } from 'react'
import { cn } from '@/lib/utils'

interface SectionProps {
  title: string
  more?: ReactNode
  tinted?: boolean
  className?: string
  children: ReactNode
}

/** A band of the home page under a heading. `more` goes next to the heading. */
export function Section({ title, more, tinted, className, children }: SectionProps) {
  return (
    <section className={cn('band', tinted && 'bg-muted', className)}>
      <div className="page-width">
        <div className="section-head">
          <h2>{title}</h2>
          {more}
        </div>
        {children}
      </div>
    </section>
  )
}
