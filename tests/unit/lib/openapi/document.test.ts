import { spawnSync } from 'node:child_process'
import { readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { GET } from '@/app/api/openapi.json/route'
import { healthReportSchema } from '@/lib/health/types'
import { errorResponseSchema } from '@/lib/openapi/operation'
import { openApiDocument } from '@/lib/openapi/document'
import { operations } from '@/lib/openapi/operations'
import { samples } from '@/lib/openapi/samples'
import { createAnswerCheck } from '@/tests/support/documented'
import { newFolder } from '@/tests/support/new-folder'

const VALIDATOR = require.resolve('@seriousme/openapi-schema-validator/bin/validate-api-cli.js')
const SITE = 'https://docs.example.com'
const described = openApiDocument(SITE, samples())

/** Runs the OpenAPI validator on a document, in a separate process, because Jest cannot load the module. */
function validate(document: object) {
  const file = path.join(newFolder(), 'openapi.json')
  writeFileSync(file, JSON.stringify(document))
  const { status, stdout } = spawnSync(process.execPath, [VALIDATOR, file], { encoding: 'utf8' })
  return { status, stdout }
}

test('conforms to the schema of OpenAPI 3.1, as a wrong description does not', () => {
  expect(validate(described)).toMatchObject({ status: 0, stdout: expect.stringContaining('"valid": true') })
  expect(validate({ ...described, paths: { search: {} } }).status).not.toBe(0)
})

test('describes every path below /api/ except the answer to all others, and no other', () => {
  const routes = readdirSync('app/api', { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'route.ts' && !file.startsWith('[[...path]]'))
    .map((file) => `/api/${path.dirname(file).replaceAll(/\[(\w+)\]/g, '{$1}')}`)
  expect(Object.keys(described.paths as object).sort()).toEqual(routes.sort())
})

test('every operation has a unique id, a summary, a sample call and described responses, of errors in one shape', () => {
  expect(new Set(operations.map(({ id }) => id)).size).toBe(operations.length)
  for (const { id, summary, call, responses } of operations) {
    expect({ id, summary }).toEqual({ id, summary: expect.stringMatching(/^[A-Z\d].{5,}[^.]$/) })
    expect(Object.keys(responses)).toContain(String(call.status))
    for (const [status, { description, json }] of Object.entries(responses)) {
      expect(description).toMatch(/\.$/)
      if (Number(status) >= 400 && json !== healthReportSchema) expect(json).toBe(errorResponseSchema)
    }
  }
})

test('every sample conforms to the description', () => {
  const check = createAnswerCheck(described)
  const given = samples()
  for (const { id, method, call } of operations) {
    if (!(id in given)) continue
    const body = JSON.stringify(given[id])
    expect(check({ method, path: call.path, status: call.status, type: 'application/json', body })).toEqual([])
  }
})

test('is served at its route', async () => {
  const response = await GET(new Request(SITE))
  expect(response.headers.get('content-type')).toBe('application/json')
  expect(await response.json()).toMatchObject({ openapi: '3.1.1', paths: described.paths })
})

describe('the check of responses', () => {
  const check = createAnswerCheck(described)
  const answer = { query: 'a', count: 0, results: [], similar: [] }
  const response = { method: 'GET', path: '/api/search', status: 200, type: 'application/json' }
  const body = JSON.stringify(answer)
  test.each([
    ['a field too many', { body: JSON.stringify({ ...answer, more: 1 }) }, 1],
    ['a field too few', { body: JSON.stringify({ ...answer, count: undefined }) }, 1],
    ['another address', { path: '/api/none' }, 1],
    ['another status', { status: 418 }, 1],
    ['another type', { type: 'text/plain' }, 1],
    ['another method', { method: 'PUT' }, 1],
    ['nothing wrong', {}, 0],
    ['nothing wrong in an archive', { path: '/api/bundles/epdm', type: 'application/zip', body: '' }, 0],
  ])('finds %s', (_, changed, problems) => {
    expect(check({ ...response, body, ...changed })).toHaveLength(problems)
  })
})
