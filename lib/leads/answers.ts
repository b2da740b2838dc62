import { z } from 'zod'

/** Response bodies of the forms API. */

const emailOutcomes = ['sent', 'failed', 'unreachable', 'none'] as const

export const subscribeAnswerSchema = z.object({
  ok: z.literal(true),
  email: z
    .enum(emailOutcomes)
    .describe(
      'sent: accepted for delivery, not a promise that it arrives; failed: refused for now; unreachable: no answer in time, tried again; none: no message was due.',
    ),
  newsletter: z.literal(false).describe('Only where the wish for the newsletter could not be recorded.').optional(),
})

export const contactAnswerSchema = z.object({ ok: z.literal(true) })

export const countsAnswerSchema = z.object({
  counts: z
    .record(z.string(), z.int().min(1))
    .describe('By slug; those of which this installation has recorded any downloads.'),
})

export type EmailOutcome = (typeof emailOutcomes)[number]
export type SubscribeAnswer = z.output<typeof subscribeAnswerSchema>
export type ContactAnswer = z.output<typeof contactAnswerSchema>
export type CountsAnswer = z.output<typeof countsAnswerSchema>
