import { z } from 'zod'
import { templateKinds } from '@/data/types'
import { formats } from './query'

/** What the catalogue's API answers. */

const format = z.enum(formats)
const count = z.int().min(0)
const path = z.string().regex(/^\//)

const templateFileSchema = z.object({
  format,
  url: path,
  bytes: count,
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  pages: z.int().min(1).nullable().describe('Of a PDF; null for the other formats.'),
})

export const apiTemplateSchema = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  kind: z.enum(templateKinds),
  category: z.string(),
  categorySlug: z.string(),
  systemSlug: z.string().nullable().describe('The roof system it is written for; null for any roof.'),
  formats: z.array(format).readonly(),
  downloadCount: count,
  tags: z.array(z.string()).readonly(),
  pages: z.string().describe("Of the PDF: '3 pages'."),
  fileSize: z.string().describe("Of the first format: '45KB'."),
  downloadPath: path.describe('The file of the first format.'),
  previewPath: path.nullable(),
  files: z.array(templateFileSchema).readonly(),
})

export const templateListSchema = z.object({
  total: count,
  page: z.int().min(1),
  perPage: z.int().min(1),
  templates: z.array(apiTemplateSchema).describe('Empty past the last page.'),
})

const texts = z.array(z.string()).readonly()

export const templateDetailSchema = apiTemplateSchema.extend({
  fullDescription: texts.describe('Paragraphs.'),
  whatsIncluded: texts,
  howToUse: texts.describe('Steps.'),
})

export type ApiTemplate = z.output<typeof apiTemplateSchema>
export type TemplateList = z.output<typeof templateListSchema>
export type TemplateDetail = z.output<typeof templateDetailSchema>
