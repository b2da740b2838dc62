import type { PacketEntry } from '@/lib/catalogue'

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
