import { z } from 'zod'
import { apiTemplateSchema, templateDetailSchema, templateListSchema } from '@/lib/catalogue/api-responses'
import { bundleFilesSchema } from '@/lib/bundles/response'
import { contactResponseSchema, countsResponseSchema, subscribeResponseSchema } from '@/lib/forms/responses'
import { contactSchema, downloadSchema, subscribeSchema } from '@/lib/forms/schema'
import { healthReportSchema } from '@/lib/health/types'
import { outboxAnswerSchema } from '@/lib/mail/answer'
import { foundTemplateSchema, searchResponseSchema } from '@/lib/search/response'
import { errorResponseSchema } from './operation'

export type JsonSchema = Record<string, unknown>

/** The document's named schemas, by direction: input and output may differ. */
const named = {
  input: { Subscription: subscribeSchema, ContactMessage: contactSchema, Download: downloadSchema },
  output: {
    Error: errorResponseSchema,
    SearchAnswer: searchResponseSchema,
    FoundTemplate: foundTemplateSchema,
    Template: apiTemplateSchema,
    TemplateList: templateListSchema,
    TemplateDetail: templateDetailSchema,
    BundleFiles: bundleFilesSchema,
    SubscribeAnswer: subscribeResponseSchema,
    ContactAnswer: contactResponseSchema,
    DownloadCounts: countsResponseSchema,
    OutboxAnswer: outboxAnswerSchema,
    HealthReport: healthReportSchema,
  },
} as const

type Direction = keyof typeof named

const uri = (name: string): string => `#/components/schemas/${name}`

/** Removes `readOnly`, which zod adds to readonly lists: everything in a response is read-only. */
const withoutMarks = ({ jsonSchema }: { jsonSchema: JsonSchema }): void => {
  delete jsonSchema.readOnly
}

function convert(direction: Direction): Record<string, JsonSchema> {
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries(named[direction])) registry.add(schema, { id })
  const { schemas } = z.toJSONSchema(registry, { io: direction, uri, override: withoutMarks })
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $id: _id, $schema: _schema, ...schema }]) => [name, schema]),
  )
}

/** Returns `components.schemas` of the document. */
export const componentSchemas = (): Record<string, JsonSchema> => ({ ...convert('input'), ...convert('output') })

/** Returns a reference to a named schema, or the unnamed schema itself. */
export function schemaOf(schema: z.ZodType, direction: Direction): JsonSchema {
  const name = Object.entries(named[direction]).find(([, each]) => each === schema)?.[0]
  if (name) return { $ref: uri(name) }
  const { $schema: _, ...own } = z.toJSONSchema(schema, { io: direction, override: withoutMarks })
  return own
}

/** Returns the schema of an object, with its properties. */
export const objectSchemaOf = (
  schema: z.ZodObject,
  direction: Direction,
): { properties?: Record<string, JsonSchema>; required?: readonly string[] } => schemaOf(schema, direction)
