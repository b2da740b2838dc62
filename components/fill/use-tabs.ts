import { useCallback, useEffect, useRef, type RefObject } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Form } from '@/lib/documents/form'
import { changedNames, differsInMore, heldIn, mergeDraft, syncedWith, type Synced } from '@/lib/fill/draft-merge'
import { readDraft, saveDraft, storeDraft, watchDrafts } from '@/lib/fill/drafts'
import type { Draft } from '@/lib/fill/draft'
import { storable } from '@/lib/fill/entries'
import { typedOf, type TypedValues } from '@/lib/fill/typed'
import { keyOf } from '@/components/filling/names'
import { typedIn } from '@/components/filling/use-live'
import type { Observable } from '@/lib/fill/observable'

export type Saved = ({ status: 'unchanged' | 'saving' | 'failed' } | { status: 'saved'; at: number }) & {
  told?: readonly string[]
}

/** The state of the draft's storing. What shows it subscribes to it: a form is not rendered again each time it is stored. */
export type SavedState = Observable<Saved>

/** Opens the form again with the rows, photographs and signatures that another tab stored. */
export type OnElsewhere = (draft: Draft, told: readonly string[]) => void

export interface Storing {
  form: Form
  methods: UseFormReturn<TypedValues>
  draft: Draft
  more: Pick<Draft, 'rows' | 'photos' | 'signatures' | 'example'>
  isChanged?: boolean
  told?: readonly string[]
  onElsewhere?: OnElsewhere
  leftAt?: () => string
}

const DELETED = 'deleted; it will be saved again when you make a change'

type Latest = Pick<Storing, 'form' | 'more'>

const labelsOf = (form: Form, names: readonly string[]): string[] => [
  ...new Set(names.flatMap((name) => form.controls.get(name)?.label ?? [])),
]

function write(form: Form, methods: UseFormReturn<TypedValues>, names: readonly string[], { typed }: Draft): void {
  for (const name of names) {
    const control = form.controls.get(name)
    if (control) methods.setValue(keyOf(name), typed[name] ?? typedOf(control, control.value), { shouldDirty: true })
  }
}

const tell = (saved: SavedState, told: readonly string[]): void => {
  if (told.length > 0) saved.set({ ...saved.get(), told: [...new Set([...(saved.get().told ?? []), ...told])] })
}

function useHeld({ methods, draft, onElsewhere, leftAt }: Storing, latest: RefObject<Latest>, saved: SavedState) {
  const mine = useCallback((): Draft => {
    const { noticed: _, example: _example, ...kept } = draft
    const { form, more } = latest.current
    const at = leftAt?.() || kept.at
    return { ...kept, ...more, changed: Date.now(), typed: storable(form, typedIn(methods)), ...(at ? { at } : {}) }
  }, [draft, methods, latest, leftAt])
  const take = useCallback(
    (present: Draft, next: Draft): void => {
      const { form } = latest.current
      const names = changedNames(present, next)
      const told = labelsOf(form, names)
      if (differsInMore(present, next)) return onElsewhere?.(next, told)
      write(form, methods, names, next)
      tell(saved, told)
    },
    [methods, latest, saved, onElsewhere],
  )
  return { mine, take }
}

/**
 * Keeps a draft the same in all tabs. Returns what stores it: it resolves to the time of the change, and rejects if the
 * browser does not keep it. When the page is being left there is no time to read what is stored first.
 */
export function useTabs(storing: Storing, latest: RefObject<Latest>, saved: SavedState) {
  const { draft, isChanged } = storing
  const { mine, take } = useHeld(storing, latest, saved)
  const synced = useRef<Synced>(undefined)
  const isOpen = useRef(false)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  useEffect(() => {
    synced.current ??= { held: heldIn(mine()), ...(isChanged ? {} : { stored: draft }) }
  }, [mine, draft, isChanged])

  useEffect(
    () =>
      watchDrafts((id) => {
        if (id !== draft.id) return
        readDraft(id).then(
          (theirs) => {
            if (!theirs) return tell(saved, [DELETED])
            const present = mine()
            const before = synced.current ?? { held: heldIn(present), stored: draft }
            synced.current = syncedWith(present, before, theirs)
            take(present, mergeDraft(present, before, theirs))
          },
          (error: unknown) => console.error('The draft could not be read.', error),
        )
      }),
    [draft, mine, take, saved],
  )

  return useCallback(
    async (isLeaving: boolean): Promise<number> => {
      const sent = mine()
      const before = synced.current ?? { held: heldIn(sent) }
      if (isLeaving) await saveDraft(mergeDraft(sent, before, before.stored))
      else {
        const stored = await storeDraft(sent, before)
        synced.current = { held: heldIn(stored), stored }
        if (isOpen.current) take(sent, stored)
      }
      return sent.changed
    },
    [mine, take],
  )
}
