import { z } from 'zod'
import { templateKinds } from '@/data/shared/types'
import { formats } from './query'

const format = z.enum(formats)
const count = z.int().min(0)
const path = z.string().regex(/^\//)

const templateFileSchema = z.object({
  format,
  url: path,
  bytes: count,
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  pages: z.int().min(1).nullable().describe('Number of pages of a PDF; null for the other formats.'),
})

const editionFiles = z.array(z.object({ format, url: path })).readonly()

const editionSchema = z.object({
  state: z.string().regex(/^[A-Z]{2}$/),
  name: z.string().describe("The state's name."),
  ready: z.boolean().describe('Whether it is complete for ordinary use.'),
  gaps: z.array(z.string()).readonly().describe('What is missing. With gaps, it is the federal edition.'),
  warnings: z.array(z.string()).readonly().describe('What to know before using it, one sentence each.'),
  cases: z
    .array(
      z.object({
        question: z.string().describe('If the answer is yes, prescribed words are missing.'),
        warning: z.string().describe('What to know in that case; also among the warnings.'),
      }),
    )
    .readonly()
    .describe('Special uses for which the edition lacks prescribed words.'),
  checked: z.string().describe('How its texts were checked.'),
  files: editionFiles.describe('Made on first request, so size and SHA-256 are not known in advance.'),
  officeFiles: editionFiles.describe('What the office keeps, made on first request.'),
  fieldFiles: editionFiles.describe('What goes on the roof, made on first request.'),
})

export const apiTemplateSchema = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  kind: z.enum(templateKinds),
  category: z.string(),
  categorySlug: z.string(),
  systemSlug: z.string().nullable().describe('Roof system, by slug; null for any roof.'),
  formats: z.array(format).readonly(),
  downloadCount: count,
  tags: z.array(z.string()).readonly(),
  pages: z.string().describe("Number of pages of the PDF, such as '3 pages'."),
  fileSize: z.string().describe("Size of the file in the first format, such as '45KB'."),
  downloadPath: path.describe('Path of the file in the first format.'),
  previewPath: path.nullable(),
  files: z
    .array(templateFileSchema)
    .readonly()
    .describe('What the customer or the crew gets; the workbook is whole, with the sheets of the office.'),
  officeFiles: z.array(templateFileSchema).readonly().describe('What the office keeps. Empty if `files` have it.'),
  fieldFiles: z.array(templateFileSchema).readonly().describe('What goes on the roof. Empty if `files` have it.'),
  edition: editionSchema
    .nullable()
    .optional()
    .describe('Only with `state`: the edition for that state; null if the template is the same in all states.'),
})

export const templateListSchema = z.object({
  total: count,
  page: z.int().min(1),
  perPage: z.int().min(1),
  templates: z.array(apiTemplateSchema).describe('Empty past the last page.'),
})

const texts = z.array(z.string()).readonly()

export const templateDetailSchema = apiTemplateSchema.extend({
  version: z.int().min(1).nullable().describe('Counts the revisions of the document; null before the first release.'),
  modified: z.iso.date().nullable().describe('Day of the last revision; null before the first release.'),
  hasEditions: z.boolean().describe('Whether the template has editions for states.'),
  fullDescription: texts.describe('Paragraphs.'),
  whatsIncluded: texts,
  howToUse: texts.describe('Steps.'),
  customerCopy: z
    .array(templateFileSchema)
    .readonly()
    .describe(
      'Of an estimate: `files` again, with the workbook without costs. Empty for others. Leaves with the next release.',
    ),
})

export type ApiTemplate = z.output<typeof apiTemplateSchema>
export type TemplateList = z.output<typeof templateListSchema>
export type TemplateDetail = z.output<typeof templateDetailSchema>
