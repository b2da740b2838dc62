import { z } from 'zod'
import { templateKinds } from '@/data/shared/types'
import { constants } from '@/lib/constants'
import { stateNames, type StateCode } from '@/lib/state-names'
import { formats, sorts } from './query'

const format = z.enum(formats, 'must be PDF, Excel or Word')
const wholeNumber = (most: number) =>
  z.coerce
    .number('must be a whole number')
    .int('must be a whole number')
    .min(1, 'must be at least 1')
    .max(most, `must be at most ${most}`)
const text = z.string().max(200, 'must be at most 200 characters')

/** A two-letter state abbreviation in either case; empty for the federal edition, as a form sends it. */
const state = z
  .string()
  .transform((code) => code.toUpperCase())
  .refine(
    (code): code is '' | StateCode => code === '' || Object.hasOwn(stateNames, code),
    'must be a two-letter state abbreviation or DC',
  )
  .optional()
  .describe('Two-letter state abbreviation: adds `edition`.')

export const templateQuerySchema = z.object({ state })

export const editionQuerySchema = z.object({
  template: text.describe('Template slug.'),
  state: state.describe('Two-letter state abbreviation, or DC. By default the federal edition.'),
  format: format.optional().describe("By default the template's first format."),
})

export const bundleQuerySchema = z.object({
  format: format.optional().describe('Only files of this format.'),
  state: state.describe(
    'Two-letter state abbreviation: includes the state’s editions of documents that state law affects. Not for the complete pack.',
  ),
})

/** More than one page of cards needs. */
const SLUGS_MAX = 100

export const countsQuerySchema = z.object({
  slug: z
    .array(text)
    .max(SLUGS_MAX, `must not be given more than ${SLUGS_MAX} times`)
    .default([])
    .describe('Template slug; may be repeated.'),
})

export const templatesQuerySchema = z.object({
  kind: z.enum(templateKinds, 'must be one of the template kinds').optional(),
  category: z.array(text).default([]).describe('Category slug; may be repeated to match any of them.'),
  system: text.optional().describe('Roof system slug.'),
  format: z.array(format).default([]).describe('May be repeated to match any of the formats.'),
  state,
  sort: z.enum(sorts, 'must be popular, name-asc or name-desc').default('popular'),
  page: wholeNumber(1_000_000).default(1),
  perPage: wholeNumber(constants.templatesPerPageMax).default(constants.templatesPerPage),
})

export type TemplatesQuery = z.output<typeof templatesQuerySchema>

/** The query of `GET /api/search`. The search itself truncates `q`. */
export const searchQuerySchema = z.object({
  q: z.string().default('').describe(`Search text; truncated to ${constants.queryLength} characters.`),
  limit: wholeNumber(constants.searchLimitMax)
    .default(constants.searchLimit)
    .describe('Maximum number of results and of similar templates.'),
  format: z.array(format).default([]).describe('May be repeated to match any of the formats.'),
  category: z.array(text).default([]).describe('Category slug; may be repeated to match any of them.'),
})

const lists = new Set(['format', 'category'])

/** Returns a URL's parameters in the form the schemas expect: lists for repeatable ones, otherwise the first value. */
export function queryOf(url: string): Record<string, string | string[]> {
  const { searchParams } = new URL(url)
  return Object.fromEntries(
    [...new Set(searchParams.keys())].map((key) => [
      key,
      lists.has(key) ? searchParams.getAll(key) : searchParams.get(key)!,
    ]),
  )
}
