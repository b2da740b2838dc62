import type { ReactNode } from 'react'

/** The heading of a page, with its introduction. */
export function PageHeader({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <div className="page-head">
      <h1>{title}</h1>
      {children && <div>{children}</div>}
    </div>
  )
}
