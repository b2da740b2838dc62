import { TextLink } from '@/components/ui/text-link'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { OutlineButton } from '@/components/ui/outline-button'
import { showToast } from '@/components/ui/toast-queue'
import type { Draft } from '@/lib/fill/draft'
import { wordsOf } from '@/lib/fill/typed'
import { titleOf, type Job } from '@/lib/jobs/job'
import { jobUrl } from '@/lib/paths'
import { countOf } from '@/lib/utils'
import { useJobBar, type JobState } from './use-job-bar'

interface Props {
  job: Job
  draft: Draft
  onDraft: (draft: Draft) => void
}

async function run(change: () => Promise<void>, done?: string): Promise<void> {
  try {
    await change()
    if (done) showToast({ kind: 'success', title: done })
  } catch (error) {
    console.error('The job could not be changed.', error)
    showToast({ kind: 'error', title: 'The change could not be saved. This browser may be out of storage.' })
  }
}

/** What is newer in the job, and what differs from it. */
function FromTheJob({
  offers: { updates, others },
  update,
}: Pick<JobState, 'offers'> & { update: () => Promise<void> }) {
  return (
    <>
      {updates.length > 0 && (
        <div>
          <p>The job has newer details:</p>
          <ul className="fill-job-list">
            {updates.map(({ name, label, before, after }) => (
              <li key={name}>
                {label}: {wordsOf(before)} → {wordsOf(after)}
              </li>
            ))}
          </ul>
          <Button size="sm" onClick={() => void run(update)}>
            Update {countOf(updates.length, 'field')} from the job
          </Button>
        </div>
      )}
      {others.length > 0 && (
        <details>
          <summary>
            {countOf(others.length, 'field')} {others.length === 1 ? 'differs' : 'differ'} from the job
          </summary>
          <ul className="fill-job-list">
            {others.map(({ name, label, before, after }) => (
              <li key={name}>
                {label}: {wordsOf(before)} here, {wordsOf(after)} in the job
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

interface ToJobProps extends Pick<JobState, 'differences' | 'line'> {
  take: (texts: Readonly<Record<string, string>>) => Promise<void>
}

/** What the form can save to its job, all at once or one by one. */
function ToTheJob({ differences, line, take }: ToJobProps) {
  const all = { ...Object.fromEntries(differences.map(({ id, after }) => [id, after])), ...line?.texts }
  const count = differences.length + (line ? 1 : 0)
  if (count === 0) return null
  return (
    <>
      <OutlineButton size="sm" onClick={() => void run(() => take(all), 'Saved to the job')}>
        Save {countOf(count, 'field')} to the job
      </OutlineButton>
      <details>
        <summary>Show fields</summary>
        <ul className="fill-job-list">
          {line && <Fact text={line.label} name={line.label} onTake={() => take(line.texts)} />}
          {differences.map(({ id, label, before, after }) => (
            <Fact
              key={id}
              text={`${label}: ${before || 'blank'} → ${after}`}
              name={label}
              onTake={() => take({ [id]: after })}
            />
          ))}
        </ul>
      </details>
    </>
  )
}

/** One thing to save to the job. */
function Fact({ text, name, onTake }: { text: string; name: string; onTake: () => Promise<void> }) {
  return (
    <li>
      {text}{' '}
      <Button size="sm" variant="ghost" onClick={() => void run(onTake, 'Saved to the job')}>
        Save
        <span className="sr-only"> {name}</span>
      </Button>
    </li>
  )
}

/** The job of a form: what it filled in, what is newer there, and what can be saved to it. */
export function JobBar(props: Props) {
  const { state, take, update } = useJobBar(props)
  const [given] = useState(() => Object.keys(props.draft.fromJob ?? {}).length)
  const { job, isGone } = state
  return (
    <section className="fill-job" aria-label="Job">
      <p>
        In the job <TextLink href={jobUrl(job.id)}>{titleOf(job)}</TextLink>
        {given > 0 && `: ${countOf(given, 'field')} filled in from it`}
      </p>
      <div role="status" className="grid gap-2">
        {isGone && <p>This job was deleted in another tab. This form stays open; download its file to keep it.</p>}
        {!isGone && <FromTheJob offers={state.offers} update={update} />}
      </div>
      {!isGone && <ToTheJob differences={state.differences} line={state.line} take={take} />}
    </section>
  )
}
