import { z } from 'zod'
import { templateKinds } from '@/data/types'
import { constants } from '@/lib/constants'
import { formats } from '@/lib/catalogue/query'

/** A template in the response of `GET /api/search`. */
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

export const searchResponseSchema = z.object({
  query: z.string().max(constants.queryLength).describe('The query as searched: trimmed and truncated.'),
  count: z.int().min(0).describe('Total number of matches, regardless of the limit.'),
  results: z.array(
    foundTemplateSchema.extend({
      score: z.literal(scores).describe('Set by the first field that contains the query.'),
      matchedField: z.enum(matchedFields),
    }),
  ),
  similar: z
    .array(foundTemplateSchema)
    .describe('Matches by other words, synonyms and corrected spelling; only if there are fewer than five matches.'),
})

export type Score = (typeof scores)[number]
export type MatchedField = (typeof matchedFields)[number]
export type FoundTemplate = z.output<typeof foundTemplateSchema>
export type SearchResponse = z.output<typeof searchResponseSchema>
