import { z } from 'zod'
import type { HealthState } from '@/lib/store'

const state = z.enum(['ok', 'degraded', 'down'] satisfies HealthState[])

/** The state of one part of the site. Contains no personal data, no secrets and no addresses of other machines. */
const checkSchema = z.looseObject({ state, detail: z.string().describe('A plain sentence.') })

export const healthReportSchema = z.object({
  status: state.describe(
    'down if the store is down, so nothing can be recorded; degraded if anything else has a problem.',
  ),
  version: z.string(),
  build: z.string().nullable().describe('Build id; null if none is found.'),
  checks: z.record(z.string(), checkSchema).readonly(),
})

export type Check = z.output<typeof checkSchema>
export type HealthReport = z.output<typeof healthReportSchema>
