import { site } from '@/data/site'
import type { ApiResponse, Operation } from './operation'
import { operations } from './operations'
import { componentSchemas, objectSchemaOf, schemaOf, type JsonSchema } from './schemas'

/** The response to each operation's sample call, by operation id. */
export type Samples = Readonly<Record<string, unknown>>

const JSON_TYPE = 'application/json'
const FORM_TYPE = 'application/x-www-form-urlencoded'

function pathParameters({ parameters = {}, path, call }: Operation): JsonSchema[] {
  const given = call.path.split(/[/?]/)
  return Object.entries(parameters).map(([name, description]) => {
    const example = given[path.split('/').indexOf(`{${name}}`)]
    return { name, in: 'path', required: true, description, schema: { type: 'string' }, example }
  })
}

function queryParameters({ query }: Operation): JsonSchema[] {
  if (!query) return []
  const { properties = {}, required = [] } = objectSchemaOf(query, 'input')
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    ...{ name, in: 'query', required: required.includes(name) },
    ...(description ? { description } : {}),
    schema,
  }))
}

function requestBody({ body, call }: Operation): JsonSchema {
  if (!body) return {}
  const media = { schema: schemaOf(body.schema, 'input'), example: call.body }
  const types = body.form === 'only' ? [FORM_TYPE] : body.form === 'too' ? [JSON_TYPE, FORM_TYPE] : [JSON_TYPE]
  return { requestBody: { required: true, content: Object.fromEntries(types.map((type) => [type, media])) } }
}

function responseOf({ description, json, type, headers = {} }: ApiResponse, sample: unknown): JsonSchema {
  const content = {
    ...(json
      ? { [JSON_TYPE]: { schema: schemaOf(json, 'output'), ...(sample === undefined ? {} : { example: sample }) } }
      : {}),
    ...(type ? { [type]: {} } : {}),
  }
  const described = Object.entries(headers).map(([name, text]) => [
    name,
    { description: text, schema: { type: 'string' } },
  ])
  return {
    description,
    ...(described.length ? { headers: Object.fromEntries(described) as JsonSchema } : {}),
    ...(Object.keys(content).length ? { content } : {}),
  }
}

function operationOf(operation: Operation, samples: Samples): JsonSchema {
  const { id, group, summary, description, secured, responses, call } = operation
  const parameters = [...pathParameters(operation), ...queryParameters(operation)]
  return {
    ...{ operationId: id, tags: [group], summary },
    ...(description ? { description } : {}),
    ...(parameters.length ? { parameters } : {}),
    ...requestBody(operation),
    ...(secured ? { security: [{ cronSecret: [] }] } : {}),
    responses: Object.fromEntries(
      Object.entries(responses).map(([status, response]) => [
        status,
        responseOf(response, Number(status) === call.status ? samples[id] : undefined),
      ]),
    ),
  }
}

/** Builds the OpenAPI 3.1 document, with the given sample responses. */
export function openApiDocument(siteUrl: string, samples: Samples = {}): JsonSchema {
  const paths: Record<string, JsonSchema> = {}
  for (const operation of operations) (paths[operation.path] ??= {})[operation.method] = operationOf(operation, samples)
  return {
    openapi: '3.1.1',
    info: {
      title: `${site.name} API`,
      version: '1.0.0',
      summary: 'The free roofing templates, for programs.',
      description: `Read it at ${siteUrl}/developers.`,
      contact: { email: site.supportEmail },
    },
    servers: [{ url: siteUrl }],
    tags: [...new Set(operations.map(({ group }) => group))].map((name) => ({ name })),
    paths,
    components: {
      schemas: componentSchemas(),
      securitySchemes: { cronSecret: { type: 'http', scheme: 'bearer', description: 'CRON_SECRET.' } },
    },
  }
}
