/** What the universal inspections have in common: their place in the catalogue and the short head of a survey. */
import { inspectionDownloads } from '../downloads'
import type { TemplateContent } from '@/data/types'
import { field, fields, own, section, total, type Block, type Expr, type Field } from '@/lib/documents/author'

type UniversalContent = Omit<
  TemplateContent,
  | 'id'
  | 'kind'
  | 'category'
  | 'categorySlug'
  | 'subcategory'
  | 'systemType'
  | 'systemName'
  | 'systemSlug'
  | 'formats'
  | 'baseDownloads'
>

/** An inspection that serves every roof system. */
export const universalInspection = (content: UniversalContent): TemplateContent => ({
  id: `inspection-${content.slug}`,
  kind: 'inspection',
  categorySlug: 'inspections-assessments',
  category: 'Inspections & Assessments',
  subcategory: 'universal',
  systemType: 'universal',
  formats: ['PDF', 'Word'],
  baseDownloads: inspectionDownloads(content.slug),
  ...content,
})

/** Report, inspector, customer and place in four rows; `more` are the fields that only this survey needs. */
export const surveyHeader = (purpose: string, ...more: readonly Field[]): Block[] => [
  section('Report and property', 'Report header: inspector, property, weather, access and areas not seen'),
  fields(
    4,
    field('inspection.number'),
    field('inspection.date'),
    field('inspection.inspector'),
    field('inspection.license', { label: 'License or certification' }),
    field('customer.name', { span: 2 }),
    field('customer.phone'),
    field('customer.email'),
    field('job.address', { span: 2 }),
    field('job.city'),
    field('job.state'),
    field('job.weather', { span: 2 }),
    field('job.temperature'),
    field('inspection.access'),
    field('inspection.notSeen', { span: 2 }),
    own('inspection.purpose', 'Purpose', 'text', { span: 2, value: purpose }),
    ...more,
  ),
]

/** A total that is a plain figure, not money. */
export const figure = (name: string, label: string, formula: Expr, decimals = 0, options: { strong?: boolean } = {}) =>
  total(name, label, formula, { type: 'number', decimals, ...options })
