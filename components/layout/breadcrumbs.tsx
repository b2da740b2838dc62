import type { Crumb } from '@/lib/catalogue'
import { env } from '@/lib/env'
import { breadcrumbNode } from '@/lib/seo/structured-data'
import { StructuredData } from './structured-data'

/** The way from the home page to this one, with its structured data. */
export function Breadcrumbs({ trail }: { trail: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="breadcrumbs">
        {trail.map(({ name, href }) => (
          <li key={name}>{href ? <a href={href}>{name}</a> : <span aria-current="page">{name}</span>}</li>
        ))}
      </ol>
      <StructuredData nodes={[breadcrumbNode(env().siteUrl, trail)]} />
    </nav>
  )
}
