import { Field } from '@/components/ui/field'
import { TextLink, TextButton } from '@/components/ui/text-link'
import { useId, useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { OutlineButton } from '@/components/ui/outline-button'
import { Dialog } from '@/components/ui/dialog'
import { Input } from '@/components/ui/input'
import { duplicateDraft, isLapsing, isSigned, keepDraft, NOTICE_FOR, removeDraft, renameDraft } from '@/lib/fill/drafts'
import type { Draft } from '@/lib/fill/draft'
import { titleOf, type Job } from '@/lib/jobs/job'
import { fillUrl, jobUrl } from '@/lib/paths'
import { stateNames } from '@/lib/state-names'
import { JoinButton } from './join-button'
import type { Change } from '@/components/jobs/use-stored'

const dayOf = (time: number): string => new Date(time).toLocaleDateString('en-US', { dateStyle: 'long' })

const customerOf = ({ typed }: Draft): string =>
  ['customer.name', 'person.name', 'job.name', 'job.address']
    .map((name) => typed[name])
    .find((text): text is string => typeof text === 'string' && text.trim() !== '') ?? ''

interface Props {
  draft: Draft
  job?: Job
  change: Change
}

/** Asks for a new name. A blank one brings back the title. */
function RenameForm({ draft, change, close }: Props & { close: () => void }) {
  const id = useId()
  const rename = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const given = new FormData(event.currentTarget).get('name')
    close()
    void change(() => renameDraft(draft.id, typeof given === 'string' ? given.trim() : ''))
  }
  return (
    <form className="grid gap-3" onSubmit={rename}>
      <Field id={id} label="Name">
        <Input id={id} name="name" maxLength={120} defaultValue={draft.name ?? draft.title} autoComplete="off" />
      </Field>
      <Button type="submit">Rename</Button>
    </form>
  )
}

/** Opens, renames, duplicates, joins and deletes a draft. */
function Actions({ draft, job, change }: Props) {
  const [asking, setAsking] = useState<'rename' | 'delete' | null>(null)
  const name = draft.name ?? draft.title
  return (
    <div className="flex flex-wrap gap-1">
      <Button asChild size="sm">
        <a href={`${fillUrl(draft.slug)}?draft=${draft.id}`} aria-label={`Open ${name}`}>
          Open
        </a>
      </Button>
      <Button variant="ghost" size="sm" aria-label={`Rename ${name}`} onClick={() => setAsking('rename')}>
        Rename
      </Button>
      <Button
        variant="ghost"
        size="sm"
        aria-label={`Duplicate ${name}`}
        onClick={() => void change(() => duplicateDraft(draft))}
      >
        Duplicate
      </Button>
      {!job && <JoinButton draft={draft} />}
      <Button variant="ghost" size="sm" aria-label={`Delete ${name}`} onClick={() => setAsking('delete')}>
        Delete
      </Button>
      {asking === 'rename' && (
        <Dialog onClose={() => setAsking(null)} title="Rename the draft">
          <RenameForm draft={draft} change={change} close={() => setAsking(null)} />
        </Dialog>
      )}
      {asking === 'delete' && (
        <Dialog
          onClose={() => setAsking(null)}
          title="Delete the draft?"
          description={`${name} is removed from this browser. Files that you downloaded stay.`}
        >
          <div className="dialog-actions">
            <OutlineButton onClick={() => setAsking(null)}>Cancel</OutlineButton>
            <Button onClick={() => void change(() => removeDraft(draft.id))}>Delete</Button>
          </div>
        </Dialog>
      )}
    </div>
  )
}

/** A draft with its job and its actions, and a warning before it is removed. */
export function DraftItem({ draft, job, change }: Props) {
  const { name, title, state, changed, noticed } = draft
  const code = state as keyof typeof stateNames | undefined
  const facts = [
    customerOf(draft),
    name && name !== title ? title : '',
    code ? `${stateNames[code]} edition` : '',
    isSigned(draft) ? 'signed' : '',
  ]
  return (
    <li className="surface grid gap-2 p-4">
      <h2 className="text-lg">{name ?? title}</h2>
      <p className="card-meta">{[...facts.filter(Boolean), `changed ${dayOf(changed)}`].join(' · ')}</p>
      {job && (
        <p className="card-meta">
          In the job <TextLink href={jobUrl(job.id)}>{titleOf(job)}</TextLink>
        </p>
      )}
      {noticed !== undefined && isLapsing(draft, noticed) && (
        <p role="status">
          Not changed for 90 days: it will be removed on {dayOf(noticed + NOTICE_FOR)}.{' '}
          <TextButton onClick={() => void change(() => keepDraft(draft))}>Keep it</TextButton>
        </p>
      )}
      <Actions draft={draft} job={job} change={change} />
    </li>
  )
}
