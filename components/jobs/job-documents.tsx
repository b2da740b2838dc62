import { useLoaded } from '@/components/ui/use-loaded'
import { Problem } from '@/components/ui/status'
import { lazyPart } from '@/components/ui/lazy-part'
import { TextLink, TextButton } from '@/components/ui/text-link'
import { StorageNote } from '@/components/offline/storage-note'
import { readState, stateOfCode } from '@/lib/downloads/state-storage'
import { showToast } from '@/components/ui/toast-queue'
import type { Draft } from '@/lib/fill/draft'
import { takeOffers } from '@/lib/jobs/documents'
import { papersOf, type Paper } from '@/lib/handover/papers'
import { textOf, titleOf, type Job } from '@/lib/jobs/job'
import { draftIn, type Readiness } from '@/lib/jobs/readiness'
import { SETS_URL, setUrl, templateFor, type DocumentSet, type SetEntry } from '@/lib/jobs/sets'
import { fillUrl } from '@/lib/paths'
import { countOf } from '@/lib/utils'
import { StartAll } from './start-all'
import type { SetFacts } from './fact-field'
import { SetChoice } from './set-choice'
import { SetDocument } from './set-document'
import { useReadiness } from './use-readiness'
import { useState } from 'react'
import { OutlineButton } from '@/components/ui/outline-button'
import { fetchJson } from '@/lib/fill/json'

const useFetched = <T,>(url: string) =>
  useLoaded(url, (signal) => fetchJson<T>(url, signal), 'The set of documents could not be loaded.')

const SetOutput = lazyPart(
  async () => (await import('@/components/handover/set-output')).SetOutput,
  <p className="card-meta">Opening…</p>,
)

/** Prints and saves the documents that were started; nothing before the first. */
function JobPapers({ title, papers }: { title: string; papers: readonly Paper[] }) {
  const [isOpen, setOpen] = useState(false)
  if (papers.length === 0) return null
  return (
    <section aria-labelledby="job-papers" className="job-papers">
      <h3 id="job-papers">Print and send</h3>
      {isOpen ? (
        <SetOutput title={title} papers={papers} />
      ) : (
        <OutlineButton onClick={() => setOpen(true)}>Print or save {countOf(papers.length, 'document')}</OutlineButton>
      )}
    </section>
  )
}

interface Props {
  job: Job
  drafts: readonly Draft[]
  onChange: SetFacts
  onDrafts: () => void
}

const slugsOf = (set: DocumentSet | undefined, system: string): string[] =>
  (set?.stages ?? []).flatMap(({ parts }) => parts).flatMap((part) => templateFor(part, system)?.slug ?? [])

async function update({ draft, offers }: Readiness): Promise<void> {
  if (!draft) return
  try {
    const stored = await takeOffers(draft, offers.updates)
    showToast(
      stored
        ? { kind: 'success', title: `${draft.title} is up to date` }
        : { kind: 'error', title: 'It was signed or deleted in the meantime. Nothing was changed.' },
    )
  } catch (error) {
    console.error('A document could not be brought up to date.', error)
    showToast({ kind: 'error', title: 'The change could not be saved. This browser may be out of storage.' })
  }
}

/** The documents of the set by stage, and the updates that the job has for them. */
function Stages({ set, job, drafts, onDrafts }: Omit<Props, 'onChange'> & { set: DocumentSet }) {
  const system = textOf(job, 'system')
  const slugs = slugsOf(set, system)
  const { documents, failed } = useReadiness(slugs, job, drafts)
  const changed = [...documents.values()].filter(({ offers }) => offers.updates.length > 0)
  const updateAll = async (list: readonly Readiness[]): Promise<void> => {
    for (const ready of list) await update(ready)
    onDrafts()
  }
  return (
    <>
      {failed && <Problem>We could not check some documents. Check your connection.</Problem>}
      <div role="status">
        {changed.length > 1 && (
          <p>
            {countOf(changed.length, 'document')} can be updated from the job.{' '}
            <TextButton onClick={() => void updateAll(changed)}>Update all</TextButton> Signed documents do not change.
          </p>
        )}
      </div>
      <StartAll job={job} slugs={slugs.filter((slug) => !draftIn(drafts, slug))} onDone={onDrafts} />
      {set.stages.map((stage) => (
        <section key={stage.title} aria-label={stage.title} className="job-stage">
          <h3>{stage.title}</h3>
          <ol>
            {stage.parts.map((part) => {
              const template = templateFor(part, system)
              return template ? (
                <SetDocument
                  key={template.slug}
                  {...{ job, template, why: part.why }}
                  ready={documents.get(template.slug)}
                  onUpdate={(ready) => void updateAll([ready])}
                />
              ) : (
                <li key={part.title} className="job-document">
                  <h4>{part.title}</h4>
                  <p className="card-meta">Choose the roof system to fill it in.</p>
                </li>
              )
            })}
          </ol>
        </section>
      ))}
    </>
  )
}

/** Documents of the job that are not in its set. */
function Others({ drafts, set, system }: { drafts: readonly Draft[]; set?: DocumentSet; system: string }) {
  const shown = new Set(slugsOf(set, system).flatMap((slug) => draftIn(drafts, slug)?.id ?? []))
  const others = drafts.filter(({ id }) => !shown.has(id))
  if (others.length === 0) return null
  return (
    <section aria-labelledby="job-others">
      <h3 id="job-others">Other documents</h3>
      <ul className="job-others">
        {others.map(({ id, slug, name, title, changed }) => (
          <li key={id}>
            <TextLink href={`${fillUrl(slug)}?draft=${id}`}>{name ?? title}</TextLink>
            <span className="card-meta"> {new Date(changed).toLocaleDateString('en-US', { dateStyle: 'medium' })}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What of the job has to be on the device to work without a network: its drafts, and the set's other documents. */
function keptFor(set: DocumentSet | undefined, job: Job, drafts: readonly Draft[]) {
  // The state that a new document of the job is opened for.
  const site = stateOfCode(textOf(job, 'job.state')) || readState()
  const started = drafts.map(({ slug, state }) => ({ slug, ...(state ? { state } : {}) }))
  return [
    ...started,
    ...slugsOf(set, textOf(job, 'system'))
      .filter((slug) => !draftIn(drafts, slug))
      .map((slug) => ({ slug, ...(site ? { state: site } : {}) })),
  ]
}

/** The documents of a job by stage: what is started, what is missing, and printing them together. */
export function JobDocuments({ job, drafts, onChange, onDrafts }: Props) {
  const slug = textOf(job, 'set')
  const sets = useFetched<SetEntry[]>(SETS_URL)
  const set = useFetched<DocumentSet>(slug && setUrl(slug))
  const failed = sets.failed ?? set.failed
  const system = textOf(job, 'system')
  return (
    <section aria-labelledby="job-documents">
      <h2 id="job-documents">Documents</h2>
      {sets.value && <SetChoice job={job} sets={sets.value} onChange={onChange} />}
      {failed && (
        <p role="alert" className="field-error">
          The set of documents could not be loaded. Check your connection, then reload the page.
        </p>
      )}
      {set.value && <Stages set={set.value} {...{ job, drafts, onDrafts }} />}
      <Others drafts={drafts} set={set.value} system={system} />
      <JobPapers title={titleOf(job)} papers={papersOf(set.value, drafts)} />
      <StorageNote
        what="This job is"
        kept={drafts.length + job.photos.length}
        documents={keptFor(set.value, job, drafts)}
        addresses={set.value ? [SETS_URL, setUrl(set.value.slug)] : [SETS_URL]}
      />
    </section>
  )
}
