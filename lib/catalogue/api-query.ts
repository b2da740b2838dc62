import { z } from 'zod'
import { templateKinds } from '@/data/types'
import { constants } from '@/lib/constants'
import { formats, sorts } from './query'

const format = z.enum(formats, 'must be PDF, Excel or Word')
const wholeNumber = (most: number) =>
  z.coerce
    .number('must be a whole number')
    .int('must be a whole number')
    .min(1, 'must be at least 1')
    .max(most, `must be at most ${most}`)
const text = z.string().max(200, 'must be at most 200 characters')

/** The query of `GET /api/bundles/{name}`. */
export const formatQuerySchema = z.object({ format: format.optional().describe('Only files of this format.') })

/** More than a page of cards and its neighbours. */
const SLUGS_MAX = 100

/** The query of `GET /api/downloads`. */
export const countsQuerySchema = z.object({
  slug: z
    .array(text)
    .max(SLUGS_MAX, `must not be given more than ${SLUGS_MAX} times`)
    .default([])
    .describe('Templates, by slug; repeated.'),
})

/** The query of `GET /api/templates`. */
export const templatesQuerySchema = z.object({
  kind: z.enum(templateKinds, 'must be one of the template kinds').optional(),
  category: z.array(text).default([]).describe('Any of these categories, by slug; repeated.'),
  system: text.optional().describe('A roof system, by slug.'),
  format: z.array(format).default([]).describe('Any of these formats; repeated.'),
  sort: z.enum(sorts, 'must be popular, name-asc or name-desc').default('popular'),
  page: wholeNumber(1_000_000).default(1),
  perPage: wholeNumber(constants.templatesPerPageMax).default(constants.templatesPerPage),
})

export type TemplatesQuery = z.output<typeof templatesQuerySchema>

/** The query of `GET /api/search`. A `q` that is too long is cut by the search itself. */
export const searchQuerySchema = z.object({
  q: z.string().default('').describe(`What to look for; cut at ${constants.queryLength} characters.`),
  limit: wholeNumber(constants.searchLimitMax)
    .default(constants.searchLimit)
    .describe('Of results and of similar ones, each.'),
  format: z.array(format).default([]).describe('Any of these formats; repeated.'),
  category: z.array(text).default([]).describe('Any of these categories, by slug; repeated.'),
})

const lists = new Set(['format', 'category'])

/** The parameters of a URL as the schemas read them: repeated ones as lists, of the others the first. */
export function queryOf(url: string): Record<string, string | string[]> {
  const { searchParams } = new URL(url)
  return Object.fromEntries(
    [...new Set(searchParams.keys())].map((key) => [
      key,
      lists.has(key) ? searchParams.getAll(key) : searchParams.get(key)!,
    ]),
  )
}
