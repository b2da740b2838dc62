import type { ReactNode } from 'react'
import { cn } from '@/lib/utils'

interface SectionProps {
  title: string
  text?: string
  more?: ReactNode
  tinted?: boolean
  className?: string
  children: ReactNode
}

export function Section({ title, text, more, tinted, className, children }: SectionProps) {
  return (
    <section className={cn('band', tinted && 'bg-muted', className)}>
      <div className="page-width">
        <div className="section-head">
          <h2>{title}</h2>
          {text && <p>{text}</p>}
          {more}
        </div>
        {children}
      </div>
    </section>
  )
}
