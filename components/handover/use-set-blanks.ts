import { useCallback, useEffect, useRef, useState } from 'react'
import type { AskedBlanks, BlankGroup } from '@/components/blanks/blank-dialog'
import { idOf } from '@/components/filling/names'
import { showToast } from '@/components/ui/toast-queue'
import type { Reader } from '@/lib/fill/engine'
import { blanksIn } from '@/lib/handover/blanks'
import type { Paper } from '@/lib/handover/papers'
import { fillUrl } from '@/lib/paths'

async function groupsIn(
  papers: readonly Paper[],
  readers: readonly Reader[] | undefined,
  signal: AbortSignal,
): Promise<BlankGroup[]> {
  const groups: BlankGroup[] = []
  for (const { draft } of papers) {
    const places = (await blanksIn(draft, readers, signal)).map(({ name, label, isCompany }) => ({
      label,
      href: isCompany ? '/company' : `${fillUrl(draft.slug)}?draft=${draft.id}#${idOf(name)}`,
    }))
    signal.throwIfAborted()
    if (places.length > 0) groups.push({ title: draft.name ?? draft.title, places })
  }
  return groups
}

export interface SetBlanks {
  /** Continues if nothing is blank in what these readers get. If something is, it asks. All readers by default. */
  check: (papers: readonly Paper[], go: () => void, readers?: readonly Reader[]) => Promise<void>
  isLooking: boolean
  asked: AskedBlanks | undefined
  close: () => void
}

/** Looks for blanks in the papers of a job before they are written. */
export function useSetBlanks(): SetBlanks {
  const [isLooking, setLooking] = useState(false)
  const [asked, setAsked] = useState<AskedBlanks>()
  const controller = useRef<AbortController>(undefined)
  useEffect(() => () => controller.current?.abort(), [])

  const check: SetBlanks['check'] = async (papers, go, readers) => {
    controller.current?.abort()
    const { signal } = (controller.current = new AbortController())
    setLooking(true)
    try {
      const groups = await groupsIn(papers, readers, signal)
      if (groups.length === 0) go()
      else setAsked({ groups, verb: 'Download', go })
    } catch (error) {
      if (signal.aborted) return
      console.error('The documents could not be checked for blanks.', error)
      showToast({ kind: 'error', title: 'The documents could not be written. Please try again.' })
    } finally {
      if (!signal.aborted) setLooking(false)
    }
  }
  return { check, isLooking, asked, close: useCallback(() => setAsked(undefined), []) }
}
