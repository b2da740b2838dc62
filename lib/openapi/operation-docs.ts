import { curlOf } from './curl'
import type { Samples } from './document'
import type { Operation } from './operation'
import { operations } from './operations'
import { objectSchemaOf, type JsonSchema } from './schemas'

export interface OperationDocs {
  id: string
  request: string
  summary: string
  description?: string
  parameters: readonly { name: string; text: string }[]
  curl: string
  status: number
  /** The sample response, abridged; undefined if it is not JSON. */
  sample?: string
  others: readonly string[]
}

const TEXT_MAX = 60
const SHORT_LIST = 3

const isShort = (value: unknown): boolean => typeof value === 'string' && value.length <= TEXT_MAX

function abridgeList(list: readonly unknown[], shown: Set<string>): unknown {
  if (list.length <= SHORT_LIST && list.every(isShort)) return list
  const [first] = list
  const shape = typeof first === 'object' && first !== null ? Object.keys(first).join() : ''
  if (shown.has(shape)) return ['…']
  if (shape) shown.add(shape)
  return [...list.slice(0, 1).map((each) => abridge(each, shown)), ...(list.length > 1 ? ['…'] : [])]
}

/** Shortens a sample: the first entry of a long list, none if its properties are in `shown`; the start of a long text. */
export function abridge(value: unknown, shown = new Set<string>()): unknown {
  if (typeof value === 'string') return isShort(value) ? value : `${value.slice(0, TEXT_MAX).trim()}…`
  if (Array.isArray(value)) return abridgeList(value, shown)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, abridge(each, shown)]))
}

/** JSON in lines, with lists of short texts on one. */
export const printed = (value: unknown): string =>
  JSON.stringify(value, null, 2).replace(/\[\s+("[^"]*"(?:,\s+"[^"]*")*)\s+\]/g, (list, texts: string) => {
    const line = `[${texts.replace(/,\s+/g, ', ')}]`
    return line.length <= TEXT_MAX ? line : list
  })

function textOf({ description, enum: allowed, default: initial, minimum, maximum, items }: JsonSchema): string {
  const values = allowed ?? (items as JsonSchema | undefined)?.enum
  return [
    description,
    Array.isArray(values) ? `One of ${values.join(', ')}.` : undefined,
    typeof minimum === 'number' && typeof maximum === 'number' ? `From ${minimum} to ${maximum}.` : undefined,
    initial === undefined || Array.isArray(initial) || initial === ''
      ? undefined
      : `By default ${JSON.stringify(initial)}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

function queryOf({ query }: Operation): { name: string; text: string }[] {
  const { properties = {} } = query ? objectSchemaOf(query, 'input') : {}
  return Object.entries(properties).map(([name, schema]) => ({ name, text: textOf(schema) }))
}

function readable(operation: Operation, siteUrl: string, samples: Samples): OperationDocs {
  const { id, method, path, summary, description, parameters = {}, responses, call } = operation
  const sample = samples[id]
  return {
    ...{ id, request: `${method.toUpperCase()} ${path}`, summary, description },
    parameters: [...Object.entries(parameters).map(([name, text]) => ({ name, text })), ...queryOf(operation)],
    curl: curlOf(operation, siteUrl),
    status: call.status,
    sample: sample === undefined ? undefined : printed(abridge(sample)),
    others: Object.keys(responses).filter((status) => Number(status) !== call.status),
  }
}

/** Returns the operations by group, in order, without the minor ones. */
export function operationDocs(siteUrl: string, samples: Samples): Map<string, OperationDocs[]> {
  const groups = new Map<string, OperationDocs[]>()
  for (const operation of operations.filter(({ isMinor }) => !isMinor))
    groups.set(operation.group, [...(groups.get(operation.group) ?? []), readable(operation, siteUrl, samples)])
  return groups
}
