import { TextLink } from '@/components/ui/text-link'
import { OutlineButton } from '@/components/ui/outline-button'
import type { Place } from '@/lib/documents/missing'
import { wordsOf } from '@/lib/fill/typed'
import type { Job } from '@/lib/jobs/job'
import { photosIn } from '@/lib/jobs/job-photos'
import type { Readiness } from '@/lib/jobs/readiness'
import type { SetTemplate } from '@/lib/jobs/sets'
import { fillUrl } from '@/lib/paths'
import { countOf } from '@/lib/utils'

interface Props {
  job: Job
  template: SetTemplate
  why: string
  ready?: Readiness
  onUpdate: (ready: Readiness) => void
}

function addressIn(job: Job, slug: string, ready: Readiness | undefined, name = ''): string {
  const query = ready?.draft ? `draft=${ready.draft.id}` : `job=${job.id}`
  return `${fillUrl(slug)}?${query}${name ? `#f-${name.replaceAll('.', ':')}` : ''}`
}

function statusOf(ready: Readiness | undefined): string {
  if (!ready) return ''
  const { draft, isSigned, missing, asked, filled } = ready
  if (!draft) return `Not started · ${countOf(filled, 'field')} filled in from the job`
  const left = missing.length === 0 ? 'complete' : `${missing.length} of ${asked} missing`
  return `${isSigned ? 'Signed' : 'Started'} · ${left}`
}

/** What is missing in a document, by section, with links. */
function MissingList({ missing, hrefOf }: { missing: readonly Place[]; hrefOf: (place: Place) => string }) {
  const sections = [...new Set(missing.map(({ section }) => section))]
  return (
    <details>
      <summary>What is missing ({missing.length})</summary>
      {sections.map((section) => (
        <div key={section}>
          <h5>{section}</h5>
          <ul className="job-missing">
            {missing
              .filter((each) => each.section === section)
              .map((place) => (
                <li key={place.name}>
                  <TextLink href={hrefOf(place)}>{place.label}</TextLink>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </details>
  )
}

/** A document of a job's set: how far it is, what is missing, and newer facts of the job. */
export function SetDocument({ job, template: { slug, name }, why, ready, onUpdate }: Props) {
  const updates = ready?.offers.updates ?? []
  const used = photosIn(job.photos, ready?.draft?.photos)
  return (
    <li className="job-document">
      <div>
        <h4>{name}</h4>
        <p className="card-text">{why}</p>
        <p className="card-meta">{statusOf(ready)}</p>
        {used.length > 0 && <p className="card-meta">Job photos {used.map(({ number }) => number).join(', ')}</p>}
      </div>
      <OutlineButton asChild size="sm">
        <a href={addressIn(job, slug, ready)} aria-label={`${ready?.draft ? 'Open' : 'Fill in'} ${name}`}>
          {ready?.draft ? 'Open' : 'Fill in'}
        </a>
      </OutlineButton>
      {ready && updates.length > 0 && (
        <div className="job-offer">
          <p>The job has changed since:</p>
          <ul className="job-missing">
            {updates.map((offer) => (
              <li key={offer.name}>
                {offer.label}: {wordsOf(offer.before)} → {wordsOf(offer.after)}
              </li>
            ))}
          </ul>
          <OutlineButton size="sm" aria-label={`Update ${name}`} onClick={() => onUpdate(ready)}>
            Update {countOf(updates.length, 'field')}
          </OutlineButton>
        </div>
      )}
      {ready && ready.missing.length > 0 && (
        <MissingList
          missing={ready.missing}
          hrefOf={({ name: field, isCompany }) => (isCompany ? '/company' : addressIn(job, slug, ready, field))}
        />
      )}
    </li>
  )
}
