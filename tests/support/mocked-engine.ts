/** Replaces the engine in what is imported after this. */
import type { RenderJob, Rendered } from '@/lib/fill/engine-client'

/** Stands for the engine: what it is asked to write. */
export const write = jest.fn<Promise<Rendered>, [RenderJob]>()
jest.mock('@/lib/fill/engine-client', () => ({ openEngine: () => ({ render: write, close: () => undefined }) }))

/** Forgets what was asked; the engine writes empty files. */
export function resetEngine(): void {
  jest.clearAllMocks()
  write.mockResolvedValue({ bytes: new Uint8Array(), messages: [] })
}
beforeEach(resetEngine)
