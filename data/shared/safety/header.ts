/** The head of a safety document: job, roof and people of the day. */
import * as d from '@/lib/documents/author'

/** Who enforces: federal OSHA or the state's own program, which may be stricter. */
export const enforcer: d.Field = d.choice('safety.enforcer', 'Who enforces here', ['Federal OSHA', 'State program'])

export const competentPerson: d.Field = d.own('safety.competentPerson', 'Competent person on site', 'text', {
  required: true,
})

/** Names, address, date and nearest emergency room, then the fields that the document adds. */
export const jobHeader = (includes: string, ...more: d.Field[]): d.Block[] => [
  d.section('Job and people', includes),
  d.fields(
    4,
    d.field('job.name', { span: 2 }),
    d.field('job.number'),
    d.own('safety.date', 'Date', 'date', { required: true }),
    d.field('job.address', { span: 2 }),
    d.field('job.hospital', { span: 2 }),
    competentPerson,
    d.field('job.foreman'),
    ...more,
  ),
]

/** What decides the fall rule: slope, edge height, roof width. */
export const slopeFields: readonly d.Field[] = [
  d.field('roof.pitch', { label: 'Steepest slope (in 12)' }),
  d.own('safety.edgeHeight', 'Highest edge (ft)', 'number', { decimals: 0 }),
  d.own('safety.roofWidth', 'Narrowest roof width (ft)', 'number', { decimals: 0 }),
]
