/** What opens a report: who looked, when and how, and at which roof. */
import { field, fields, own, section, type Block, type Field } from '@/lib/documents/author'

/** Report number, inspector, date, weather, access and purpose (at most about 50 characters, on one line). */
export const reportHeader = (purpose: string): Block[] => [
  section('Report', 'Report header: inspector, date, weather, access and areas not seen'),
  fields(
    4,
    field('inspection.number'),
    field('job.number'),
    field('inspection.date'),
    field('inspection.time'),
    field('inspection.inspector', { span: 2 }),
    field('inspection.license', { span: 2 }),
    field('job.weather', { span: 2 }),
    field('job.temperature'),
    field('inspection.access'),
    field('inspection.notSeen', { span: 2 }),
    own('inspection.purpose', 'Purpose of this inspection', 'text', { span: 2, value: purpose }),
  ),
]

export const propertyFields = (): Field[] => [
  field('customer.name', { span: 2 }),
  field('customer.phone'),
  field('customer.email'),
  field('job.address', { span: 2 }),
  field('job.city'),
  field('job.state'),
  field('job.zip'),
  field('building.type'),
  field('building.stories'),
  field('building.yearBuilt'),
]

export const roofFields = (): Field[] => [
  field('roof.system'),
  field('roof.age'),
  field('roof.layers'),
  field('roof.deck'),
  field('roof.pitch'),
  field('roof.squares'),
  field('roof.manufacturer'),
  field('roof.product'),
]

export const propertyAndRoof = (title = 'Property and roof'): Block[] => [
  section(title),
  fields(4, ...propertyFields(), ...roofFields()),
]
