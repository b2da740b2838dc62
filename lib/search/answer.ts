import { z } from 'zod'
import { templateKinds } from '@/data/types'
import { constants } from '@/lib/constants'
import { formats } from '@/lib/catalogue/query'

/** What `GET /api/search` says of a template. */
export const foundTemplateSchema = z.object({
  slug: z.string(),
  name: z.string(),
  kind: z.enum(templateKinds),
  category: z.string(),
  categorySlug: z.string(),
  description: z.string(),
  formats: z.array(z.enum(formats)).readonly(),
})

const scores = [10, 8, 7, 6, 5, 3] as const
const matchedFields = ['name', 'category', 'description', 'fullDescription', 'tags', 'systemSlug'] as const

export const searchAnswerSchema = z.object({
  query: z.string().max(constants.queryLength).describe('As searched: trimmed and cut.'),
  count: z.int().min(0).describe('All matches, beyond the limit too.'),
  results: z.array(
    foundTemplateSchema.extend({
      score: z.literal(scores).describe('By the first field that holds the query.'),
      matchedField: z.enum(matchedFields),
    }),
  ),
  similar: z
    .array(foundTemplateSchema)
    .describe('Other words, synonyms and corrected spelling; only where there are fewer than five matches.'),
})

export type Score = (typeof scores)[number]
export type MatchedField = (typeof matchedFields)[number]
export type FoundTemplate = z.output<typeof foundTemplateSchema>
export type SearchApiAnswer = z.output<typeof searchAnswerSchema>
