import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'

interface Media {
  schema?: object
}
interface Described {
  responses: Readonly<Record<string, { content?: Readonly<Record<string, Media>> }>>
}
interface Document {
  paths: Readonly<Record<string, Readonly<Record<string, Described>>>>
}

/** A response as sent: `body` is JSON text; other bodies are ignored. */
export interface Given {
  method: string
  /** The address below the host, with or without a query. */
  path: string
  status: number
  /** Content-Type; null without a body. */
  type: string | null
  body: string
}

const fits = (pattern: string, path: string): boolean =>
  new RegExp(`^${pattern.replaceAll('.', '\\.').replace(/\{[^}]+\}/g, '[^/]+')}$`).test(path)

const covers = (range: string, type: string): boolean =>
  range === type || (range.endsWith('/*') && type.startsWith(range.slice(0, -1)))

/** Prepares to compare responses with the API's description. Returns a function that lists the differences. */
export function createAnswerCheck(document: object): (given: Given) => string[] {
  const ajv = new Ajv2020({ strictSchema: true, allErrors: true })
  addFormats.default(ajv)
  ajv.addVocabulary(Object.keys(document))
  ajv.addSchema(document, 'api')
  const { paths } = document as Document
  const compiled = new Map<string, ValidateFunction>()
  const validatorOf = (pointer: string): ValidateFunction => {
    const known = compiled.get(pointer) ?? ajv.compile({ $ref: `api#${pointer}` })
    compiled.set(pointer, known)
    return known
  }
  const pointerOf = (...keys: string[]): string =>
    keys.map((key) => `/${encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('')

  return ({ method, path, status, type, body }) => {
    const [address = ''] = path.split('?')
    const pattern = [address, ...Object.keys(paths)].find((each) => paths[each] && fits(each, address))
    if (!pattern) return [`${address} is not described`]
    const verb = method.toLowerCase()
    const where = `${method} ${pattern} ${status}`
    const operation = paths[pattern]![verb]
    if (verb === 'options' && status === 204) return []
    if (verb === 'head')
      return paths[pattern]!.get?.responses[status] || status === 405 ? [] : [`${where} is not described`]
    if (!operation) {
      const isError = validatorOf(pointerOf('components', 'schemas', 'Error'))
      return status === 405 && isError(JSON.parse(body)) ? [] : [`${where}: no such method is described`]
    }
    const answer = operation.responses[status]
    if (!answer) return [`${where} is not described`]
    const media = (type ?? '').split(';', 1)[0]!
    if (!answer.content) return body === '' ? [] : [`${where} is described without a body`]
    const described = Object.keys(answer.content).find((each) => covers(each, media))
    if (!described) return [`${where}: ${media || 'no content'} is not described`]
    if (!answer.content[described]!.schema) return []
    const keys = ['paths', pattern, verb, 'responses', String(status), 'content', described, 'schema']
    const validate = validatorOf(pointerOf(...keys))
    return validate(JSON.parse(body)) ? [] : [`${where}: ${ajv.errorsText(validate.errors)} in ${body.slice(0, 500)}`]
  }
}
