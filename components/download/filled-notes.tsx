import { Paragraphs } from '@/components/ui/text-list'
import type { FilledOutcome } from './save-filled'

/** Whether there is something to read after a download. */
export const hasNotes = (outcome: FilledOutcome | null): boolean =>
  outcome !== null && outcome.messages.length + outcome.plain.length > 0

/** What the visitor must know about written files: those without the name, and warnings. */
export function FilledNotes({ outcome }: { outcome: FilledOutcome }) {
  const { messages, plain } = outcome
  return (
    <div role="status" className="mb-4 grid max-h-48 gap-2 overflow-y-auto">
      {plain.length > 0 && <p>Your name could not be put on these files, which are unchanged: {plain.join(', ')}.</p>}
      <Paragraphs texts={messages} />
    </div>
  )
}
