import { useEffect } from 'react'
import { leaveDraftAt } from '@/lib/fill/drafts'
import type { Focus } from './focus'

/** Notes with a stored draft which step is shown and where in it the person is, so that it opens there again. */
export function useLeftAt(draft: string, step: string | undefined, focus: Focus): void {
  useEffect(
    () =>
      focus.subscribe(() => {
        leaveDraftAt(draft, focus.leftAt()).catch((error: unknown) =>
          console.error('The place in the form could not be stored.', error),
        )
      }),
    [draft, focus],
  )
  useEffect(() => focus.enter(step ?? ''), [step, focus])
}
