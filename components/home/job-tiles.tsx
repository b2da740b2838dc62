import { Section } from './section'

interface Job {
  title: string
  about: string
  href: string
}

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
