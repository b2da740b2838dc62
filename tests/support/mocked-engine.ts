import type { Draft } from '@/lib/fill/draft'
import type { RenderJob, Rendered } from '@/lib/fill/engine-client'

/** Stands for the engine: what it is asked to write. */
export const write = jest.fn<Promise<Rendered>, [RenderJob]>()

/** `@/lib/fill/engine-client` with `write` for its engine. */
export const engineClient = { openEngine: () => ({ render: write, close: () => undefined }) }

export const drafts = {
  storeDraft: jest.fn((draft: Draft) => Promise.resolve(draft)),
  saveDraft: jest.fn(() => Promise.resolve()),
  watchDrafts: () => () => undefined,
  leaveDraftAt: () => Promise.resolve(),
}

/** Forgets what was asked; the engine writes empty files. */
export function resetEngine(): void {
  jest.clearAllMocks()
  write.mockResolvedValue({ bytes: new Uint8Array(), messages: [] })
}
