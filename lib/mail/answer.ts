import { z } from 'zod'

/** What `/api/outbox` answers. */
export const outboxAnswerSchema = z.object({
  sent: z.int().min(0).describe('Messages sent.'),
  purged: z.int().min(0).describe('Old records removed.'),
})

export type OutboxAnswer = z.output<typeof outboxAnswerSchema>
