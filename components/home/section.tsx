import type { ReactNode } from 'react'
import { Still } from '@/components/platform/still'
import { cn } from '@/lib/utils'

interface SectionProps {
  title: string
  text?: string
  /** Link to more, next to the title. */
  more?: ReactNode
  tinted?: boolean
  className?: string
  /** Holds parts that are still by themselves. */
  hasStillParts?: boolean
  children: ReactNode
}

/** One section of the home page. */
export function Section({ title, text, more, tinted, className, hasStillParts, children }: SectionProps) {
  const Inner = hasStillParts ? 'div' : Still
  return (
    <section className={cn('band', tinted && 'bg-muted', className)}>
      <Inner className="page-width">
        <div className="section-head">
          <h2>{title}</h2>
          {text && <p>{text}</p>}
          {more}
        </div>
        {children}
      </Inner>
    </section>
  )
}
