import type { ReactNode } from 'react'

/** A page that says one thing, for example that something was not found. */
export function MessagePage({ title, text, children }: { title: string; text?: string; children?: ReactNode }) {
  return (
    <div className="page-width band max-w-3xl">
      <h1>{title}</h1>
      {text && <p className="mt-3 text-lg text-muted-foreground">{text}</p>}
      {children}
    </div>
  )
}
