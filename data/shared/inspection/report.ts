/** What a report says of itself: how the roof was looked at, and which roof. */
import * as d from '@/lib/documents/author'

/** Report and job number, weather, access and purpose (at most about 50 characters). Date and inspector stand in the summary. */
export const reportHeader = (purpose: string): d.Block[] => [
  d.section('Report', 'Report header: numbers, license, weather, access and areas not seen'),
  d.fields(
    4,
    d.field('inspection.number'),
    d.field('job.number'),
    d.field('inspection.time'),
    d.field('job.temperature'),
    d.field('inspection.license', { span: 2 }),
    d.field('job.weather', { span: 2 }),
    d.field('inspection.access'),
    d.field('inspection.notSeen'),
    d.own('inspection.purpose', 'Purpose of this inspection', 'text', { span: 2, value: purpose }),
  ),
]

export const propertyFields = (): d.Field[] => [
  d.field('customer.name', { span: 2 }),
  d.field('customer.phone'),
  d.field('customer.email'),
  d.field('job.address', { span: 2 }),
  d.field('job.city'),
  d.field('job.state'),
  d.field('job.zip'),
  d.field('building.type'),
  d.field('building.stories'),
  d.field('building.yearBuilt'),
]

export const roofFields = (): d.Field[] => [
  d.field('roof.system'),
  d.field('roof.age'),
  d.field('roof.layers'),
  d.field('roof.deck'),
  d.field('roof.pitch'),
  d.field('roof.squares'),
  d.field('roof.manufacturer'),
  d.field('roof.product'),
]

export const propertyAndRoof = (title = 'Property and roof'): d.Block[] => [
  d.section(title),
  d.fields(4, ...propertyFields(), ...roofFields()),
]

/** Report, customer and place in five rows; `more` are the fields that only this survey needs. */
export const surveyHeader = (purpose: string, ...more: readonly d.Field[]): d.Block[] => [
  d.section('Report and property', 'Report header: numbers, property, weather, access and areas not seen'),
  d.fields(
    4,
    d.field('inspection.number'),
    d.field('job.number'),
    d.field('inspection.license', { label: 'License or certification', span: 2 }),
    d.field('customer.name', { span: 2 }),
    d.field('customer.phone'),
    d.field('customer.email'),
    d.field('job.address', { span: 2 }),
    d.field('job.city'),
    d.field('job.state'),
    d.field('job.weather', { span: 2 }),
    d.field('job.temperature'),
    d.field('inspection.access'),
    d.field('inspection.notSeen', { span: 2 }),
    d.own('inspection.purpose', 'Purpose', 'text', { span: 2, value: purpose }),
    ...more,
  ),
]

/** The figure on site less the estimate's, in a table with the columns `estimate` and `site`; blank until both are there. */
export const differenceOnSite = d.when(
  d.cell('estimate'),
  '>=',
  0,
  d.when(d.cell('site'), '>=', 0, d.sub(d.cell('site'), d.cell('estimate')), 0),
  0,
)
