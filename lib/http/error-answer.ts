import { z } from 'zod'

/** The response body of every refusal and failure. */
export const errorAnswerSchema = z.object({
  error: z.object({
    code: z.string().describe('Stable, for programs.'),
    message: z.string().describe('For people.'),
    fields: z.record(z.string(), z.string()).describe('The first problem of each field.').optional(),
  }),
})
