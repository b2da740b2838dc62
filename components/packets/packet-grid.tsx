import type { PacketEntry } from '@/lib/catalogue'
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

/** The packets of one job, by roof. */
export function SystemPackets({ packets }: { packets: readonly PacketEntry[] }) {
  return (
    <ul className="packet-roofs">
      {packets.map(({ slug, href, job, systemName }) => (
        <li key={slug}>
          <a href={href} aria-label={`${systemName}: ${job}`}>
            {systemName}
          </a>
        </li>
      ))}
    </ul>
  )
}
