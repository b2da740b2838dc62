import type { ReactNode } from 'react'

/** The note in place of a list that has nothing to show. `children` say what to do next. */
export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="surface mt-4 p-8 text-center">
      <h2 className="text-xl">{title}</h2>
      {children}
    </div>
  )
}
