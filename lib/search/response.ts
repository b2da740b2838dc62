import { z } from 'zod'
import { templateKinds } from '@/data/shared/types'
import { constants } from '@/lib/constants'
import { formats } from '@/lib/catalogue/query'

export const foundTemplateSchema = z.object({
  slug: z.string(),
  name: z.string(),
  kind: z.enum(templateKinds),
  category: z.string(),
  categorySlug: z.string(),
  description: z.string(),
  formats: z.array(z.enum(formats)).readonly(),
  picture: z.string().describe('A picture of the most informative section of the document, 240 × 180 pixels.'),
})

const scores = [10, 8, 7, 6, 5, 3] as const
const matchedFields = ['name', 'category', 'description', 'fullDescription', 'tags', 'systemSlug'] as const

const foundEditionSchema = z.object({
  slug: z.string(),
  state: z.string().regex(/^[A-Z]{2}$/),
  name: z.string().describe('Name of the template and of the state.'),
  url: z.string().describe("The template's page, with the state chosen."),
})

const foundPacketSchema = z.object({
  slug: z.string(),
  name: z.string(),
  url: z.string().describe("The packet's page."),
  count: z.int().min(1).describe('Number of its templates.'),
})

const foundPageSchema = z.object({
  name: z.string(),
  url: z.string().describe("The page's path."),
})

export const searchResponseSchema = z.object({
  query: z.string().max(constants.queryLength).describe('The query as searched: trimmed and truncated.'),
  count: z.int().min(0).describe('Total number of matches, regardless of the limit.'),
  total: z
    .int()
    .min(1)
    .optional()
    .describe(
      'Only if it is more than `count`: all that the search page shows, with similar templates, editions, packets and pages.',
    ),
  results: z.array(
    foundTemplateSchema.extend({
      score: z.literal(scores).describe('Set by the first field that contains the query.'),
      matchedField: z.enum(matchedFields),
    }),
  ),
  similar: z
    .array(foundTemplateSchema)
    .describe('Matches by other words, synonyms and corrected spelling; only if there are fewer than five matches.'),
  editions: z
    .array(foundEditionSchema)
    .optional()
    .describe('Only for a query that names a state: the matching state editions, shown before the results.'),
  packets: z
    .array(foundPacketSchema)
    .optional()
    .describe('Only for a query that asks for a packet: up to three matching packets, shown before the results.'),
  pages: z
    .array(foundPageSchema)
    .optional()
    .describe("Only for a query that asks for one of the site's own pages: my company, privacy, contact and others."),
})

export type Score = (typeof scores)[number]
export type MatchedField = (typeof matchedFields)[number]
export type FoundTemplate = z.output<typeof foundTemplateSchema>
export type FoundEdition = z.output<typeof foundEditionSchema>
export type FoundPacket = z.output<typeof foundPacketSchema>
export type FoundPage = z.output<typeof foundPageSchema>
export type SearchResponse = z.output<typeof searchResponseSchema>
