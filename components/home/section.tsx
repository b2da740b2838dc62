import type { ReactNode } from 'react'
import { cn } from '@/lib/utils'

interface SectionProps {
  title: string
  text?: string
  /** Link to more, next to the title. */
  more?: ReactNode
  tinted?: boolean
  children: ReactNode
}

/** One section of the home page. */
export function Section({ title, text, more, tinted, children }: SectionProps) {
  return (
    <section className={cn('band', tinted && 'bg-muted')}>
      <div className="page-width">
        <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-2 md:mb-8">
          <div>
            <h2>{title}</h2>
            {text && <p className="mt-1 text-muted-foreground">{text}</p>}
          </div>
          {more}
        </div>
        {children}
      </div>
    </section>
  )
}
