/** The head of a safety document: job, roof and people of the day. */
import { choice, field, fields, own, section, type Block, type Field } from '@/lib/documents/author'

/** Who enforces: federal OSHA or the state's own program, which may be stricter. */
export const enforcer: Field = choice('safety.enforcer', 'Who enforces here', ['Federal OSHA', 'State program'])

export const competentPerson: Field = own('safety.competentPerson', 'Competent person on site')

/** Names, address, date and nearest emergency room, then the fields that the document adds. */
export const jobHeader = (includes: string, ...more: Field[]): Block[] => [
  section('Job and people', includes),
  fields(
    4,
    field('job.name', { span: 2 }),
    field('job.number'),
    own('safety.date', 'Date', 'date'),
    field('job.address', { span: 2 }),
    field('job.hospital', { span: 2 }),
    competentPerson,
    field('job.foreman'),
    ...more,
  ),
]

/** What decides the fall rule: slope, edge height, roof width. */
export const slopeFields: readonly Field[] = [
  field('roof.pitch', { label: 'Steepest slope (in 12)' }),
  own('safety.edgeHeight', 'Highest edge (ft)', 'number', { decimals: 0 }),
  own('safety.roofWidth', 'Narrowest roof width (ft)', 'number', { decimals: 0 }),
]
