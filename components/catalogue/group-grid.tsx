import type { GroupEntry } from '@/lib/catalogue'
import { countOf } from '@/lib/utils'

/** Cards for the groups of a category, each with its number of templates. */
export function GroupGrid({ groups }: { groups: readonly Omit<GroupEntry, 'slug'>[] }) {
  return (
    <ul className="cards sm:grid-cols-2">
      {groups.map(({ name, description, href, count }) => (
        <li key={href} className="card group-card">
          <div className="card-body">
            <h3 className="card-title">
              <a href={href}>{name}</a>
            </h3>
            <p className="card-text">{description}</p>
            <p className="card-meta mt-auto">{countOf(count, 'template')}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
