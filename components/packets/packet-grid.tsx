import { SystemMark } from '@/components/systems/system-drawing'
import { packetsOf, type PacketEntry } from '@/lib/catalogue'
import type { SystemFacts } from '@/lib/catalogue/systems'
import { countOf } from '@/lib/utils'

/** A card for each packet for any roof. */
export function PacketGrid({ packets }: { packets: readonly PacketEntry[] }) {
  return (
    <ul className="cards sm:grid-cols-2">
      {packets.map(({ slug, href, job, description, templates }) => (
        <li key={slug} className="card group-card">
          <div className="card-body">
            <h3 className="card-title">
              <a href={href}>{job}</a>
            </h3>
            <p className="card-text">{description}</p>
            <p className="card-meta mt-auto">{countOf(templates.length, 'template')}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** A card for each roof system, with links to its packets. */
export function SystemPackets({ systems }: { systems: readonly SystemFacts[] }) {
  return (
    <ul className="cards packet-systems">
      {systems.map(({ slug, name }) => (
        <li key={slug} className="card system-card packet-system">
          <SystemMark system={slug} />
          <div className="card-body">
            <h3 className="card-title">{name}</h3>
            <ul>
              {packetsOf(slug).map((packet) => (
                <li key={packet.slug}>
                  <a className="text-link" href={packet.href} aria-label={packet.name}>
                    {packet.job}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ul>
  )
}
