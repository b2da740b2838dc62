import { z } from 'zod'

const emailOutcomes = ['sent', 'failed', 'unreachable', 'none'] as const

export const subscribeResponseSchema = z.object({
  ok: z.literal(true),
  email: z
    .enum(emailOutcomes)
    .describe(
      'sent: accepted for delivery, which does not guarantee arrival; failed: temporarily rejected; unreachable: no response in time, will be retried; none: no message was due.',
    ),
  newsletter: z.literal(false).describe('Present only if the newsletter request could not be recorded.').optional(),
})

export const contactResponseSchema = z.object({ ok: z.literal(true) })

export const countsResponseSchema = z.object({
  counts: z
    .record(z.string(), z.int().min(1))
    .describe('By slug; only templates with downloads recorded by this installation.'),
})

export type EmailOutcome = (typeof emailOutcomes)[number]
export type SubscribeResponse = z.output<typeof subscribeResponseSchema>
export type ContactResponse = z.output<typeof contactResponseSchema>
export type CountsResponse = z.output<typeof countsResponseSchema>
