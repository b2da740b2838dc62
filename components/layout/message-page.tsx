import type { ReactNode } from 'react'

export function MessagePage({ title, text, children }: { title: string; text?: string; children?: ReactNode }) {
  return (
    <div className="page-width band max-w-3xl">
      <h1>{title}</h1>
      {text && <p className="mt-3 text-lg text-muted-foreground">{text}</p>}
      {children}
    </div>
  )
}
