import { requestPersistence } from '@/lib/offline/storage'
import type { DocumentModel } from '@/lib/documents/model'
import { rowKeysOf } from './carry-over'
import { tabChannel } from './channel'
import { database } from './database'
import { draftSchema, type Draft } from './draft'
import { isSameDraft, mergeDraft, type Synced } from './draft-merge'
import { copyPhotos, removePhotos } from './photo-store'
import { removeSignedFile } from './signed-store'

const DAY = 24 * 60 * 60 * 1000
/** An unsigned draft outside a job lapses this long after its last change, and is removed this long after a notice. */
export const KEPT_FOR = 90 * DAY
export const NOTICE_FOR = 14 * DAY

/** A random id for a draft: with 128 bits, drafts of two devices never share one. */
export const newDraftId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

export const newDraft = (slug: string, model: DocumentModel, now = Date.now()): Draft => ({
  ...{ id: newDraftId(), slug, title: model.title, created: now, changed: now, typed: {}, rows: {} },
  lines: rowKeysOf(model) as Draft['lines'],
})

/** All drafts, last changed first. Skips entries of another format. Rejects if the browser has no database. */
export async function listDrafts(): Promise<Draft[]> {
  const all = await (await database()).getAll('drafts')
  return all.flatMap((entry) => draftSchema.safeParse(entry).data ?? []).sort((a, b) => b.changed - a.changed)
}

export async function readDraft(id: string): Promise<Draft | undefined> {
  return draftSchema.safeParse(await (await database()).get('drafts', id)).data
}

/** The last changed draft of a template; with `job` that of the job. */
export const latestDraft = async (slug: string, job?: string): Promise<Draft | undefined> =>
  (await listDrafts()).find((draft) => draft.slug === slug && (job === undefined || draft.job === job))

const channel = tabChannel('ridgedocs-drafts')

export const watchDrafts = channel.watch

/** Stores a draft; the first one asks the browser to keep what this site stores. Rejects if it is not stored. */
export async function saveDraft(draft: Draft): Promise<void> {
  await (await database()).put('drafts', draft, draft.id)
  channel.tell(draft.id)
  void requestPersistence()
}

/** Changes a stored draft in one transaction. Returns it as stored, if there is one. Rejects if it is not kept. */
export async function changeDraft(
  id: string,
  change: (draft: Draft | undefined) => Draft | undefined,
): Promise<Draft | undefined> {
  const { store, done } = (await database()).transaction('drafts', 'readwrite')
  const known = draftSchema.safeParse(await store.get(id)).data
  const next = change(known)
  if (next && next !== known) await store.put(next, id)
  await done
  if (next && next !== known) channel.tell(id)
  return next
}

/** Stores a form merged with what another tab has stored since. Returns it as stored; rejects if it is not kept. */
export async function storeDraft(mine: Draft, before: Synced): Promise<Draft> {
  const stored = await changeDraft(mine.id, (known) => {
    const merged = mergeDraft(mine, before, known)
    return known && isSameDraft(known, merged) && known.noticed === undefined ? known : merged
  })
  void requestPersistence()
  return stored ?? mine
}

/** Notes where in its form a stored draft was left. This does not change the draft, so no tab is notified. */
export async function leaveDraftAt(id: string, at: string): Promise<void> {
  const { store, done } = (await database()).transaction('drafts', 'readwrite')
  const known = draftSchema.safeParse(await store.get(id)).data
  if (known && known.at !== at) await store.put({ ...known, at }, id)
  await done
}

/** Removes a draft with its photographs and its signed PDF. */
export async function removeDraft(id: string): Promise<void> {
  await (await database()).delete('drafts', id)
  await removePhotos(id)
  await removeSignedFile(id)
  channel.tell(id)
}

/** Stores a copy under a new id and returns it. Nobody has signed the copy. */
export async function duplicateDraft(draft: Draft, now = Date.now()): Promise<Draft> {
  const { noticed: _, signatures: __, ...kept } = draft
  const name = `${draft.name ?? draft.title} (copy)`.slice(0, 120)
  const copy = { ...kept, id: newDraftId(), name, created: now, changed: now }
  if (draft.photos) await copyPhotos(draft.id, copy.id)
  await saveDraft(copy)
  return copy
}

/** Whether anybody has signed the draft. */
export const isSigned = ({ signatures = {} }: Draft): boolean => Object.keys(signatures).length > 0

/** Whether a draft has not been changed for so long that it lapses. Signed ones and those of a job never do. */
export const isLapsing = (draft: Draft, now: number): boolean =>
  !draft.job && !isSigned(draft) && now - draft.changed > KEPT_FOR

/** Removes drafts whose notice has run out and marks lapsing ones, which the caller shows. Returns those left. */
export async function lapseDrafts(now = Date.now()): Promise<Draft[]> {
  const left: Draft[] = []
  for (const draft of await listDrafts()) {
    if (!isLapsing(draft, now)) left.push(draft)
    else if (draft.noticed !== undefined && now - draft.noticed > NOTICE_FOR) await removeDraft(draft.id)
    else {
      const marked = { ...draft, noticed: draft.noticed ?? now }
      if (draft.noticed === undefined) await saveDraft(marked)
      left.push(marked)
    }
  }
  return left
}

/** Keeps a lapsing draft for another term. */
export async function keepDraft(lapsing: Draft, now = Date.now()): Promise<void> {
  await changeDraft(lapsing.id, (known) => {
    const { noticed: _, ...draft } = known ?? lapsing
    return { ...draft, changed: now }
  })
}

/** Gives a draft the person's own name, or with an empty one the document's title. */
export async function renameDraft(id: string, name: string): Promise<void> {
  await changeDraft(id, (known) => {
    if (!known) return undefined
    const { name: _, ...unnamed } = known
    return name ? { ...unnamed, name } : unnamed
  })
}
