import { countOf } from '@/lib/utils'

interface Place {
  name: string
  href: string
  count: number
}

/** Links to other lists with their number of templates; nothing if there are none. */
export function RelatedPages({ title, places }: { title: string; places: readonly Place[] }) {
  if (places.length === 0) return null
  return (
    <nav aria-label={title} className="mt-12">
      <h2 className="mb-4 text-xl">{title}</h2>
      <ul className="flex flex-wrap gap-2">
        {places.map(({ name, href, count }) => (
          <li key={href}>
            <a className="btn btn-outline" href={href}>
              {name} <span className="card-meta">{countOf(count, 'template')}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
