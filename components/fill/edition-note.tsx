import type { Opened } from '@/lib/fill/open'

/** What to know of a state's edition before it is filled in: what it lacks, its limits, how far it was checked. */
export function EditionNote({ edition, slug }: { edition: Opened['template']['edition']; slug: string }) {
  if (!edition) return null
  const { name, warnings, checked } = edition
  return (
    <section className="fill-edition" aria-label={`Edition for ${name}`}>
      {warnings.length > 0 && (
        <ul>
          {warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      )}
      <p>
        {checked}{' '}
        <a className="text-link" href={`/templates/${slug}`}>
          Choose another state
        </a>
      </p>
    </section>
  )
}
