import { TextLink } from '@/components/ui/text-link'
import { FormatBadges } from '@/components/catalogue/format-badges'
import { ListData } from '@/components/catalogue/list-data'
import { CardDownload } from '@/components/download/card-download'
import type { PacketEntry, PacketPart } from '@/lib/catalogue'
import { templateUrl } from '@/lib/paths'

/** Links to the packets of one kind of job, by roof system. */
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

/** The documents of a packet in the order of the work. */
export function PacketStages({ packet }: { packet: PacketEntry }) {
  return (
    <div className="packet">
      {packet.stages.map(({ title, parts }, index) => (
        <section key={title} aria-labelledby={`stage-${index + 1}`}>
          <h2 id={`stage-${index + 1}`}>{title}</h2>
          <ol>
            {parts.map((part) => (
              <li key={part.title}>{part.templates.length > 1 ? <Choice part={part} /> : <Document part={part} />}</li>
            ))}
          </ol>
        </section>
      ))}
      <ListData hrefs={packet.templates.map(({ slug }) => templateUrl(slug))} />
    </div>
  )
}

/** A document of the packet with its reason and files. */
function Document({ part: { why, templates } }: { part: PacketPart }) {
  return templates.map((template) => {
    const { slug, name, formats, pages } = template
    return (
      <article key={slug} className="card packet-document" aria-label={name}>
        <div className="card-body">
          <h3 className="card-title">
            <a href={templateUrl(slug)}>{name}</a>
          </h3>
          <p className="card-text">{why}</p>
          <p className="card-meta packet-facts">
            <FormatBadges formats={formats} />
            {pages}
          </p>
        </div>
        <div className="card-actions">
          <a className="btn" href={templateUrl(slug)} aria-label={`View ${name}`}>
            View
          </a>
          <CardDownload template={template} />
        </div>
      </article>
    )
  })
}

/** A document that depends on the roof system. */
function Choice({ part: { title, why, templates } }: { part: PacketPart }) {
  return (
    <div className="card packet-document">
      <div className="card-body">
        <h3 className="card-title">{title}</h3>
        <p className="card-text">{why}</p>
      </div>
      <ul className="packet-choice" aria-label={`${title} by roof system`}>
        {templates.map(({ slug, systemName }) => (
          <li key={slug}>
            <TextLink href={templateUrl(slug)}>{systemName}</TextLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
