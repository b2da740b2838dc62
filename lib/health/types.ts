import { z } from 'zod'
import type { HealthState } from '@/lib/store'

const state = z.enum(['ok', 'degraded', 'down'] satisfies HealthState[])

/** What one part of the site says of itself: nothing personal, no secret, no address of another machine. */
const checkSchema = z.looseObject({ state, detail: z.string().describe('A plain sentence.') })

export const healthReportSchema = z.object({
  status: state.describe(
    'down where the store is: nothing can be recorded; degraded where anything else is not as it should be.',
  ),
  version: z.string(),
  build: z.string().nullable().describe("The build's id; null where none is found."),
  checks: z.record(z.string(), checkSchema).readonly(),
})

export type Check = z.output<typeof checkSchema>
export type HealthReport = z.output<typeof healthReportSchema>
