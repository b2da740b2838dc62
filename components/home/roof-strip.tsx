import { TextLink } from '@/components/ui/text-link'
import { SystemDrawing } from '@/components/ui/system-drawing'
import type { RoofEntry } from '@/lib/catalogue'
import { Section } from './section'

interface Job {
  title: string
  about: string
  href: string
}

/** Links to the packets, by kind of job. */
export function JobTiles({ jobs }: { jobs: readonly Job[] }) {
  return (
    <Section title="What kind of job is it?" className="job-tiles">
      <ul>
        {jobs.map(({ title, about, href }) => (
          <li key={title}>
            <a href={href}>
              <b>{title}</b> <span>{about}</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Links to the roof systems with their drawings. */
export function RoofStrip({ roofs }: { roofs: readonly RoofEntry[] }) {
  return (
    <Section
      title="What kind of roof is it?"
      className="roof-strip"
      more={<TextLink href="/systems">Compare roofs</TextLink>}
    >
      <ul>
        {roofs.map(({ slug, name, href }) => (
          <li key={slug}>
            <a href={href}>
              <SystemDrawing system={slug} />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
