import type { SystemEntry } from '@/lib/catalogue'
import { countOf } from '@/lib/utils'
import { SystemIcon } from './system-icon'

interface SystemGridProps {
  systems: readonly SystemEntry[]
  heading?: 'h2' | 'h3'
}

/** A card for each roof system, leading to its templates. */
export function SystemGrid({ systems, heading: Heading = 'h3' }: SystemGridProps) {
  return (
    <ul className="cards sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-5">
      {systems.map(({ slug, name, icon, href, count, typicalLifeYears: [least, most] }) => (
        <li key={slug} className="card system-card">
          <SystemIcon icon={icon} />
          <div className="card-body">
            <Heading className="card-title">
              <a href={href}>{name}</a>
            </Heading>
            <p className="card-meta">
              {countOf(count, 'template')} ·{' '}
              <span className="whitespace-nowrap">
                lasts {least}–{most} years
              </span>
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
