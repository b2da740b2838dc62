import { Paragraphs } from '@/components/ui/text-list'
import { CheckRow } from '@/components/ui/check-row'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { OutlineButton } from '@/components/ui/outline-button'
import type { Entry, Plan, Proposal } from '@/lib/measurements/plan'
import type { Unread } from '@/lib/measurements/report'
import { countOf } from '@/lib/utils'

interface LineProps {
  proposal: Proposal
  isTaken: boolean
  onChange: (isTaken: boolean) => void
}

/** What one field would get, what the report says, and what it replaces. */
function Line({ proposal, isTaken, onChange }: LineProps) {
  const { label, shown, said, replaces, note } = proposal
  return (
    <li>
      <CheckRow checked={isTaken} onChange={onChange}>
        <strong>{label}</strong>: {shown}
        <span className="fill-hint block break-words">In the report: {said}</span>
        {replaces && <span className="fill-hint block">Replaces: {replaces}</span>}
        {note && <span className="block">{note}</span>}
      </CheckRow>
    </li>
  )
}

/** The lines of the report that are not used, and why. */
function Left({ unread }: { unread: readonly Unread[] }) {
  if (unread.length === 0) return null
  return (
    <details>
      <summary>Not used: {countOf(unread.length, 'line')}</summary>
      <ul className="fill-hint mt-2 grid gap-1">
        {unread.map(({ said, reason }, index) => (
          <li key={index} className="break-words">
            {said}
            {reason ? ` (${reason})` : ' (not understood)'}
          </li>
        ))}
      </ul>
    </details>
  )
}

interface Props {
  plan: Plan
  onApply: (entries: readonly Entry[], count: string) => void
  onBack: () => void
}

/** What a report fills in, line by line, before anything is filled in. */
export function PlanView({ plan, onApply, onBack }: Props) {
  const { proposals, notes, unread } = plan
  const [taken, setTaken] = useState<ReadonlySet<Proposal>>(() => new Set(proposals.filter(({ isSure }) => isSure)))
  const change = (proposal: Proposal, isTaken: boolean): void => {
    const next = new Set(taken)
    if (isTaken) next.add(proposal)
    else next.delete(proposal)
    setTaken(next)
  }
  const count = countOf(taken.size, 'measurement')
  return (
    <div className="grid gap-3">
      {proposals.length === 0 ? (
        <p role="status">This form uses none of these measurements.</p>
      ) : (
        <p role="status">
          {countOf(proposals.length, 'measurement')} found for this form. Nothing is filled in until you confirm.
        </p>
      )}
      <ul className="grid gap-2" aria-label="Measurements">
        {proposals.map((proposal, index) => (
          <Line
            key={index}
            proposal={proposal}
            isTaken={taken.has(proposal)}
            onChange={(isTaken) => change(proposal, isTaken)}
          />
        ))}
      </ul>
      <Paragraphs texts={notes} />
      <Left unread={unread} />
      <div className="dialog-actions">
        <Button
          disabled={taken.size === 0}
          onClick={() =>
            onApply(
              proposals.filter((proposal) => taken.has(proposal)).flatMap(({ entries }) => entries),
              count,
            )
          }
        >
          Fill in {count}
        </Button>
        <OutlineButton onClick={onBack}>Back to the table</OutlineButton>
      </div>
    </div>
  )
}
