/** Fields at the head of safety documents: people of the day, and what decides the fall rule. */
import * as d from '@/lib/documents/author'

/** Who enforces: federal OSHA or the state's own program, which may be stricter. */
export const enforcer: d.Field = d.choice('safety.enforcer', 'Who enforces here', ['Federal OSHA', 'State program'])

export const competentPerson: d.Field = d.own('safety.competentPerson', 'Competent person on site', 'text', {
  required: true,
})

/** What decides the fall rule: slope, edge height, roof width. */
export const slopeFields: readonly d.Field[] = [
  d.field('roof.pitch', { label: 'Steepest slope (in 12)' }),
  d.own('safety.edgeHeight', 'Highest edge (ft)', 'number', { decimals: 0 }),
  d.own('safety.roofWidth', 'Narrowest roof width (ft)', 'number', { decimals: 0 }),
]
