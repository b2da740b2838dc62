import type { ReactNode } from 'react'

/** A page's title and subtitle. */
export function PageHeader({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <div className="pt-6 pb-6 md:pt-10 md:pb-8">
      <h1>{title}</h1>
      {children && <div className="mt-2 max-w-[65ch] text-lg text-muted-foreground">{children}</div>}
    </div>
  )
}
