/** Replaces the stored drafts in what is imported after this. */
import type { Draft } from '@/lib/fill/draft'

export const storeDraft = jest.fn((draft: Draft) => Promise.resolve(draft))
jest.mock('idb', () => ({ openDB: jest.fn() }))
jest.mock('@/lib/fill/drafts', () => ({
  storeDraft,
  saveDraft: () => Promise.resolve(),
  watchDrafts: () => () => undefined,
  leaveDraftAt: () => Promise.resolve(),
}))
