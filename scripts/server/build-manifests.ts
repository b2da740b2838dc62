import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

/**
 * The parts of Next's build manifests that the server needs. The format is not a public API, so anything unknown throws
 * at startup.
 */
const unknown = z.never('is a condition that this server does not know').optional()
const routesSchema = z.object({
  headers: z.array(
    z.object({
      regex: z.string(),
      headers: z.array(z.object({ key: z.string(), value: z.string() })),
      has: unknown,
      missing: unknown,
    }),
  ),
  rsc: z.object({ varyHeader: z.string() }),
})

const queryHas = z.object({ type: z.literal('query'), key: z.string(), value: unknown })
const matcherSchema = z.object({ regexp: z.string(), has: z.array(queryHas).default([]), missing: unknown })
const middlewareSchema = z.object({
  middleware: z.record(z.string(), z.object({ matchers: z.array(matcherSchema) })),
})

const metaSchema = z.object({
  status: z.number().default(200),
  headers: z.record(z.string(), z.string()).default({}),
})

function read<T extends z.ZodType>(schema: T, file: string): z.output<T> {
  const result = schema.safeParse(JSON.parse(readFileSync(file, 'utf8')))
  if (result.success) return result.data
  throw new Error(`${file} is not understood: ${z.prettifyError(result.error)}`)
}

export type ResponseHeaders = Readonly<Record<string, string>>

export interface BuildRules {
  /** Headers that next.config.ts adds to responses for a path. If a name occurs several times, the last value wins. */
  headersFor: (pathname: string) => ResponseHeaders
  /** Request headers by which Next's answers differ, in lower case. */
  routerHeaders: readonly string[]
  /** Whether middleware rewrites this page for this query. */
  isRewritten: (pathname: string, query: URLSearchParams) => boolean
}

/**
 * Reads a build's header rules and middleware matchers. Throws if they contain something this server does not support.
 */
export function readBuildRules(build: string): BuildRules {
  const { headers, rsc } = read(routesSchema, path.join(build, 'routes-manifest.json'))
  const { middleware } = read(middlewareSchema, path.join(build, 'server/middleware-manifest.json'))
  const rules = headers.map((rule) => ({ pattern: new RegExp(rule.regex, 'i'), headers: rule.headers }))
  const rewrites = Object.values(middleware)
    .flatMap(({ matchers }) => matchers)
    .filter(({ has }) => has.length)
    .map(({ regexp, has }) => ({ pattern: new RegExp(regexp), keys: has.map(({ key }) => key) }))
  return {
    headersFor: (pathname) =>
      Object.fromEntries(
        rules
          .filter(({ pattern }) => pattern.test(pathname))
          .flatMap((rule) => rule.headers.map(({ key, value }) => [key.toLowerCase(), value])),
      ),
    routerHeaders: rsc.varyHeader.split(',').map((name) => name.trim().toLowerCase()),
    isRewritten: (pathname, query) =>
      rewrites.some(({ pattern, keys }) => keys.every((key) => query.has(key)) && pattern.test(pathname)),
  }
}

/** Returns the status and headers that Next prerendered a page or file with, from the `.meta` file next to it. */
export const readMeta = (file: string): z.output<typeof metaSchema> => read(metaSchema, file)
