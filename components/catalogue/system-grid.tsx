import { SystemMark } from '@/components/ui/system-drawing'
import type { SystemEntry } from '@/lib/catalogue'
import { countOf } from '@/lib/utils'

/** Cards for roof systems with their drawing, number of templates and typical life. */
export function SystemGrid({ systems }: { systems: readonly SystemEntry[] }) {
  return (
    <ul className="cards sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-5">
      {systems.map(({ slug, name, href, count, typicalLifeYears: [least, most] }) => (
        <li key={slug} className="card system-card">
          <SystemMark system={slug} />
          <div className="card-body">
            <h3 className="card-title">
              <a href={href}>{name}</a>
            </h3>
            <p className="card-meta">
              <span>{countOf(count, 'template')}</span>{' '}
              <span>
                lasts {least}–{most} years
              </span>
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
