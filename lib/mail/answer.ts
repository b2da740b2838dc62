import { z } from 'zod'

export const outboxAnswerSchema = z.object({
  sent: z.int().min(0).describe('Messages sent.'),
  purged: z.int().min(0).describe('Old records removed.'),
})

/** The payload of `/api/bounces`: Resend's webhook events about a message. Other event types have different data. */
export const bounceEventSchema = z.object({
  type: z.string().describe('email.bounced and email.complained count.'),
  data: z.looseObject({
    to: z.array(z.string().max(255)).max(50).default([]).describe('Addresses.'),
    bounce: z
      .looseObject({ type: z.string() })
      .optional()
      .describe('Permanent counts, as does a bounce without a type.'),
  }),
})

export type BounceEvent = z.output<typeof bounceEventSchema>
export type OutboxAnswer = z.output<typeof outboxAnswerSchema>
